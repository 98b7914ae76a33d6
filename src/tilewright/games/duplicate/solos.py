"""Who had the top of a round, and who had it alone."""

from collections.abc import Collection, Sequence

from tilewright.games.duplicate.events import Verdict


def top_of(verdicts: Collection[Verdict]) -> tuple[int | None, tuple[int, ...]]:
    """The most that a valid slip was worth, and the seats that had it."""
    top = max((verdict.worth for verdict in verdicts if not verdict.why), default=None)
    tops = [seat for verdict in verdicts if not verdict.why and verdict.worth == top for seat in verdict.seats]
    return top, tuple(sorted(tops))


def solo_of(tops: Sequence[int], players: int) -> int | None:
    """The seat that had the top alone. A single player has no solos.

    >>> solo_of((3,), players=4), solo_of((1, 3), players=4), solo_of((0,), players=1)
    (3, None, None)
    """
    return tops[0] if len(tops) == 1 and players > 1 else None
