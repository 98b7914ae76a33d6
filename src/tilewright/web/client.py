"""One connected client: what is to be sent waits in a line of its own, so a slow reader stalls nobody else."""

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
        """`dropped` is called when the client is to be shown out, by `farewell`."""
        self._send, self._on_drop = send, dropped
        self._line: deque[bytes] = deque()
        self._unread = 0
        self._more = asyncio.Event()
        self._dropped: tuple[int, str] | None = None
        self._parting: tuple[int, str] | None = None
        self._done = False

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped, and stalls nobody."""
        if self._dropped or self._done:
            return
        if self._line and self._unread - len(self._line[0]) + len(message) > MOST_UNREAD:
            self.drop(SLOW, "too slow")
            return
        self._line.append(message)
        self._unread += len(message)
        self._more.set()

    def drop(self, code: int, why: str) -> None:
        """Show the client out; what was not sent yet is not sent."""
        if not self._dropped and not self._done:
            DROPPED.labels(why).inc()
            self._dropped = (code, why)
            self._line.clear()
            self._more.set()
            self._on_drop()

    def see_off(self, code: int, why: str) -> None:
        """Show the client out, kindly: what waits is still sent."""
        if not self._dropped and not self._done:
            self._parting = (code, why)
            self.finish()
            self._on_drop()

    @property
    def farewell(self) -> tuple[int, str] | None:
        """The code and the reason for showing the client out, if that was done."""
        return self._dropped or self._parting

    @property
    def is_dropped(self) -> bool:
        """Whether it is shown out without being sent what waits."""
        return self._dropped is not None

    def finish(self) -> None:
        """Nothing more will be said; what waits is still sent."""
        self._done = True
        self._more.set()

    async def pump(self) -> None:
        """Send until the client is gone. A client that nothing more is sent to is shown out, and comes back."""
        try:
            with suppress(WebSocketDisconnect, OSError, RuntimeError):  # ASGI servers differ in how they say so
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
