"""What is wrong with a lexicon is said in one sentence by every command that takes one, and nothing is started."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

EMPTY = "/".join(["15"] * 15)
COMMANDS = (
    ("play", "--player", "Ann", "--player", "Ben"),
    ("replay", "game.gcg"),
    ("moves", f"{EMPTY} AEIRST?/ 0/0 0"),
    ("best", f"{EMPTY} AEIRST?/ 0/0 0"),
    ("autoplay", "--games", "1"),
    ("lexicon", "check", "QI"),
)
FILES = {
    "digits.txt": b"horn\nh0rn\n",
    "empty.txt": b"",
    "photo.jpg": b"\xff\xd8\xff\xe0\x00\x10JFIF\x00",
    "garbage.kwg": b"\xff" * 40,
    "cut.kwg": b"\x02\x00\x40",
    "nothing.kwg": b"",
}


@pytest.mark.parametrize(
    ("lexicon", "says"),
    [
        ("comons", "There is no lexicon or file named “comons”. Lexicons: commons, commons-world."),
        ("no/such.txt", "no/such.txt: cannot be read: No such file or directory."),
        (".", ".: cannot be read: Is a directory."),
        ("digits.txt", "line 2, column 2: 'h0rn' has a character that is no letter."),
        ("empty.txt", "empty: has no words."),
        ("photo.jpg", "photo.jpg: is no text of words: it holds binary data"),
        ("garbage.kwg", "garbage: not a sound word graph: node 0 leads out of the graph."),
        ("cut.kwg", "cut: the file ends in the middle of a number."),
        ("nothing.kwg", "nothing: not a sound word graph: it has no roots."),
    ],
)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_lexicon_that_is_none_is_named(
    run: Run, tmp_path: Path, command: tuple[str, ...], lexicon: str, says: str
) -> None:
    (tmp_path / "game.gcg").write_text("#player1 Ann Ann\n#player2 Ben Ben\n>Ann: HORNABC 8F HORN +14 14\n")
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
    result = run(*command, "--lexicon", lexicon)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
