"""Bingo at the terminal: cards written, dealt, struck and checked, a caller with a bag, cards to print, records."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.play.playing import damaged, kept, play
from tests.cli.terminal import Terminal, plainly, screens
from tilewright.bots.roster import bots_for
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.games.registry import OTHERS

ALONE = ("play", "--game", "bingo", "--player", "Ann", "--seed", "3")


def careful(table: TerminalTable, question: str) -> str:
    """Takes a card by chance, strikes whatever was called, and calls Bingo when the card is full."""
    state = table.state
    if "two words" in question or "Enter shows" in question:
        return ""
    if state.caller is not None and "which tile" in question:
        return "blank" if state.bag.faces[0] == "?" else state.bag.faces[0].lower()
    if "ends the game" in question:
        return ""
    seat = next(seat for seat, name in enumerate(table.names) if question.startswith(f"{name},"))
    card = state.cards[seat]
    if card.is_full:
        return "bingo"
    due = [
        one
        for one in set(card.letters)
        if card.open_place(one) is not None and card.struck_of(one) < state.called.count(one)
    ]
    return due[0] if due else ""


@pytest.mark.parametrize(
    "choices",
    [
        {"players": ("Ann",), "bots": ("lucky",)},
        {"players": ("Ann", "Ben")},
        {"players": ("Ann", "Ben"), "bots": ("canny",), "caller": True},
    ],
)
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    run: Run,
    home: Path,
    choices: dict[str, object],
) -> None:
    code, table = play(monkeypatch, "bingo", careful, seed=5, **choices)
    output = capsys.readouterr().out
    assert code == 0
    assert "calls Bingo, and it is true! (R-11.2)" in output
    assert ("wins." in output) or ("share the victory." in output)
    assert "The game is over. All fourteen letters are crossed off. (R-11.2)" in output
    result = run("replay", kept(home))
    assert result.exit_code == 0, result.output
    assert "Bingo after" in result.output
    last = json.loads(run("replay", kept(home), "--json").output.splitlines()[-1])
    assert tuple(last["scores"].values()) == table.state.scores


def test_own_words(run: Run) -> None:
    cards = ["JOGGING GIGGLED", "TRAINER ABCDEFG", "TRAINER TRAIN", "trainer strange"]
    output = run(*ALONE, "--bot", "lucky", typed=[*cards, "call e", "bingo", "strike z", "strike", "next"]).output
    for told in (
        "These words use G more often than the set has it. (R-11.1)",
        "ABCDEFG is not in this game's list. (R-11.1)",
        "A card has 2 words of 7 letters each. (R-11.1)",
        "T  R  A  I  N  E  R",
        "The program calls the tiles",
        "letters on your card have still to be called. Play goes on. (R-11.2)",
        "There is no Z on your card.",
        "Tile 2 is",
    ):
        assert told in output, told


def test_the_card_of_one_is_not_on_the_screen_of_another(home: Path) -> None:
    at = Terminal(home, *ALONE, "--player", "Ben")
    at.wait_for("Ann, Enter shows where you write your card> ")
    at.type("", "(Enter: by chance)> ")
    at.type("trainer strange", "Ben, Enter shows where you write your card> ")
    assert "trainer" not in screens(at.raw)[-1]
    at.type("", "(Enter: by chance)> ")
    assert "T  R  A  I" not in screens(at.type("", "Ann, Enter shows your card, next goes on> "))[-1]
    shown = at.type("", "hides your card> ")
    assert "T  R  A  I" in plainly(shown)
    hidden = at.type("", "Ben, Enter shows your card, next goes on> ")
    assert "T  R  A  I" not in screens(hidden)[-1]
    assert "\x1b[3J" in hidden
    at.press(b"\x03")
    code, last = at.end()
    assert code == 0
    assert "Take it up again" in last
    at = Terminal(home, "play", "--resume", str(kept(home)))
    assert "T  R  A  I" not in plainly(at.wait_for("Ben, Enter shows your card, next goes on> "))
    at.press(b"\x04")
    assert at.end()[0] == 0


def test_cards_to_print(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    result = run("play", "--game", "bingo", "--print", page, "--seats", "12", "--player", "Ann")
    assert result.exit_code == 0
    assert "12 cards and a sheet for the caller" in result.output
    assert page.read_text().count('class="card"') == 12
    result = run("play", "--game", "bingo", "--print", tmp_path)
    assert result.exit_code == 2
    assert "could not be written" in result.output


def test_everybody_goes(run: Run) -> None:
    result = run(*ALONE, "--player", "Ben", "--bot", "lucky", "--caller", typed=["", "", "leave", "yes", "leave", "y"])
    assert result.exit_code == 0, result.output


def test_a_damaged_log_is_1(monkeypatch: pytest.MonkeyPatch, run: Run, home: Path) -> None:
    play(monkeypatch, "bingo", careful, seed=5, players=("Ann",), bots=("lucky",))
    line = damaged(kept(home), "claimed", '"seat":', '"seat":5')
    result = run("replay", kept(home))
    assert result.exit_code == 1
    assert f"{kept(home)}:{line}: " in result.output


def test_the_help_fits_a_screen(run: Run) -> None:
    output = run(*ALONE, typed=["?", ""]).output
    page = output.partition("Bingo\n")[2].partition("Enter goes back")[0]
    assert "(R-11.2)" in page
    assert max(len(line) for line in page.splitlines()) < 80
    assert len(page.splitlines()) <= 23


def test_the_bots_of_the_help_are_those_there_are() -> None:
    for game, (_, bots) in OTHERS.items():
        assert bots.split() == list(bots_for(game))
