"""Section 7: the timer, the clock and restricted changing."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.table import BOOKS, Table, across, kinds
from tilewright.core.refusal import Refused
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.state import Owing

MINUTE = 60_000
OTHER = "AEIOUST"


#


def test_a_turn_taken_within_two_minutes_is_in_time() -> None:
    """R-7.1: and each turn has two minutes of its own."""
    table = Table("magnetic", "move-timer", racks=("HORNAIE", OTHER))
    table.now = 2 * MINUTE - 1
    assert table.across(8, 6, "HORN").points == 14
    table.now += 2 * MINUTE - 1
    table.exchange("A")
    assert table.turn == 0


@pytest.mark.parametrize("action", [a.Place(across(8, 6, "HORN")), a.Exchange("H"), a.Pass(), a.Begin()])
def test_a_turn_not_taken_in_time_is_a_pass(action: a.Action) -> None:
    """R-7.1: whatever the player had in mind; nothing was laid, and all tiles are on the rack."""
    table = Table("magnetic", "move-timer", racks=("HORNAIE", OTHER))
    table.now = 2 * MINUTE + 1
    assert table.refuses(action, rule="R-7.1").key == "time-is-up"
    told = table.do(a.CallTime(), by=1)
    assert only(e.Passed, told) == e.Passed(0, late=True)
    assert (table.turn, table.racks[0], table.scores) == (1, "AEHINOR", (0, 0))
    assert table.state.board.is_empty


def test_time_is_not_called_before_it_is_over() -> None:
    """R-7.1"""
    table = Table("magnetic", "move-timer")
    table.now = 2 * MINUTE - 1
    refused = table.refuses(a.CallTime(), by=1, rule="R-7.1")
    assert (refused.key, refused.facts) == ("time-is-left", {"left": 1})
    assert Table().refuses(a.CallTime(), rule="R-7.1").key == "no-move-timer"


def test_passes_by_the_timer_end_the_game_as_others_do() -> None:
    """R-7.1, R-5.3"""
    table = Table("magnetic", "move-timer=1")
    for _ in range(4):
        assert not table.state.is_over
        table.now += MINUTE + 1
        table.do(a.CallTime())
    assert table.end.why is e.EndReason.PASSES


def test_a_play_is_beyond_challenge_once_the_next_player_ran_out_of_time() -> None:
    """R-7.1, R-3.2: the turn had its pass, so it had a start."""
    table = Table("magnetic", "move-timer", racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN")
    table.now = 2 * MINUTE + 1
    table.do(a.CallTime())
    assert table.refuses(a.Challenge(("HRNN",)), by=1, rule="R-3.2").key == "challenge-too-late"


def test_a_choice_of_bags_not_made_in_time_is_half_and_half() -> None:
    """R-7.1, R-6.5: the play itself was in time and stands."""
    table = Table("magnetic", "move-timer", "double-bag", racks=("HORNAIE", OTHER), bag=("EEEE", "TTTT"))
    table.across(8, 6, "HORN")
    assert table.state.phase == Owing(0, 4)
    table.now = 2 * MINUTE + 1
    table.do(a.CallTime(), by=1)
    assert (table.racks[0], table.scores[0], table.turn) == ("AEEEITT", 14, 1)


#


def clocked(*thinking: int, seats: int = 2, house: str = "game-clock") -> Table:
    """A game of passes, each after so much thinking."""
    table = Table("magnetic", house, seats=seats, racks=("?",) * seats, bag="A" * 10, scores=(100,) * seats)
    for time in thinking:
        table.now += time
        table.passes()
    return table


@pytest.mark.parametrize(
    ("over", "penalty"),
    [
        (-1, 0),
        (0, 0),
        (1, -10),
        (MINUTE, -10),
        (MINUTE + 1, -20),
        (5 * MINUTE - 1, -50),
        (12 * MINUTE, -120),
    ],
)
def test_each_minute_or_part_of_one_over_costs_ten_points(over: int, penalty: int) -> None:
    """R-7.2"""
    table = clocked(20 * MINUTE, 0, 5 * MINUTE + over, 0)
    assert table.end.overtime == (penalty, 0)
    assert table.scores == (100 + penalty, 100)
    assert table.end.winners == ((0, 1) if not penalty else (1,))


def test_play_goes_on_past_the_time() -> None:
    """R-7.2: no score falls before the end."""
    table = clocked(30 * MINUTE, 0)
    assert (table.turn, table.scores) == (0, (100, 100))
    table.exchange("?")
    assert table.turn == 1


def test_only_the_clock_of_the_player_on_turn_runs() -> None:
    """R-7.2: three players, and each is charged for the own turns."""
    table = clocked(1 * MINUTE, 2 * MINUTE, 26 * MINUTE, 4 * MINUTE, 5 * MINUTE, 0, seats=3)
    assert table.state.clocks.used == (5 * MINUTE, 7 * MINUTE, 26 * MINUTE)
    assert table.end.overtime == (0, 0, -10)


def test_twenty_five_minutes_and_two_are_common_and_others_can_be_agreed() -> None:
    """R-7.1, R-7.2"""
    assert clocked(10 * MINUTE + 1, 0, 0, 0, house="game-clock=10").end.overtime == (-10, 0)
    table = Table("magnetic", "move-timer=5")
    table.now = 5 * MINUTE - 1
    table.passes()
    for name in ("move-timer=0", "move-timer=-1", "game-clock=soon"):
        with pytest.raises(Refused) as caught:
            rules_for("magnetic", [name])
        assert caught.value.key == "house-rule-value"


def test_the_clock_stands_still_while_the_last_play_waits() -> None:
    """R-7.2, R-3.7"""
    table = Table("magnetic", "game-clock", racks=("S", "AX"), board=across(8, 5, "FARM"), bag="")
    table.now = 24 * MINUTE
    table.across(8, 9, "S")
    table.now = 90 * MINUTE
    table.accept()
    assert table.end.overtime == (0, 0)


#


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("left", [0, 1, 6])
def test_with_restricted_changing_six_tiles_in_the_bag_are_too_few(book: str, left: int) -> None:
    """R-7.3: to change even one."""
    table = Table(book, "restricted-changing", racks=("QVVWWXZ", OTHER), bag="E" * left)
    refused = table.refuses(a.Exchange("Q"), rule="R-7.3")
    assert (refused.key, refused.facts) == ("exchange-restricted", {"left": left, "closed_at": 6})
    assert kinds(table.passes()) == ["Passed", "Turned"]


@pytest.mark.parametrize("book", BOOKS)
def test_with_seven_in_the_bag_all_can_be_changed(book: str) -> None:
    """R-7.3"""
    table = Table(book, "restricted-changing", racks=("QVVWWXZ", OTHER), bag="E" * 7)
    table.exchange("QVVWWXZ")
    assert table.racks[0] == "E" * 7


@pytest.mark.parametrize("book", BOOKS)
def test_without_the_option_a_low_bag_is_enough(book: str) -> None:
    """R-7.3, R-2.13"""
    table = Table(book, racks=("QVVWWXZ", OTHER), bag="E")
    table.exchange("Q")
    assert "E" in table.racks[0]
