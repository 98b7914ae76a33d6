"""Connections that are held and not used are ended in time, whether they are silent, slow, or not read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from socket import socket
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from tests.web import storm
from tests.web.hosting import free_port
from tilewright.web import bounded_protocols as protocols
from tilewright.web.hosting import Address, settings

SOON = 0.3
MUCH = b"x" * 20_000_000  # more than any system buffers for a client that does not read


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """Any request is read to its end, and answered at great length; a socket hears back what it says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (said := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": said["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    named = b"".join(name for name, _ in scope["headers"])
    await send({"type": "http.response.body", "body": {"/much": MUCH, "/names": named}.get(scope["path"], b"!")})


class Started(uvicorn.Server):
    """It says when it is."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """At a port, and without patience."""
    for name in ("REQUEST_SECONDS", "UNREAD_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(protocols, name, SOON)
    config = settings(answering, Address())
    config.lifespan, config.port, config.timeout_graceful_shutdown = "off", free_port(), 1
    server = Started(config)
    running = asyncio.create_task(server.serve())
    await server.ready.wait()
    try:
        yield config.port
    finally:
        server.should_exit = True
        await running


async def ended(line: socket) -> None:
    """Until the other side lets go."""
    await asyncio.to_thread(storm.code_of_close, line)
    line.close()


@pytest.mark.seconds(25)
@pytest.mark.parametrize(
    "first",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"GET / HT", id="half a line"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n", id="headers without an end"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nxx", id="half a body"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HT", id="a request, and half a line"),
    ],
)
async def test_a_request_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, first: bytes) -> None:
    async with serving(monkeypatch) as port:
        line = storm.connected(port)
        line.sendall(first)
        if first.count(b"GET") == 2:
            await asyncio.sleep(SOON / 10)
            line.sendall(b"TP")
        await ended(line)


@pytest.mark.seconds(25)
async def test_requests_in_time_are_answered_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(4):
            writer.write(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nxx")
            assert b"200" in await reader.readuntil(b"!")
            await asyncio.sleep(SOON / 2)
        writer.close()
        await writer.wait_closed()


@pytest.mark.seconds(25)
async def test_a_socket_on_which_nothing_is_said_for_long_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as port, connect(f"ws://127.0.0.1:{port}/ws") as line:
        for word in ("one", "two"):
            await asyncio.sleep(3 * SOON)
            await line.send(word)
            assert await line.recv() == word


@pytest.mark.seconds(25)
async def test_an_answer_that_is_not_read_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as port:
        line = storm.connected(port, room=4096)
        line.sendall(b"GET /much HTTP/1.1\r\nHost: a\r\n\r\n")
        await asyncio.sleep(4 * SOON)
        heard = 0
        with line, suppress(ConnectionError):
            while data := await asyncio.to_thread(line.recv, 1_000_000):
                heard += len(data)
        assert heard < len(MUCH)


@pytest.mark.seconds(30)
@pytest.mark.parametrize("upgrade", [b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"])
@pytest.mark.parametrize(
    "headers",
    [
        b"X-Much: " + b"x" * 33_000 + b"\r\n",
        b"".join(b"X-%d: y\r\n" % number for number in range(101)),
        b"".join(b"X-%d: %s\r\n" % (number, b"y" * 1_000) for number in range(40)),
    ],
)
async def test_too_many_headers_or_too_large_ones_are_refused_and_the_connection_is_closed(
    monkeypatch: pytest.MonkeyPatch, headers: bytes, upgrade: bytes
) -> None:
    async with serving(monkeypatch) as port:
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"):  # alone, and behind another in the same breath
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun + b"GET /ws HTTP/1.1\r\nHost: a\r\n" + upgrade + headers + b"\r\n")
            answer = await reader.read()
            assert answer.count(b"HTTP/1.1 200") == bool(begun)
            assert b"HTTP/1.1 431 Request Header Fields Too Large" in answer
            writer.close()


@pytest.mark.seconds(30)
async def test_as_many_headers_as_a_browser_behind_proxies_sends_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        headers = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 350) for number in range(80))
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + headers + b"\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()


async def answer_to(port: int, request: bytes) -> bytes:
    """Everything until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return answer


@pytest.mark.seconds(30)
@pytest.mark.parametrize(
    "begun",
    [
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\nX-Much: ", id="a header"),
        pytest.param(b"GET /", id="an address"),
        pytest.param(
            b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nX: ", id="a trailer"
        ),
    ],
)
async def test_a_line_without_an_end_is_not_kept(monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    async with serving(monkeypatch) as port:
        monkeypatch.setattr(protocols, "REQUEST_SECONDS", 60.0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in (begun, *[b"x" * 9_000] * 4):
            writer.write(piece)
            await asyncio.sleep(SOON / 10)
        assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 431")
        writer.close()


@pytest.mark.seconds(30)
async def test_blank_lines_after_a_request_do_not_hold_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        await reader.readuntil(b"!")
        with suppress(ConnectionError):
            writer.write(b"\r\n")
            await asyncio.wait_for(reader.read(), 10)
        writer.close()


@pytest.mark.seconds(30)
async def test_requests_sent_ahead_are_answered_in_order_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    one = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    async with serving(monkeypatch) as port:
        few = await answer_to(port, one * 9 + b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert few.count(b"HTTP/1.1 200") == 10
        many = await answer_to(port, one * 2_000)
        assert many.count(b"HTTP/1.1 200") == protocols.MOST_AHEAD + 1
        assert many.endswith(b"More than 16 requests ahead of their answers.\n")


@pytest.mark.seconds(30)
async def test_what_follows_the_body_does_not_pass_for_a_header(monkeypatch: pytest.MonkeyPatch) -> None:
    chunked = b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n1\r\nx\r\n0\r\nCookie: tilewright=stolen\r\n\r\n"
    async with serving(monkeypatch) as port:
        answer = await answer_to(port, b"POST /names HTTP/1.1\r\nHost: a\r\n" + chunked)
    assert b"hosttransfer-encodingconnection" in answer
    assert b"cookie" not in answer


@pytest.mark.seconds(40)
@pytest.mark.parametrize(
    ("request_text", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        (b"GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"NONSENSE\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a\r\nX\x00: b\r\n\r\n", 400),
        (b"GET /\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx", 400),
        (b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnot a number\r\n", 400),
    ],
)
async def test_requests_that_could_be_read_in_two_ways_are_refused(
    monkeypatch: pytest.MonkeyPatch, request_text: bytes, status: int
) -> None:
    async with serving(monkeypatch) as port:
        answer = await answer_to(port, request_text)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert answer.count(b"HTTP/1.1") == 1


SOCKET = (
    b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.seconds(30)
@pytest.mark.parametrize(
    "more",
    [
        pytest.param(b"Content-Length: 5\r\n\r\nhello", id="a body"),
        pytest.param(b"Transfer-Encoding: chunked\r\n\r\n", id="a body in pieces"),
        pytest.param(b"X-Much: " + b"x" * 9_000 + b"\r\n\r\n", id="a header longer than the library reads"),
    ],
)
async def test_a_socket_that_cannot_be_opened_is_refused_and_not_held(
    monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    async with serving(monkeypatch) as port:
        answer = await answer_to(port, SOCKET + more)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1") == 1


@pytest.mark.seconds(30)
async def test_a_socket_is_not_opened_while_an_answer_is_still_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer would never learn that the client has gone."""
    async with serving(monkeypatch) as port:
        answer = await answer_to(port, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" + SOCKET + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 400 " in answer
    assert b"HTTP/1.1 101 " not in answer


@pytest.mark.seconds(30)
async def test_after_an_upgrade_to_something_unknown_the_connection_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parser does not read on, so a request behind it would wait for nothing."""
    one = b"GET / HTTP/1.1\r\nHost: a\r\n"
    async with serving(monkeypatch) as port:
        answer = await answer_to(port, one + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n" + one + b"\r\n")
    assert answer.count(b"HTTP/1.1 200 ") == 1
    assert b"connection: close" in answer
