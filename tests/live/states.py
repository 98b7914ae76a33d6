"""The state of a table by the types of its game."""

from tilewright.games.crossword import state as crossword
from tilewright.games.duplicate import state as duplicate
from tilewright.games.junior import state as junior
from tilewright.live.tables.table import Table


def standard_state(table: Table) -> crossword.State:
    assert isinstance(table.state, crossword.State)
    return table.state


def duplicate_state(table: Table) -> duplicate.State:
    assert isinstance(table.state, duplicate.State)
    return table.state


def junior_state(table: Table) -> junior.State:
    assert isinstance(table.state, junior.State)
    return table.state
