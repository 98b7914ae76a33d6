"""A game of Unbuild as a table: what each took, and how all stood after it."""

from tilewright.cli.games.record import RecordedTurn
from tilewright.core.board import Board
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.state import State
from tilewright.notation.coordinates import Convention
from tilewright.notation.removals import write_removal


def turns(before: State, event: e.Event) -> list[RecordedTurn]:
    match event:
        case e.Removed(seat=seat, taken=taken, word=word, points=points):
            text = write_removal(before.board, taken, Convention.TOURNAMENT)
            fields: dict[str, object] = {
                "at": text.split()[0],
                "word": word,
                "taken": "".join(one.tile for one in taken),
            }
            return [(seat, fields, text, points)]
        case e.Resigned(seat=seat):
            return [(seat, {"resigned": True}, "leaves", 0)]
        case _:
            return []


def words_of(_event: e.Event) -> tuple[str, ...]:
    """No word is made in this game."""
    return ()


def board_of(state: State) -> Board:
    return state.board


def result(_state: State) -> list[str]:
    """The removals say it all."""
    return []
