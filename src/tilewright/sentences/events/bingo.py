"""What is said of events of Bingo: cards stay hidden until the end."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.core.tiles import BLANK
from tilewright.games.bingo import events as e
from tilewright.games.bingo.events import EndReason
from tilewright.games.bingo.state import State
from tilewright.sentences.events.message import EventKey, EventMessage

OVER: dict[EndReason, EventKey] = {
    EndReason.BINGO: "event-over-bingo",
    EndReason.ALL_DRAWN: "event-over-all-drawn",
    EndReason.RESIGNED: "event-over-resigned",
}


def messages(before: State, event: e.Event) -> Iterator[EventMessage]:
    match event:
        case e.Wrote(seat=seat) | e.Dealt(seat=seat):
            yield EventMessage("event-has-card", seat=seat)
        case e.Called(tile=tile):
            yield called(len(before.called) + 1, tile)
        case e.Claimed(seat=seat):
            yield EventMessage("event-bingo", seat=seat)
        case e.Resigned(seat=seat):
            yield EventMessage("event-left", seat=seat)
        case e.Ended(why=why):
            yield EventMessage(OVER[why])
        case e.Started() | e.Struck() | e.Readied():
            return
        case never:
            assert_never(never)


def called(number: int, tile: str) -> EventMessage:
    return EventMessage("event-called", number=number, tile="blank" if tile == BLANK else tile)
