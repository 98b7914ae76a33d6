"""Who is told that a table has changed. Where many wait, they are told together and not of each who comes."""

import asyncio
from collections.abc import Callable

import structlog

from tilewright.live.server_messages import LobbyChanged, TableChanged

FEW = 20  # listeners who are told at once, whatever it is
EVERY_SECONDS = 1.0  # that more than a few are told at the most,
A_SECOND = 1_000  # and no more than so many messages per second, however many listen
Listener = Callable[[TableChanged | LobbyChanged], None]
_log = structlog.get_logger()


class ChangeListeners:
    """Those who listen to one thing. What has changed meanwhile is told once, as it is then."""

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
    """By the code of a table, who waits there; and who looks at the list of all that anybody may join."""

    def __init__(self) -> None:
        self._waiting: dict[str, ChangeListeners] = {}
        self._browsing = ChangeListeners()

    def wait(self, code: str, listener: Listener) -> Callable[[], None]:
        """Hear of a table until the returned function is called."""
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
        """That it begins or is closed is told at once."""
        listeners = self._waiting.get(changed.code)
        if listeners is not None:
            listeners.tell(changed, at_once=changed.closed or changed.game is not None)
        if public:
            self._browsing.tell(LobbyChanged())
