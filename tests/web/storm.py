"""Clients that no server asks for: they flood, dawdle, break off, talk nonsense, and do not listen."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.gibberish import Gibberish
from tests.web.hosting import Hosted
from tilewright.games.kind import kind_of
from tilewright.live.client_messages import AnyClientMessage, Do

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(opcode: int, body: bytes = b"", *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """As it goes over the wire."""
    first, mask = (0x80 if fin else 0) | reserved | opcode, 0x80 if masked else 0
    if len(body) < 126:
        head = bytes((first, mask | len(body)))
    elif len(body) < 2**16:
        head = struct.pack("!BBH", first, mask | 126, len(body))
    else:
        head = struct.pack("!BBQ", first, mask | 127, len(body))
    return head + (bytes(4) if masked else b"") + body


def connected(port: int, *, room: int | None = None) -> socket.socket:
    """A connection on which nothing has been said; with little room for what it does not read."""
    line = socket.socket()
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(30)
    line.connect(("127.0.0.1", port))
    return line


def opened(server: Hosted, cookie: str = "", *, room: int | None = None) -> socket.socket:
    """A bare socket, let in."""
    line = connected(server.port, room=room)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer, answer
    return line


def code_of_close(line: socket.socket) -> int | None:
    """With which code the server ends it; none if it does so without a word."""
    heard = b""
    with suppress(ConnectionError):
        while data := line.recv(65536):
            heard += data
    found = heard.rfind(bytes((0x80 | CLOSE,)))
    return int.from_bytes(heard[found + 2 : found + 4], "big") if found >= 0 else None


def break_off(line: socket.socket) -> None:
    """As if the cable was cut, and not closed."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def nonsense(chance: Random, games: dict[str, str]) -> Iterator[bytes | str]:
    """Without end: messages of every kind for these games, broken ones, and no messages at all."""
    known: dict[str, list[Any]] = {
        "game": [*games, "nobody"],
        "seat": [0, 1, 1, 7],
        "n": [0, 1, 2, 99],
        "code": ["ABCDEFG"],
        "whom": [0, 1],
    }
    gibberish = Gibberish(chance, known)
    while True:
        message = gibberish.of(AnyClientMessage)
        if chance.random() < 0.5:
            game = chance.choice(list(games))
            action = gibberish.of(kind_of(games[game]).action)
            message = gibberish.of(Do)
            if isinstance(message, dict):
                message |= {"game": game, "action": action}
        text = json.dumps(message)
        match chance.randrange(12):
            case 0:
                yield chance.randbytes(chance.randrange(200))
            case 1:
                yield text[: chance.randrange(len(text) + 1)]
            case 2:
                yield text.encode()
            case 3:
                yield "[" * chance.choice((10, 1_000, 60_000))
            case 4:
                yield text.replace('"', "'", 1)
            case _:
                yield text[:60_000]


async def talk_nonsense(server: Hosted, cookie: str, games: dict[str, str], seed: int, messages: int) -> list[Any]:
    """What the server answered to so many messages, ended by one that it has to answer."""
    answers: list[Any] = []
    async with connect(server.ws_url, additional_headers={"Cookie": cookie}, max_size=None) as line:
        said = nonsense(Random(seed), games)

        async def listen() -> None:
            async for text in line:
                answers.append(json.loads(text))
                if answers[-1] == {"t": "time", "now": answers[-1].get("now"), "at": 2**52}:
                    return

        listening = asyncio.create_task(listen())
        for _ in range(messages):
            await line.send(next(said))
        await line.send(json.dumps({"t": "ping", "at": 2**52}))
        await listening
    return answers


async def flood(server: Hosted, cookie: str) -> int | None:
    """As many messages as it takes to be shown out; the code."""
    async with connect(server.ws_url, additional_headers={"Cookie": cookie}, max_queue=None) as line:
        with suppress(ConnectionClosed):
            while True:
                await line.send('{"t":"ping"}')
                await asyncio.sleep(0)  # or it would never hear that it is shown out
        return line.close_code


def come_and_go(server: Hosted, times: int) -> None:
    """In every way in which one can go."""
    for number in range(times):
        with closing(connected(server.port) if number % 5 == 0 else opened(server)) as line:
            match number % 5:
                case 0:
                    line.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpg")
                case 1:
                    line.sendall(frame(TEXT, b'{"t":"browse"}')[:9])
                    break_off(line)
                case 2:
                    line.sendall(frame(CLOSE, b"\x03\xe8"))
                case 3:
                    line.sendall(frame(TEXT, b"x" * 5_000, fin=False))
                    break_off(line)
                case _:
                    line.sendall(frame(TEXT, b'{"t":"ping"}') + frame(PING, b"?"))
