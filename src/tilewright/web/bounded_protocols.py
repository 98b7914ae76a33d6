"""Bounded connections: requests that do not arrive, responses that are not read, and ping floods end them."""

import asyncio
from collections.abc import Callable
from typing import Any, NoReturn

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tilewright.web.rate_limits import Bucket, Rate

REQUEST_SECONDS = 30.0  # for a request to arrive, from the first byte to the last
UNREAD_SECONDS = 30.0  # for which a client may leave more unread than the system buffers
LINGER_SECONDS = 3.0  # for the closing handshake
MOST_HEADERS, MOST_LINES = 32 * 1024, 100  # bytes and lines before the body of a request; a socket begins with one
MOST_PARTS = 100  # of one message
PINGS = Rate(burst=30, per_second=2)
MOST_AHEAD = 16  # requests that are sent before the first of them is answered
TOO_MUCH = 431, f"More than {MOST_HEADERS} bytes or {MOST_LINES} lines of headers."


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


def _refusal(status: int, why: str) -> bytes:
    text = f"{why}\n".encode()
    heads = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
    return STATUS_LINE[status] + heads % len(text) + text


class Stopped(Exception):
    """Stops the parser; the connection says why."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with limits on time, on headers and on requests that are sent ahead.

    The parser reads everything that has arrived, so a request that is refused may stand behind others which are still
    being answered; it is refused when they have been.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._why: tuple[int, str] | None = None
        self._refusal: bytes | None = None
        self._size = self._lines = 0  # of the headers so far
        self._pending = 0  # bytes since the parser last handed over anything
        self._has_head = self._is_whole = False
        self._late, self._unread = Alarm(REQUEST_SECONDS, transport.abort), Alarm(UNREAD_SECONDS, transport.abort)
        self._late.set()

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        self._is_whole = False  # blank lines may come instead of a request, and none may ever follow
        self._pending += len(data)
        super().data_received(data)
        if self._pending > MOST_HEADERS and not self._is_refused:  # of one header without an end
            self._refuse(*TOO_MUCH)
        if self._is_whole or self.transport.get_protocol() is not self:
            self._late.call_off()
        else:
            self._late.set()

    def on_message_begin(self) -> None:
        self._size = self._lines = self._pending = 0
        self._has_head = self._is_whole = False
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url), lines=0)  # it may come in pieces
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        if not self._has_head:  # else it is a trailer, which must not pass for a header
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._pending = 0
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop(400, f"More than {MOST_AHEAD} requests ahead of their answers.")
        version, hosts = self.parser.get_http_version(), sum(name == b"host" for name, _ in self.headers)
        if version not in ("1.0", "1.1"):
            self._stop(505, "HTTP 1.1 is spoken here.")
        if hosts != 1 and (hosts or version == "1.1"):
            self._stop(400, "One host is named in a request.")  # RFC 9112, 3.2
        if self.parser.should_upgrade() and self._should_upgrade() and self._is_answering:
            self._stop(400, "A socket is opened when all requests before it have been answered.")
        super().on_headers_complete()
        self._has_head = True
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False  # the parser drops what came with it, so nothing may follow

    def on_body(self, body: bytes) -> None:
        self._pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole, self._pending = True, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._say_refusal()

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: by a mistake in the request, or because we stopped it."""
        self._refuse(*(self._why or (400, msg)))

    def _count(self, size: int, lines: int = 1) -> None:
        self._size, self._lines = self._size + size, self._lines + lines
        if self._size > MOST_HEADERS or self._lines > MOST_LINES:
            self._stop(*TOO_MUCH)

    def _stop(self, status: int, why: str) -> NoReturn:
        self._why = status, why
        raise Stopped

    def _refuse(self, status: int, why: str) -> None:
        self._refusal = _refusal(status, why)
        if not self._has_head or self._is_whole:
            self._say_refusal()
        elif self.pipeline or self.cycle.response_started:  # the rest of a request whose answer has its place
            self.transport.abort()
        else:
            self.transport.write(self._refusal)
            self.transport.close()

    @property
    def _is_refused(self) -> bool:
        return self._refusal is not None

    def _say_refusal(self) -> None:
        """In its turn: after the answers to what was asked before."""
        if self._refusal is not None and not self._is_answering and not self.transport.is_closing():
            self.transport.write(self._refusal)
            self.transport.close()

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete)

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

    def data_received(self, data: bytes) -> None:
        """A request that the library cannot read, such as one with a body, would be left without an answer."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(_refusal(400, "A socket is opened without a body, by headers of at most 8 KiB each."))
            self.transport.close()

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
