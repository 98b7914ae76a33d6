"""What is said of events of Unbuild."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.core.square import Direction
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.events import EndReason
from tilewright.games.unbuild.state import State
from tilewright.notation.removals import removed_from
from tilewright.sentences.events.message import EventKey, EventMessage

OVER: dict[EndReason, EventKey] = {
    EndReason.EMPTY: "event-over-empty",
    EndReason.NO_REMOVALS: "event-over-no-removals",
    EndReason.RESIGNED: "event-over-resigned",
}


def messages(before: State, event: e.Event) -> Iterator[EventMessage]:
    match event:
        case e.Removed(seat=seat, taken=taken, points=points):
            (row, col), direction, word, tiles = removed_from(before.board, taken)
            down = direction is Direction.DOWN
            yield EventMessage(
                "event-removed", seat=seat, row=row, col=col, down=down, word=word, tiles=tiles, points=points
            )
        case e.Resigned(seat=seat):
            yield EventMessage("event-left", seat=seat)
        case e.Ended(why=why):
            yield EventMessage(OVER[why])
        case e.Started():
            return
        case never:
            assert_never(never)
