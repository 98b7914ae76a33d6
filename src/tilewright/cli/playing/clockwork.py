"""The time of a game: it goes on from where the clock stood when the game was put away."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from tilewright.cli.saying import clock_face
from tilewright.games.crossword.policies import Bank, PerMove
from tilewright.games.crossword.state import State


class Clockwork:
    """Milliseconds of game time. The machine's own clock may have been anywhere when the game was saved."""

    def __init__(self, from_: int = 0) -> None:
        self._from = from_
        self._started = time.monotonic()

    def now(self) -> int:
        return self._from + int((time.monotonic() - self._started) * 1_000)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What somebody is asked meanwhile costs nobody time."""
        asked = time.monotonic()
        try:
            yield
        finally:
            self._started += time.monotonic() - asked


def time_left(state: State, seat: int, now: int) -> str:
    """What the clock of a seat shows; nothing without a clock."""
    clock, clocks = state.rules.clock, state.clocks
    running = now - clocks.since if clocks.running == seat and not state.asleep else 0
    match clock:
        case PerMove(limit=limit):
            used = clocks.turn_used + running if clocks.running == seat else 0
            return clock_face(max(0, limit - used))
        case Bank(limit=limit):
            return clock_face(limit - clocks.used[seat] - running)
        case _:
            return ""
