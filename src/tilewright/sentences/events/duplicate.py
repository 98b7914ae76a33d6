"""What is said of events of the duplicate game. Of slips, nothing is said before they are judged."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.core.square import Direction
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.events import EndReason
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.slip import SlipPlay
from tilewright.games.duplicate.state import State
from tilewright.sentences.events.message import EventKey, EventMessage

OVER: dict[EndReason, EventKey] = {
    EndReason.ALL_PLAYED: "event-over-all-played",
    EndReason.ONE_KIND: "event-over-one-kind",
    EndReason.NO_PLAYS: "event-over-nothing-fits",
    EndReason.RACKS_DONE: "event-over-racks-done",
    EndReason.STOPPED: "event-over-stopped",
    EndReason.DESERTED: "event-over-deserted",
}


def messages(before: State, event: e.Event) -> Iterator[EventMessage]:
    match event:
        case e.Judged():
            yield EventMessage("event-round", number=before.number, tiles=" ".join(before.rack.faces))
        case e.Placed(play=play, origin=origin):
            row, col, down, word = _place(play)
            points = play.points
            yield EventMessage(
                "event-word-placed", row=row, col=col, down=down, word=word, points=points, origin=origin.value
            )
            yield from _missed(evolve(before, event))
        case e.Joined(name=name):
            yield EventMessage("event-joined", name=name)
        case e.Left(seat=seat):
            yield EventMessage("event-left", seat=seat)
        case e.PutBack():
            yield EventMessage("event-rack-put-back")
        case e.Ruled(word=word, good=good):
            yield EventMessage("event-word-accepted" if good else "event-word-refused", word=word)
        case e.Warned(seat=seat):
            yield EventMessage("event-warned", seat=seat)
        case e.Penalised(seat=seat, points=points):
            yield EventMessage("event-penalised", seat=seat, points=points)
        case e.Ended(why=why):
            yield EventMessage(OVER[why])
        case e.Started() | e.Drew() | e.Called() | e.Opened() | e.HandedIn() | e.SaidDone() | e.Closed():
            return
        case e.Corrected() | e.Paused():
            return
        case never:
            assert_never(never)


def of_verdict(verdict: e.Verdict) -> Iterator[EventMessage]:
    """What is to be said of a slip besides its word, its points and why it has none."""
    stated = verdict.slip.score if verdict.slip else None
    if verdict.slip is None:
        yield EventMessage("event-no-slip")
    if not verdict.why and stated not in (None, verdict.worth):
        yield EventMessage("event-score-corrected", stated=stated, worth=verdict.worth)
    if verdict.bonus:
        yield EventMessage("event-solo", points=verdict.bonus)


def _missed(after: State) -> Iterator[EventMessage]:
    """What would have been worth more than the word on the board."""
    best, placed = after.rounds[-1].best, after.rounds[-1].placed
    if best is not None and placed is not None and best.points > placed.points:
        row, col, down, word = _place(best)
        yield EventMessage("event-best-missed", row=row, col=col, down=down, word=word, points=best.points)


def _place(play: SlipPlay) -> tuple[int, int, bool, str]:
    slip = play.slip
    return slip.row, slip.col, slip.direction is Direction.DOWN, slip.word
