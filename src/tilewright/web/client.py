"""One connected client, with a send queue of its own, so that a slow reader stalls nobody else."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.exceptions import WebSocketDisconnect

from tilewright.web.metrics import DROPPED

MOST_UNREAD = 64 * 1024  # bytes that may wait behind the next message, however large that is
SLOW, REVOKED, RUDE, BROKEN = 4008, 4001, 1008, 1011

Sends = Callable[[str], Awaitable[None]]


class Client:
    def __init__(self, send: Sends, dropped: Callable[[], None]) -> None:
        """`dropped` is called when the client is to be disconnected, with `farewell`."""
        self._send, self._on_drop = send, dropped
        self._line: deque[bytes] = deque()
        self._unread = 0
        self._more = asyncio.Event()
        self._dropped: tuple[int, str] | None = None
        self._parting: tuple[int, str] | None = None
        self._done = False

    def send(self, message: bytes) -> None:
        """Queue a message. Never waits: a client that does not read is disconnected."""
        if self._dropped or self._done:
            return
        if self._line and self._unread - len(self._line[0]) + len(message) > MOST_UNREAD:
            self.drop(SLOW, "too slow")
            return
        self._line.append(message)
        self._unread += len(message)
        self._more.set()

    def drop(self, code: int, why: str) -> None:
        """Disconnect the client at once, without sending what is queued."""
        if not self._dropped and not self._done:
            DROPPED.labels(why).inc()
            self._dropped = (code, why)
            self._line.clear()
            self._more.set()
            self._on_drop()

    def see_off(self, code: int, why: str) -> None:
        """Disconnect the client after sending what is queued."""
        if not self._dropped and not self._done:
            self._parting = (code, why)
            self.finish()
            self._on_drop()

    @property
    def farewell(self) -> tuple[int, str] | None:
        """The close code and reason, if the client is being disconnected."""
        return self._dropped or self._parting

    @property
    def is_dropped(self) -> bool:
        """Whether it is disconnected without sending what is queued."""
        return self._dropped is not None

    def finish(self) -> None:
        """Accept no more messages; what is queued is still sent."""
        self._done = True
        self._more.set()

    async def pump(self) -> None:
        """Send until the client is gone. If sending fails, the client is disconnected and comes back."""
        try:
            with suppress(WebSocketDisconnect, OSError, RuntimeError):  # ASGI servers differ in which they raise
                await self._send_all()
        except Exception:
            self.drop(BROKEN, "fault")
            raise
        self._done = True
        self._line.clear()

    async def _send_all(self) -> None:
        while not (self._dropped or (self._done and not self._line)):
            await self._more.wait()
            self._more.clear()
            while self._line and not self._dropped:
                message = self._line.popleft()
                self._unread -= len(message)
                await self._send(message.decode())
