"""The score pad: a running tally for each player after every turn (R-13.1)."""

from collections.abc import Iterable

from msgspec import Struct

from tilewright.core.faces import shown
from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State


class PadLine(Struct, frozen=True):
    """What one seat did, what it was worth, and how everybody stood after it."""

    seat: int
    what: str
    points: int
    totals: tuple[int, ...]


def score_pad(events: Iterable[e.Event]) -> tuple[PadLine, ...]:
    """The pad of a game, or of as much of it as a seat was told."""
    state: State | None = None
    lines = []
    for event in events:
        before, state = state, evolve(state, event)
        if before is None:
            continue
        lines += [PadLine(seat, what, points, state.scores) for seat, what, points in _entries(before, event)]
    return tuple(lines)


def _entries(before: State, event: e.Event) -> list[tuple[int, str, int]]:
    match event:
        case e.Placed(seat=seat, words=words, points=points, themed_points=extra):
            return [(seat, shown(" ".join(words)), points + extra)]
        case e.Exchanged(seat=seat, tiles=tiles):
            return [(seat, f"exchanged {len(tiles)}", 0)]
        case e.Passed(seat=seat, late=late):
            return [(seat, "out of time" if late else "passed", 0)]
        case e.Withdrawn(seat=seat) if before.last:
            return [(seat, shown("withdrawn " + " ".join(before.last.words)), -before.last.points)]
        case e.Awarded(seat=seat, points=points):
            return [(seat, "challenge failed", points)]
        case e.ThemeJudged(seat=seat, words=words, points=points) if points:
            return [(seat, shown("theme " + " ".join(words)), points)]
        case e.TurnLost(seat=seat):
            return [(seat, "turn lost", 0)]
        case e.Resigned(seat=seat, absent=absent):
            return [(seat, "left" if absent else "resigned", 0)]
        case e.Ended():
            return _settlement(event)
        case _:
            return []


def _settlement(event: e.Ended) -> list[tuple[int, str, int]]:
    entries = []
    for seat, (rack, left, late) in enumerate(zip(event.racks, event.leftovers, event.overtime, strict=True)):
        if left:
            entries.append((seat, shown(f"left {rack}") if left < 0 else "the others' tiles", left))
        if late:
            entries.append((seat, "overtime", late))
    return entries
