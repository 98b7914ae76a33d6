"""The beginner game at the terminal: letters and squares, swaps, hints, put away and taken up, and its record."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.play.playing import damaged, kept, play
from tests.cli.terminal import Terminal, plainly
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.games.junior.reading import square_text
from tilewright.games.junior.boards import printed_board
from tilewright.games.junior.exchanging import swap_due
from tilewright.games.junior.plays import plays
from tilewright.notation.coordinates import Convention

TWO = ("play", "--game", "junior", "--player", "Ann", "--seed", "3", "--board", "zoo")
SMALL = "CATS..\nO.....\nW.SUNS\n....A.\n....P.\n"


def first_play(table: TerminalTable, question: str) -> str:
    """The first play there is, in full; or what must be swapped; or Enter, where that passes."""
    state = table.state
    rack = state.racks[state.turn]
    found = plays(state.board, rack)
    if found:
        return ", ".join(f"{one.tile.lower()} {square_text(one.square, Convention.TOURNAMENT)}" for one in found[0])
    due = swap_due(state, state.turn)
    assert ("swap" in question) is bool(due)
    return " ".join(rack.faces[:due])


@pytest.mark.parametrize("bots", [(), ("thinking", "playful")])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], run: Run, home: Path, bots: tuple[str, ...]
) -> None:
    players = ("Mia",) if bots else ("Mia", "Leo")
    code, table = play(monkeypatch, "junior", first_play, players=players, bots=bots, seed=4)
    output = capsys.readouterr().out
    assert code == 0
    assert table.state.is_over
    assert table.state.board.is_full
    assert "Every letter is covered. (R-12.5)" in output
    assert "is finished: a chip!" in output
    assert ("win" in output) or ("share the victory" in output)
    result = run("replay", kept(home))
    assert result.exit_code == 0, result.output
    assert "every tile was drawn by the seed" in " ".join(result.output.split())
    last = json.loads(run("replay", kept(home), "--json").output.splitlines()[-1])
    assert sum(last["scores"].values()) == len(table.state.rules.board.words)


def test_a_letter_is_enough_where_it_has_one_place(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "small.txt"
    board.write_text(SMALL)
    result = run("play", "--game", "junior", "--board", board, typed=["?", "", "hint"])
    assert result.exit_code == 2
    assert "the racks alone need 14" in result.output


def test_what_is_typed(run: Run, home: Path) -> None:
    """The rack is A A E H H K M, and the board has one open M and several open H."""
    typed = ["h", "z", "k", "a 1a", "8f k", "q9", "5z", "m", "undo", "15e", "swap ae", "pass", "hint", "1h", "scores"]
    output = run(*TWO, "--bot", "simple", typed=typed).output
    for told in (
        "H can go on 1H, 8F, 11I or 12C. Say which one: H 1H",
        "You don't have the tile Z. (R-12.2)",
        "There is no open square for K now.",
        "There is no letter to cover on 1A. (R-12.2)",
        "8F is for the letter H, and your tile is K. (R-12.2)",
        "Good! Now your second letter; or undo.",
        "You can play. Try",
        "You can play H on 1H",
        "Ann covers M on 15E.",
        "Ann covers H on 1H.",
        "letters in the bag.",
    ):
        assert told in output, told


def test_both_letters_at_once_and_any_case(run: Run) -> None:
    output = run(*TWO, "--bot", "simple", typed=["M, h 12c"]).output
    assert "Ann covers M on 15E." in output
    assert "Ann covers H on 12C." in output


def test_ctrl_c_and_on(home: Path) -> None:
    at = Terminal(home, *TWO, "--player", "Ben")
    begun = plainly(at.wait_for("do you play?> "))
    assert "Ann: 0 chips" in begun
    first = "Ann" if "Ann begins" in begun else "Ben"
    at.press(b"\x03")
    code, last = at.end()
    assert code == 0
    assert f"tilewright play --resume {kept(home)}" in last
    at = Terminal(home, "play", "--resume", str(kept(home)))
    assert "The game goes on: Ann 0, Ben 0; 87 letters in the bag." in plainly(
        at.wait_for(f"{first}, which letter do you play?> ")
    )
    at.press(b"\x04")
    assert at.end()[0] == 0


def test_leaving_ends_a_game_of_two(run: Run, home: Path) -> None:
    result = run(*TWO, "--bot", "playful", typed=["leave", "no", "resign", "yes"])
    assert result.exit_code == 0
    assert "Too few players are left. (R-2.5)" in result.output
    assert "Playful (bot) wins" in result.output
    again = run("play", "--resume", kept(home))
    assert again.exit_code == 0
    assert "Playful (bot) wins" in again.output
    text = kept(home).read_text()
    kept(home).write_text("\n".join(text.splitlines()[:-1]))
    assert run("play", "--resume", kept(home)).exit_code == 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--board", "nowhere"], "There is no board called nowhere. You can choose classic"),
        (["--seats", "5"], "2 to 4 players"),
        (["--lexicon", "commons"], "--lexicon is not for junior."),
        (["--bot", "deep"], "There is no bot 'deep'; there are playful"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(run: Run, options: list[str], says: str) -> None:
    result = run("play", "--game", "junior", *options)
    assert result.exit_code == 2
    assert says in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_damaged_log_is_1(monkeypatch: pytest.MonkeyPatch, run: Run, home: Path) -> None:
    play(monkeypatch, "junior", first_play, players=("Mia",), bots=("simple",), seed=4, board="kitchen")
    line = damaged(kept(home), "placed", '"words":["', '"words":["X')
    result = run("replay", kept(home))
    assert result.exit_code == 1
    assert f"{kept(home)}:{line}: " in result.output


def test_the_help_fits_a_screen(run: Run) -> None:
    output = run(*TWO, "--bot", "simple", typed=["help", ""]).output
    page = output.partition("The beginner game\n")[2].partition("Enter goes back")[0]
    assert "(R-12.5)" in page
    assert max(len(line) for line in page.splitlines()) < 80
    assert len(page.splitlines()) <= 23
    assert printed_board("zoo").width == 15
