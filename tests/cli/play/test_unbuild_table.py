"""Unbuild at the terminal: tiles by letters, by words and by squares, hints, boards from files, and its record."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.play.playing import damaged, kept, play
from tests.cli.terminal import Terminal, plainly
from tilewright.cli.frame.table import TerminalTable
from tilewright.games.unbuild.removals import removals
from tilewright.notation.coordinates import Convention
from tilewright.notation.removals import write_removal

GCG = """#player1 Ann Ann
#player2 Ben Ben
>Ann: HORNAET 8F HORN +14 14
>Ben: FARMXYZ H6 FA.M +9 9
>Ann: AETPSQU 10F PASTE +25 39
"""


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "game.gcg"
    file.write_text(GCG)
    return file


def last_removal(table: TerminalTable, _question: str) -> str:
    """The cheapest removal there is, as the table itself would write it."""
    taken = removals(table.state, table.session.words)[-1].taken
    return write_removal(table.state.board, taken, Convention.TOURNAMENT)


@pytest.mark.parametrize("bots", [(), ("greedy",)])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    run: Run,
    home: Path,
    board: Path,
    words_file: Path,
    bots: tuple[str, ...],
) -> None:
    players = ("Ann",) if bots else ("Ann", "Ben")
    choices = {"players": players, "bots": bots, "board": str(board), "lexicon": words_file}
    code, table = play(monkeypatch, "unbuild", last_removal, **choices)
    output = capsys.readouterr().out
    assert code == 0
    assert table.state.is_over
    assert "The game is over" in output
    assert ("wins with" in output) or ("share the victory" in output)
    result = run("replay", kept(home))
    assert result.exit_code == 0, result.output
    assert "Every score is right." in result.output
    last = json.loads(run("replay", kept(home), "--json").output.splitlines()[-1])
    assert tuple(last["scores"].values()) == table.state.scores


def test_a_board_that_bots_have_just_made(monkeypatch: pytest.MonkeyPatch, home: Path, words_file: Path) -> None:
    choices = {"players": ("Ann",), "bots": ("greedy",), "seed": 2, "lexicon": words_file}
    code, table = play(monkeypatch, "unbuild", last_removal, **choices)
    assert code == 0
    assert table.state.rules.board.tiles > 10


def test_what_is_typed(run: Run, board: Path, words_file: Path) -> None:
    typed = [
        "8A: X", "8F HERN: R", "8F: RR", "8F:", ": x", "8I", "hello", "8F H8 F8 G8 H9 H10 G10", "8F 10F", "hint",
        "10F paste: P", "H10: s", "scores",
    ]  # fmt: skip
    output = run("play", "--game", "unbuild", "--player", "Ann", "--seats", "1", "--board", board,
                 "--lexicon", words_file, typed=typed).output  # fmt: skip
    for told in (
        "There is no tile on 8A. (R-10.1)",
        "8F has HORN there, not HERN.",
        "HORN has no such letters: RR.",
        "Name the letters to take, as 8F: RN.",
        "That would leave HOR, which is not in this game's list. (R-10.2)",
        "I do not know 'hello'",
        "are not all in one word. Take tiles from a single word. (R-10.1)",
        " for ",
        "Ann 0.",
    ):
        assert told in output, told


def test_squares_and_whole_words(run: Run, board: Path, words_file: Path) -> None:
    board.write_text("\n".join(GCG.splitlines()[:4]) + "\n")
    alone = ("play", "--game", "unbuild", "--player", "Ann", "--seats", "1", "--board", board, "--lexicon", words_file)
    assert "Ann takes H6 FARM: FAM for 8 points." in run(*alone, typed=["h6 h7 h9"]).output
    assert (
        "Ann takes 8F HORN: HON for 6 points."
        in run(*alone, typed=["G8: hon"]).output + run(*alone, typed=["8g: noh"]).output
    )


def test_ctrl_c_and_on(home: Path, board: Path, words_file: Path) -> None:
    words = ("--lexicon", str(words_file))
    at = Terminal(
        home, "play", "--game", "unbuild", "--player", "Ann", "--player", "Ben", "--board", str(board), *words
    )
    at.wait_for("Ann, which tiles do you take?> ")
    taken = plainly(at.type("hint", "Ann, which tiles do you take?> ")).partition(" for ")[0].splitlines()[-1]
    at.type(taken, "Ben, which tiles do you take?> ")
    at.press(b"\x03")
    code, last = at.end()
    assert code == 0
    assert f"--resume {kept(home)} --lexicon {words_file}" in last
    at = Terminal(home, "play", "--resume", str(kept(home)), *words)
    assert "The game goes on: Ann" in plainly(at.wait_for("Ben, which tiles do you take?> "))
    at.press(b"\x04")
    assert at.end()[0] == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "(R-13.2)"), ("{}", "(R-13.2)"), (GCG.replace("+9 9", "+9 10"), "line 4"), (None, "cannot be read")],
)
def test_a_board_that_cannot_be_is_one_sentence(run: Run, tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "game.gcg"
    if text is not None:
        file.write_text(text)
    result = run("play", "--game", "unbuild", "--board", file)
    assert result.exit_code == 2
    assert says in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_damaged_log_is_1(
    monkeypatch: pytest.MonkeyPatch, run: Run, home: Path, board: Path, words_file: Path
) -> None:
    choices = {"players": ("Ann",), "bots": ("greedy",), "board": str(board), "lexicon": words_file}
    play(monkeypatch, "unbuild", last_removal, **choices)
    line = damaged(kept(home), "removed", '"points":', '"points":1')
    result = run("replay", kept(home))
    assert result.exit_code == 1
    assert f"{kept(home)}:{line}: " in result.output


def test_the_help_fits_a_screen(run: Run, board: Path) -> None:
    output = run("play", "--game", "unbuild", "--board", board, typed=["help", ""]).output
    page = output.partition("Unbuild\n")[2].partition("Enter goes back")[0]
    assert "(R-10.3)" in page
    assert max(len(line) for line in page.splitlines()) < 80
    assert len(page.splitlines()) <= 23
