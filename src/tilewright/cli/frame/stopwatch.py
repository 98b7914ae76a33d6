"""The time of a game at one terminal: it stands still where it is meant to, so that reading costs nobody anything."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stopwatch:
    """Milliseconds of game time, from the moment that the game has reached."""

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
        """While this lasts time runs, up to a moment if one is named."""
        self._since, self._until = time.monotonic(), until
        try:
            yield
        finally:
            self._at, self._since, self._until = self.now(), None, None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What somebody is asked meanwhile costs nobody time."""
        self._at, self._since = self.now(), None
        try:
            yield
        finally:
            self._since = time.monotonic()
