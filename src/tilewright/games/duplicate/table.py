"""The results: a line for each player, the best first, and what each round brought (R-9.6)."""

from collections import Counter

from msgspec import Struct

from tilewright.games.duplicate.state import State


class ResultLine(Struct, frozen=True):
    """A player's line; those with the same total share a place."""

    place: int
    seat: int
    name: str
    score: int
    percent: float  # of the best possible total
    tops: int  # rounds with the top word
    solos: int  # rounds in which nobody else had it
    present: bool = True
    warnings: int = 0
    penalty: int = 0  # points taken off; the score is without them


class RoundLine(Struct, frozen=True):
    """A round's line: the rack, what went on the board, the best there was, and who came nearest."""

    number: int
    rack: str
    placed: str
    points: int
    best: str
    possible: int
    top: int | None
    tops: tuple[int, ...]
    solo: int | None


def table(state: State) -> tuple[ResultLine, ...]:
    """All present and former players, the highest total first."""
    tops = Counter(seat for one in state.rounds for seat in one.tops)
    solos = Counter(one.solo for one in state.rounds)
    seats = sorted(state.contestants, key=lambda seat: -state.scores[seat])
    lines, place = list[ResultLine](), 0
    for number, seat in enumerate(seats, start=1):
        score = state.scores[seat]
        place = place if lines and lines[-1].score == score else number
        share = percent(score, state.best_total)
        counts = tops[seat], solos[seat], seat not in state.gone
        discipline = state.warnings.get(seat) or 0, state.penalties.get(seat) or 0
        lines.append(ResultLine(place, seat, state.players[seat], score, share, *counts, *discipline))
    return tuple(lines)


def percent(score: int, best: int) -> float:
    """What share of the best possible total was had, to a tenth.

    >>> percent(450, 600), percent(0, 0)
    (75.0, 0.0)
    """
    return round(100 * score / best, 1) if best else 0.0


def rounds(state: State) -> tuple[RoundLine, ...]:
    """Every round that was judged."""
    return tuple(
        RoundLine(
            number,
            one.rack,
            one.placed.slip.word if one.placed else "",
            one.placed.points if one.placed else 0,
            one.best.slip.word if one.best else "",
            one.possible,
            one.top,
            one.tops,
            one.solo,
        )
        for number, one in enumerate(state.rounds, start=1)
    )
