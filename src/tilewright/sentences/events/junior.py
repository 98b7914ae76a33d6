"""What is said of events of the beginner game, in short sentences: children read them."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.games.junior import events as e
from tilewright.games.junior.events import EndReason
from tilewright.games.junior.state import State
from tilewright.sentences.events.message import EventKey, EventMessage

OVER: dict[EndReason, EventKey] = {
    EndReason.ALL_PLACED: "event-over-all-placed",
    EndReason.STUCK: "event-over-stuck",
    EndReason.RESIGNED: "event-over-resigned",
}


def messages(_before: State, event: e.Event) -> Iterator[EventMessage]:
    match event:
        case e.FirstChosen(seat=seat):
            yield EventMessage("event-chosen-first", seat=seat)
        case e.Placed(seat=seat, laid=laid):
            yield EventMessage("event-covered", seat=seat, tile=laid.tile, row=laid.row, col=laid.col)
            yield from finished(event)
        case e.Exchanged(seat=seat, given=given):
            yield EventMessage("event-swapped", seat=seat, count=len(given))
        case e.Passed(seat=seat):
            yield EventMessage("event-nothing-fits", seat=seat)
        case e.Resigned(seat=seat):
            yield EventMessage("event-left", seat=seat)
        case e.Ended(why=why):
            yield EventMessage(OVER[why])
        case e.Started() | e.Drew() | e.Turned() | e.Adjourned() | e.Resumed() | e.TakenBack():
            return
        case never:
            assert_never(never)


def finished(event: e.Placed) -> Iterator[EventMessage]:
    """The words that are whole now, each with its chip (R-12.4)."""
    for word in event.words:
        yield EventMessage("event-word-finished", word=word)
