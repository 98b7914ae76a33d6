"""Bounded connections: requests that do not arrive, responses that are not read, and ping floods end them."""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tilewright.web.rate_limits import Bucket, Rate

REQUEST_SECONDS = 30.0  # for a request to arrive, from the first byte to the last
UNREAD_SECONDS = 30.0  # for which a client may leave more unread than the system buffers
LINGER_SECONDS = 3.0  # for the closing handshake
MOST_HEADERS, MOST_LINES = 32 * 1024, 100  # bytes and lines before the body of a request; a socket begins with one
MOST_PARTS = 100  # of one message
PINGS = Rate(burst=30, per_second=2)
_COMING = frozenset({h11.IDLE, h11.SEND_BODY})


class Alarm:
    """A timer that can be called off."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._seconds, self._then = seconds, then
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Start it unless it is running."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._then)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_too_much(read: bytes) -> bool:
    """Whether a request that begins with this has too many or too large headers, even if it is incomplete."""
    ends = [place for place in (read.find(b"\r\n\r\n"), read.find(b"\n\n")) if place >= 0]
    head = read[: min(ends)] if ends else read
    return len(head) > MOST_HEADERS or head.count(b"\n") > MOST_LINES


class BoundedHttp(H11Protocol):
    """uvicorn's HTTP protocol, with time limits for receiving a request and for reading the response."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_refused = False
        self._late, self._unread = Alarm(REQUEST_SECONDS, transport.abort), Alarm(UNREAD_SECONDS, transport.abort)
        self._late.set()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        has_become_a_socket = self.transport.get_protocol() is not self
        if self.conn.their_state in _COMING and not has_become_a_socket:
            self._late.set()
        else:
            self._late.call_off()

    def handle_events(self) -> None:
        """The buffer may hold more than one request, so it is checked before each."""
        if self._is_refused:
            return
        if self.conn.their_state is h11.IDLE and _is_too_much(self.conn.trailing_data[0]):
            self._is_refused = True
            self._refuse()
        else:
            super().handle_events()

    def _refuse(self) -> None:
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        answer: list[h11.Event] = [
            h11.Response(status_code=431, headers=headers, reason=b"Request Header Fields Too Large"),
            h11.Data(data=f"More than {MOST_HEADERS} bytes or {MOST_LINES} lines of headers.\n".encode()),
            h11.EndOfMessage(),
        ]
        self.transport.write(b"".join(self.conn.send(event) or b"" for event in answer))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.call_off()
        self._unread.call_off()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.set()

    def resume_writing(self) -> None:
        self._unread.call_off()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)  # closing would wait for a client that does not read


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Bounds pings and fragments too, and does not wait for clients that never read the close."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS, self.loop.time())

    def handle_ping(self) -> None:
        """Pongs are sent whether they are read or not, so pings are limited."""
        if self._pings.takes(self.loop.time()):
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """An empty fragment adds nothing to a message's size but still takes memory."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)
