"""The check that a refusal leaves no trace does find one."""

from collections.abc import Callable

import msgspec
import pytest

from tests.rulebooks.common import refusal_of
from tests.rulebooks.table import LoadedDice, Table
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD


def changes_the_state(table: Table) -> None:
    msgspec.structs.force_setattr(table.state, "turn", 1)


def takes_the_turn(table: Table) -> None:
    table.state = CROSSWORD.evolve(table.state, table.do(a.Pass())[-1])


def draws(table: Table) -> None:
    table.dice.draw(table.state.bags[0], 1, rolled=0)


@pytest.mark.parametrize("trace", [changes_the_state, takes_the_turn, draws])
def test_a_refusal_that_leaves_a_trace_is_found(trace: Callable[[Table], None]) -> None:
    table = Table(racks=("HORNAIE", "AAEEIIO"), dice=LoadedDice())
    assert isinstance(table.dice, LoadedDice)
    table.dice.coming.append("S")

    def ask() -> None:
        trace(table)
        raise Refused("not-your-turn")

    with pytest.raises(AssertionError, match="a refused action changes nothing"):
        refusal_of(ask, table)


def test_a_refusal_by_another_rule_is_found() -> None:
    table = Table()
    with pytest.raises(AssertionError):
        table.refuses(a.Pass(), by=1, rule="R-1.1")


def test_an_action_that_is_allowed_is_found() -> None:
    table = Table()
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        table.refuses(a.Pass(), rule="R-2.4")
