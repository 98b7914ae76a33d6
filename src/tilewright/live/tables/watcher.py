"""One client at one game. It is sent every turn once and in order."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

import structlog

from tilewright.games.base import Seat

_log = structlog.get_logger()


class Connection(Protocol):
    """A connection to a client."""

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped, so it stalls nobody."""


class EncodedTurn(NamedTuple):
    """A turn as it is sent to a seat, or to bystanders."""

    n: int
    at: int
    message: bytes


class Watcher:
    """A client at a seat or as a bystander. Turns that happen while it is being shown the past are kept for it."""

    is_delayed = False

    def __init__(self, connection: Connection, game: str, seat: Seat | None) -> None:
        self.connection, self.game, self.seat = connection, game, seat
        self._early: list[EncodedTurn] | None = []

    @property
    def is_shown(self) -> bool:
        """Whether it has been shown the game, so that other messages make sense to it."""
        return self._early is None

    def send(self, message: bytes) -> None:
        """A client that fails harms nobody else; its connection is closed by whatever opened it."""
        try:
            self.connection.send(message)
        except Exception:  # noqa: BLE001 - see above
            _log.exception("a client was not told", game=self.game)

    def begin(self, past: Iterable[bytes], pages: Iterable[EncodedTurn], n: int) -> None:
        """Send what is shown first, the turns after that up to `n`, and then whatever has happened since."""
        for message in past:
            self.send(message)
        early, self._early = self._early or [], None
        for page in (*pages, *(page for page in early if page.n > n)):
            self._turn(page)

    def hear(self, page: EncodedTurn) -> None:
        if self._early is None:
            self._turn(page)
        else:
            self._early.append(page)

    def leave(self) -> None:
        """Send nothing more."""
        self._early = []

    def _turn(self, page: EncodedTurn) -> None:
        self.send(page.message)


class DelayedWatcher(Watcher):
    """A bystander who sees every turn with a delay, so that watching cannot help a player."""

    is_delayed = True

    def __init__(self, connection: Connection, game: str, delay: int, now: Callable[[], int]) -> None:
        super().__init__(connection, game, None)
        self._delay, self._now = delay, now
        self._coming: deque[EncodedTurn] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def leave(self) -> None:
        super().leave()
        self._coming.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn(self, page: EncodedTurn) -> None:
        self._coming.append(page)
        if self._timer is None:
            self._show_the_aged()

    def _show_the_aged(self) -> None:
        self._timer = None
        while self._coming:
            wait = self._coming[0].at + self._delay - self._now()
            if wait > 0:
                self._timer = asyncio.get_running_loop().call_later(wait / 1000, self._show_the_aged)
                return
            self.send(self._coming.popleft().message)
