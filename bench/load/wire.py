"""A socket with as little of its own as can be, so that the server is measured and not the client."""

import asyncio
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

Hears = Callable[[bytes], None]
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """`heard` is called with every message; `bytes` counts all that came."""

    def __init__(self, path: str, host: str, cookie: str, heard: Hears) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._heard = heard
        self._rest = b""
        self.bytes = 0
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("not let in"))
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._rest = self._rest + data if self._rest else data
        if not self.open.done() and not self._is_let_in():
            return
        place = 0
        while (end := self._frame_at(place)) is not None:
            place = end
        self._rest = self._rest[place:]

    def say(self, text: bytes) -> None:
        """The mask is all zeros, which every server takes and none has to be told."""
        self._transport.write(_head(_TEXT, len(text)) + text)

    def close(self) -> None:
        self._transport.close()

    def _is_let_in(self) -> bool:
        answer, found, self._rest = self._rest.partition(b"\r\n\r\n")
        if not found:
            self._rest = answer
            return False
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            self._transport.abort()
            return False
        self.open.set_result(None)
        return True

    def _frame_at(self, place: int) -> int | None:
        """Where the next frame begins, once this one is dealt with; nothing if it has not come whole."""
        rest, begin = self._rest, place + 2
        if len(rest) < begin:
            return None
        size = rest[place + 1]
        if size >= 126:
            begin += 2 if size == 126 else 8
            if len(rest) < begin:
                return None
            size = int.from_bytes(rest[place + 2 : begin], "big")
        if len(rest) < begin + size:
            return None
        self._take(rest[place] & 15, rest[begin : begin + size])
        return begin + size

    def _take(self, opcode: int, body: bytes) -> None:
        if opcode == _TEXT:
            self._heard(body)
        elif opcode == _PING:
            self._transport.write(_head(_PONG, len(body)) + body)
        elif opcode == _CLOSE and not self.gone.done():
            self.gone.set_result(int.from_bytes(body[:2], "big"))


def _head(opcode: int, size: int) -> bytes:
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + bytes(4)
    return struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size) + bytes(4)


async def wired(url: str, cookie: str, heard: Hears) -> Wire:
    """Connected, by an address as `ws://127.0.0.1:8000/ws`."""
    where = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(where.path, where.netloc, cookie, heard), where.hostname or "", where.port or 80
    )
    await wire.open
    return wire
