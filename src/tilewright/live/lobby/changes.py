"""Tells clients that a table has changed. Where many wait, several changes are told as one."""

import asyncio
from collections.abc import Callable

import structlog

from tilewright.live.server_messages import LobbyChanged, TableChanged

FEW = 20  # listeners who are told everything at once
EVERY_SECONDS = 1.0  # between messages to more listeners than that,
A_SECOND = 1_000  # and the most messages per second, however many listen
Listener = Callable[[TableChanged | LobbyChanged], None]
_log = structlog.get_logger()


class ChangeListeners:
    """The listeners to one thing. Changes that come while they wait are told once, with the latest state."""

    def __init__(self) -> None:
        self._listening: dict[Listener, None] = {}
        self._next: asyncio.TimerHandle | None = None
        self._last = -EVERY_SECONDS
        self._newest: TableChanged | LobbyChanged | None = None

    def __len__(self) -> int:
        return len(self._listening)

    def add(self, listener: Listener) -> None:
        self._listening[listener] = None

    def discard(self, listener: Listener) -> None:
        self._listening.pop(listener, None)
        if not self._listening:
            self._call_off()

    def tell(self, news: TableChanged | LobbyChanged, *, at_once: bool = False) -> None:
        self._newest = news
        loop = asyncio.get_running_loop()
        wait = 0.0 if at_once or len(self) <= FEW else self._last + self._pause - loop.time()
        if wait <= 0.0:
            self._call_off()
            self._tell()
        elif self._next is None:
            self._next = loop.call_later(wait, self._tell)

    @property
    def _pause(self) -> float:
        return max(EVERY_SECONDS, len(self) / A_SECOND)

    def _tell(self) -> None:
        self._next, self._last = None, asyncio.get_running_loop().time()
        assert self._newest is not None, "it is told after something has changed"
        for listener in tuple(self._listening):
            try:
                listener(self._newest)
            except Exception:  # noqa: BLE001 - the others must hear of it
                _log.exception("not heard by all")

    def _call_off(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None


class TableChanges:
    """Who waits at which table, by its code; and who watches the list of public tables."""

    def __init__(self) -> None:
        self._waiting: dict[str, ChangeListeners] = {}
        self._browsing = ChangeListeners()

    def wait(self, code: str, listener: Listener) -> Callable[[], None]:
        """Be told about a table until the returned function is called."""
        self._waiting.setdefault(code, ChangeListeners()).add(listener)

        def stop() -> None:
            listeners = self._waiting.get(code)
            if listeners is not None:
                listeners.discard(listener)
                if not len(listeners):
                    self._waiting.pop(code, None)

        return stop

    def is_waited_at(self, code: str) -> bool:
        return code in self._waiting

    def browse(self, listener: Listener) -> Callable[[], None]:
        self._browsing.add(listener)
        return lambda: self._browsing.discard(listener)

    def tell(self, changed: TableChanged, *, public: bool) -> None:
        """A start or a closing is told at once."""
        listeners = self._waiting.get(changed.code)
        if listeners is not None:
            listeners.tell(changed, at_once=changed.closed or changed.game is not None)
        if public:
            self._browsing.tell(LobbyChanged())
