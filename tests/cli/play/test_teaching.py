"""What the terminal teaches and offers: the rules in a screen, all games, a hint where it is allowed."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import Terminal, plainly
from tilewright.cli.games.registry import GAMES

TWO = ("--player", "Ann", "--player", "Ben", "--seed", "1")


def test_a_question_mark_teaches_the_standard_game_in_a_screen(run: Run, words_file: Path) -> None:
    """R-2.7, R-2.8, R-3.2, R-3.3, R-4.5, R-4.6"""
    result = run("play", *TWO, "--lexicon", words_file, typed=["", "?", "", "help", ""])
    page = result.output.partition("How the game is played\n")[2].partition("Enter goes back")[0]
    for rule in ("(R-2.7)", "(R-2.8)", "(R-3.2, R-3.3)", "(R-4.5)", "(R-4.6, ", "exchange QO"):
        assert rule in page
    assert len(page.splitlines()) < 23
    assert max(len(line) for line in page.splitlines()) < 80
    assert "What you can type" in result.output


@pytest.mark.parametrize("edition", ["folio", "large-print"])
def test_the_rules_say_what_ends_the_time_for_a_challenge(run: Run, words_file: Path, edition: str) -> None:
    """R-3.2"""
    result = run("play", "--edition", edition, *TWO, "--lexicon", words_file, typed=["", "rules", ""])
    assert "until the next player lays tiles, exchanges or passes" in " ".join(result.output.split())


def test_the_rules_of_two_bags_tell_of_drawing_letter_by_letter(run: Run, words_file: Path) -> None:
    """R-6.5"""
    result = run("play", "--house", "double-bag", *TWO, "--lexicon", words_file, typed=["", "", "", "rules", ""])
    assert "or one by one: draw v. (R-6.5)" in " ".join(result.output.split())


def test_a_hint_is_given_where_it_is_allowed_and_such_a_game_is_no_best(run: Run, words_file: Path) -> None:
    """R-3.2, R-6.2, R-8.1"""
    closed = run("play", *TWO, "--lexicon", words_file, typed=["", "hint"])
    assert "Hints are for games alone" in closed.output
    opened = run("play", *TWO, "--house", "open-dictionary", "--lexicon", words_file, typed=["", "hint"])
    assert "would score" in opened.output
    alone = ("play", "--game", "solitaire", "--seed", "5", "--lexicon", words_file)
    assert "is no personal best" in run(*alone, typed=["hint", "pass", "pass", ""]).output


def test_a_hint_that_was_taken_is_remembered_when_the_game_is_put_away(run: Run, words_file: Path, home: Path) -> None:
    """R-8.1"""
    run("play", "--game", "solitaire", "--seed", "5", "--lexicon", words_file, typed=["hint", "save"])
    kept = next((home / "games").glob("*.game"))
    assert "is no personal best" in run("play", "--resume", kept, typed=["pass", "pass", ""]).output


def test_duplicate_tells_what_is_unseen(run: Run, words_file: Path) -> None:
    """R-9.5"""
    result = run("play", "--game", "duplicate", "--player", "Ann", "--lexicon", words_file, typed=["unseen"])
    assert "Unseen, 93: " in result.output


def test_play_alone_offers_all_games(home: Path) -> None:
    at = Terminal(home, "play")
    offered = plainly(at.wait_for("> "))
    assert all(name in offered for name in GAMES)
    assert "There is no game tennis. You can choose" in plainly(at.type("tennis"))
    assert "Which edition?" in plainly(at.type("1"))
    at.kill()
    at = Terminal(home, "play")
    at.wait_for("> ")
    assert "Which edition?" not in plainly(at.type("dup"))
    at.kill()
