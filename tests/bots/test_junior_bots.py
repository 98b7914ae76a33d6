"""Players of the beginner game: what each takes, what the thinking one leaves, and who beats whom."""

from collections.abc import Sequence

import pytest

from tests.rulebooks.junior_table import JuniorTable, of
from tilewright.bots.bot import Bot, Budget
from tilewright.bots.headless import Headless
from tilewright.bots.junior.foresight import field
from tilewright.bots.junior.roster import BOTS
from tilewright.core.dice import Dice
from tilewright.core.square import Laid
from tilewright.games.base import Kit
from tilewright.games.junior import actions as a
from tilewright.games.junior.boards import PRINTED
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.plays import plays
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.state import State
from tilewright.games.junior.view import View
from tilewright.testing import SAMPLE_WORDS


def bot(name: str) -> Bot[View, a.Action]:
    return BOTS[name].make(SAMPLE_WORDS, Rules())


def chosen(name: str, table: JuniorTable, luck: int = 0) -> a.Action | None:
    kit = Kit(SAMPLE_WORDS, Dice(bytes([luck] * 32)))
    return bot(name).choose(JUNIOR.view(table.state, table.turn), kit, Budget())


def squares(action: a.Action | None) -> set[Laid]:
    assert isinstance(action, a.Place)
    return set(action.laid)


def wins(names: Sequence[str], games: int) -> list[float]:
    """Victories of each, a shared one in parts; the same tiles are played from every side of the table."""
    won = [0.0] * len(names)
    for number in range(games):
        turned = number % len(names)
        order = [(place + turned) % len(names) for place in range(len(names))]
        kit = Kit(SAMPLE_WORDS, Dice(bytes([number // len(names)] * 32)))
        state = Headless.begun(JUNIOR, Rules(), [bot(names[who]) for who in order], kit).played_out()
        assert isinstance(state, State)
        assert state.over
        for seat in state.over.winners:
            won[order[seat]] += 1 / len(state.over.winners)
    return won


@pytest.mark.parametrize("name", BOTS)
def test_each_can_be_had_by_its_name_and_says_what_it_does(name: str) -> None:
    assert BOTS[name].says.endswith(".")
    assert isinstance(chosen(name, JuniorTable()), a.Place)


@pytest.mark.parametrize("name", ["simple", "thinking"])
def test_a_word_that_can_be_finished_is_finished(name: str) -> None:
    table = JuniorTable(racks=("TDBFOOO", "IIRRLLP"), covered=of("JACKET", 1, 2, 3, 4, 5))
    for luck in range(20):
        assert set(of("JACKET", 6)) <= squares(chosen(name, table, luck))


@pytest.mark.parametrize("name", ["simple", "thinking"])
def test_a_word_that_takes_both_tiles_is_seen_too(name: str) -> None:
    table = JuniorTable(racks=("TEBFOOO", "IIRRLLP"), covered=of("JACKET", 1, 2, 3, 4))
    assert squares(chosen(name, table)) == set(of("JACKET", 5, 6))


def test_two_chips_are_better_than_one() -> None:
    covered = (*of("BOAT", 1, 2, 3), *of("GOAT", 1, 2, 3), *of("JACKET", 1, 2, 3, 4, 5))
    table = JuniorTable(racks=("TIIRRLL", "IIOOPPP"), covered=covered, pool="EE")
    for name in ("simple", "thinking"):
        assert set(of("BOAT", 4)) <= squares(chosen(name, table))


def test_the_thinking_one_holds_back_what_would_help_the_next() -> None:
    """Its E would let Ben finish JACKET with his T. The simple one does not see that, and plays it now and then."""
    table = JuniorTable(racks=("EBWDOII", "TOOIIRR"), covered=of("JACKET", 1, 2, 3, 4))
    e_of_jacket = of("JACKET", 5)[0]
    assert all(e_of_jacket not in squares(chosen("thinking", table, luck)) for luck in range(30))
    assert any(e_of_jacket in squares(chosen("simple", table, luck)) for luck in range(30))


def test_who_cannot_play_swaps_or_passes() -> None:
    for name in BOTS:
        swapped = chosen(name, JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="NNN"))
        assert isinstance(swapped, a.Exchange)
        assert len(swapped.tiles) == 2
        assert chosen(name, JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="")) == a.Pass()


def test_the_thinking_one_gives_away_what_it_can_use_last() -> None:
    """The N of TELEVISION is nine letters away, its L two; the R of FRUIT one."""
    table = JuniorTable(racks=("RRLLNLO", "BBBOOOO"), pool="EE")
    swapped = chosen("thinking", table)
    assert isinstance(swapped, a.Exchange)
    assert "R" not in swapped.tiles


def test_a_game_that_was_put_away_is_taken_up() -> None:
    table = JuniorTable()
    table.do(a.Adjourn())
    assert chosen("simple", table) == a.Resume()


def test_looking_ahead_knows_the_plays_that_the_rules_know() -> None:
    """By bits or by squares, what can be covered in a turn is the same, and so are the chips."""
    table = JuniorTable(seats=3)
    where = field(PRINTED)
    while not table.state.is_over:
        board, rack = table.state.board, table.state.racks[table.turn]
        free = where.free_of(board)
        ruled = plays(board, rack)
        found = where.plays(free, rack.faces)
        assert {frozenset(where.laid(order)) for order in found.values()} == {frozenset(play) for play in ruled}
        best = max((where.chips(free, covered) for covered in found), default=0)
        assert where.best(free, rack.faces) == best
        action = chosen("simple", table, table.state.number % 256)
        assert action is not None
        before = table.chips[table.turn]
        seat = table.turn
        table.do(action)
        assert table.chips[seat] - before == best


def test_the_same_view_and_dice_give_the_same_choice() -> None:
    table = JuniorTable()
    assert {repr(chosen("thinking", table, luck=3)) for _ in range(3)} == {repr(chosen("thinking", table, luck=3))}


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_the_thinking_one_beats_the_simple_one_clearly() -> None:
    """Some four games of five; here a part of those that were measured."""
    thinking, simple = wins(("thinking", "simple"), 60)
    assert thinking > 1.8 * simple


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_the_simple_one_beats_the_playful_one() -> None:
    simple, playful = wins(("simple", "playful"), 30)
    assert simple > 2 * playful


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_the_thinking_one_wins_at_a_full_table_too() -> None:
    won = wins(("thinking", "simple", "simple", "simple"), 60)
    assert won[0] > 1.3 * max(won[1:])
