"""A game that was put away goes on by the dictionary it was played by, or says so (R-3.1, R-13.2)."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.lexicons.shelf import add_lexicon
from tilewright.testing import SAMPLE_WORDS

STANDARD = ("--player", "Ann", "--player", "Ben")
UNBUILD = ("--game", "unbuild", "--seats", "2")
KEPT = Path(__file__).parents[2] / "library" / "kept"


def plainly(text: str) -> str:
    return " ".join(re.sub(r"\x1b\[[0-9;]*m", "", text).split())


def put_away(run: Run, home: Path, game: tuple[str, ...], lexicon: str) -> Path:
    """The file of a game that has just begun; the other games are kept when whoever plays is gone."""
    run("play", *game, "--seed", "1", "--lexicon", lexicon, typed=["save"] if game == STANDARD else [])
    return next((home / "games").glob("*.game"))


@pytest.mark.parametrize("game", [STANDARD, ("--game", "duplicate", "--player", "Ann"), UNBUILD])
def test_a_game_goes_on_by_the_words_it_was_played_by(
    run: Run, words_file: Path, home: Path, game: tuple[str, ...]
) -> None:
    """R-13.2: also from another folder, and without being told again."""
    file = put_away(run, home, game, words_file.name)
    assert str(words_file) in file.read_text()
    again = run("play", "--resume", file)
    assert str(words_file) in again.output
    assert "decide" not in plainly(again.output)
    words_file.write_text("\n".join((*SAMPLE_WORDS, "ZZZ")))
    assert "has changed since the game was put away" in plainly(run("play", "--resume", file).output)


@pytest.mark.parametrize("game", [STANDARD, UNBUILD])
def test_a_dictionary_that_is_gone_is_named_and_another_can_be_chosen(
    run: Run, words_file: Path, home: Path, game: tuple[str, ...]
) -> None:
    """R-3.1"""
    add_lexicon("club", words_file)
    file = put_away(run, home, game, "club")
    (home / "lexicons" / "club.words").unlink()
    gone = run("play", "--resume", file)
    assert gone.exit_code == 2
    assert "played by the lexicon club, which is not here" in gone.output
    assert len(gone.output.strip().splitlines()) == 1
    other = plainly(run("play", "--resume", file, "--lexicon", "commons").output)
    assert "Until now club decided which words are good; from now on commons does." in other


def test_a_game_by_the_book_on_the_table_stays_so(run: Run, home: Path) -> None:
    """R-3.1"""
    run("play", *STANDARD, "--seed", "1", typed=["save"])
    file = next((home / "games").glob("*.game"))
    assert "dictionary" not in plainly(run("play", "--resume", file).output)
    other = plainly(run("play", "--resume", file, "--lexicon", "commons").output)
    assert "Until now your own dictionary decided; from now on commons does." in other


def test_a_file_of_an_earlier_version_says_nothing_of_its_words(run: Run, tmp_path: Path) -> None:
    """R-13.2"""
    old = tmp_path / "old.game"
    old.write_bytes((KEPT / "double_bag.saved").read_bytes())
    said = plainly(run("play", "--resume", old).output)
    assert "The file does not say by which dictionary the game was played; your own dictionary decides." in said


def test_a_solitaire_has_a_best_for_each_set_of_rules_and_words(run: Run, words_file: Path, home: Path) -> None:
    """R-8.1: and one that was given up has none."""
    alone = ("play", "--game", "solitaire", "--seed", "5", "--lexicon", words_file)
    assert "is no personal best" in run(*alone, typed=["resign", "yes", ""]).output
    assert "your best to beat" in run(*alone, typed=["pass", "pass", ""]).output
    for other in (["--house", "eight-tile"], ["--house", "move-timer=9"], ["--lexicon", "commons"]):
        assert "This game has no best yet." in run(*alone, *other, typed=["pass", "pass", ""]).output
    bests = home / "bests.json"
    bests.write_text(re.sub(r',\s*"key": "[^"]*"', "", bests.read_text()))
    assert "was kept without its rules and words" in plainly(run(*alone, typed=["pass", "pass", ""]).output)
    assert bests.read_text().count('"key": ""') == 4
