"""What is said of events of the standard game."""

from collections.abc import Iterator
from typing import assert_never

from tilewright.core.square import Direction
from tilewright.core.tiles import BLANK
from tilewright.games.crossword import events as e
from tilewright.games.crossword.events import EndReason
from tilewright.games.crossword.policies import LoseTurn, OnChallenge
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.notation.coordinates import place_of
from tilewright.sentences.events.message import EventKey, EventMessage

OVER: dict[EndReason, EventKey] = {
    EndReason.NO_PLAYS: "event-over-no-plays",
    EndReason.PASSES: "event-over-passes",
    EndReason.SCORELESS: "event-over-scoreless",
    EndReason.RESIGNED: "event-over-resigned",
    EndReason.FINISHED: "event-over-finished",
}


def messages(before: State, event: e.Event) -> Iterator[EventMessage]:
    match event:
        case e.LotsDrawn():
            yield from _lots(event)
        case e.Placed():
            yield from _placed(before, event)
        case e.Exchanged(seat=seat, tiles=tiles):
            yield EventMessage("event-exchanged", seat=seat, count=len(tiles))
        case e.Passed(seat=seat, late=late):
            yield EventMessage("event-late" if late else "event-passed", seat=seat)
        case e.Relaxed(least=None):
            yield EventMessage("event-relaxed-fully")
        case e.Relaxed(least=least):
            yield EventMessage("event-relaxed", least=least)
        case e.EndReached(why=why, out=out):
            yield why_over(why, out)
            yield EventMessage("event-last-play")
        case e.Ended(why=why, out=out):
            yield why_over(why, out)
        case e.Resigned(seat=seat, absent=absent):
            yield EventMessage("event-gone" if absent else "event-resigned", seat=seat)
        case e.Started() | e.SetUp() | e.DrawOwed() | e.Drew() | e.Returned() | e.Turned() | e.ClockRan() | e.Stood():
            return
        case e.Adjourned() | e.Resumed() | e.TakenBack():
            return
        case _:
            yield from _after_a_play(before, event)


_Answer = e.Challenged | e.Withdrawn | e.Forfeited | e.Awarded | e.TurnLost | e.Voted | e.ThemeJudged | e.Accepted


def _after_a_play(before: State, event: _Answer) -> Iterator[EventMessage]:
    claims = before.last.claims if before.last else ()
    match event:
        case e.Challenged():
            yield from _challenged(before, event)
        case e.Withdrawn(seat=seat):
            yield EventMessage("event-withdrawn", seat=seat)
        case e.Forfeited(seat=seat):
            yield EventMessage("event-forfeited", seat=seat)
        case e.Awarded(seat=seat, points=points):
            yield EventMessage("event-awarded", seat=seat, points=points)
        case e.TurnLost(seat=seat):
            yield EventMessage("event-turn-lost", seat=seat)
        case e.Voted(seat=seat, votes=votes):
            accepted = [word for word, vote in zip(claims, votes, strict=False) if vote]
            refused = [word for word, vote in zip(claims, votes, strict=False) if not vote]
            if accepted:
                yield EventMessage("event-voted-for", seat=seat, words=accepted)
            if refused:
                yield EventMessage("event-voted-against", seat=seat, words=refused)
        case e.ThemeJudged(words=words, points=points) if points:
            yield EventMessage("event-theme-accepted", words=words, points=points)
        case e.ThemeJudged(words=words):
            yield EventMessage("event-theme-refused", words=words or claims)
        case e.Accepted(seat=seat):
            yield EventMessage("event-accepted", seat=seat)
        case never:
            assert_never(never)


def why_over(why: EndReason, out: int | None) -> EventMessage:
    if why is EndReason.OUT:
        return EventMessage("event-over-out", seat=out)
    return EventMessage(OVER[why])


def _lots(event: e.LotsDrawn) -> Iterator[EventMessage]:
    """R-2.2: the draw for first play."""
    for seat, face in event.lots:
        yield EventMessage("event-lot", seat=seat, tile="blank" if face == BLANK else face)
    if event.first is None:
        yield EventMessage("event-lots-tied")
    else:
        yield EventMessage("event-first-player", seat=event.first)


def _placed(before: State, event: e.Placed) -> Iterator[EventMessage]:
    (row, col), direction = place_of(before.board.lay(event.laid), event.laid)
    points, down = event.points + event.themed_points, direction is Direction.DOWN
    yield EventMessage("event-placed", seat=event.seat, words=event.words, row=row, col=col, down=down, points=points)
    for one in event.recycled:
        yield EventMessage("event-blank-recycled", tile=one.tile)
    yield from extras(before.rules, event)
    if event.themed:
        yield EventMessage("event-themed", words=event.themed, points=event.themed_points)
    if event.claims:
        yield EventMessage("event-claimed", words=event.claims)


def extras(rules: Rules, event: e.Placed) -> Iterator[EventMessage]:
    """What a play earns for many tiles and for kinds of words; its points have it already."""
    bonus = rules.bonus_for(len(event.laid))
    if bonus:
        yield EventMessage("event-tiles-bonus", count=len(event.laid), points=bonus)
    for kind, points in rules.words_rewarded(event.words):
        yield EventMessage("event-words-bonus", house=kind.words, points=points)


def _challenged(before: State, event: e.Challenged) -> Iterator[EventMessage]:
    if event.bad:
        yield EventMessage("event-challenge-won", seat=event.seat, words=event.bad)
        return
    yield EventMessage("event-challenge-lost", seat=event.seat, words=event.words)
    checking = before.rules.checking
    if isinstance(checking, OnChallenge) and not isinstance(checking.wrong, LoseTurn):
        yield EventMessage("event-stands")
