"""The game clock at one terminal. It can be stopped, so that reading costs nobody time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stopwatch:
    """Milliseconds of game time, counted on from where the game stands."""

    def __init__(self, at: int = 0, *, runs: bool = False) -> None:
        self._at = at
        self._since = time.monotonic() if runs else None
        self._until: int | None = None

    def now(self) -> int:
        running = 0.0 if self._since is None else time.monotonic() - self._since
        reached = self._at + int(running * 1_000)
        return reached if self._until is None else max(self._at, min(reached, self._until))

    @contextmanager
    def running(self, until: int | None = None) -> Iterator[None]:
        """Time runs inside this block, at most up to the given moment."""
        self._since, self._until = time.monotonic(), until
        try:
            yield
        finally:
            self._at, self._since, self._until = self.now(), None, None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Time stands still inside this block."""
        self._at, self._since = self.now(), None
        try:
            yield
        finally:
            self._since = time.monotonic()
