"""The real application asked as a web server asks it, with every byte that it says kept."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

from litestar import Litestar

from tilewright.web.visitors import COOKIE

ADDRESS = ("10.0.0.1", 1000)
Kept = Callable[[bytes], None]


def scope_of(kind: str, path: str, cookie: str | None, method: str = "GET") -> dict[str, Any]:
    place, _, query = path.partition("?")
    headers = [(b"host", b"tilewright.test"), *([(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else [])]
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        **({"method": method} if kind == "http" else {}),
        "scheme": "http" if kind == "http" else "ws",
        "server": ("tilewright.test", 80),
        "client": ADDRESS,
        "root_path": "",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "headers": [*headers, (b"content-type", b"application/json")],
        "subprotocols": [],
    }


async def asked(app: Litestar, path: str, cookie: str | None = None, body: object = None) -> bytes:
    """All of one answer: status, headers and body. With a body it is posted."""
    said: list[bytes] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode(), "more_body": False}

    async def send(message: Any) -> None:
        said.append(_plain(message))

    scope = scope_of("http", path, cookie, "GET" if body is None else "POST")
    await app(scope, receive, send)  # type: ignore[arg-type]
    return path.encode() + b" " + b"".join(said)


class AsgiSocket:
    """A connection that stays: a socket, or the long answer that bots listen to."""

    path = "/ws"

    def __init__(self, app: Litestar, cookie: str | None, keep: Kept) -> None:
        self._app, self._cookie, self._keep = app, cookie, keep
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._echoes = count(1)
        self._echoed = asyncio.Condition()
        self._last_echo = 0
        self._open = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        scope = scope_of("websocket", self.path, self._cookie)
        self._coming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(scope, self._coming.get, self._send))  # type: ignore[arg-type]
        await self._open.wait()

    def say(self, **message: object) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def silence(self) -> None:
        """Everything that was said is answered, and everything that was to be sent has come."""
        echo = next(self._echoes)
        self.say(t="ping", at=echo)
        async with self._echoed:
            await self._echoed.wait_for(lambda: self._last_echo >= echo)

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._task, "it was opened"
        await self._task

    async def _send(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            self._open.set()
        text = message.get("text") or ""
        if message.get("body") != b"\n":  # it comes every few seconds, to keep the line open
            self._keep(text.encode() if text else _plain(message))
        if text.startswith('{"t":"time"'):
            async with self._echoed:
                self._last_echo = json.loads(text)["at"]
                self._echoed.notify_all()


class AsgiBotStream(AsgiSocket):
    path = "/api/bot/stream"

    async def open(self) -> None:
        self._task = asyncio.create_task(
            self._app(scope_of("http", self.path, self._cookie), self._coming.get, self._send)  # type: ignore[arg-type]
        )
        await self._open.wait()

    async def close(self) -> None:
        self._coming.put_nowait({"type": "http.disconnect"})
        assert self._task, "it was opened"
        await self._task


def _plain(message: Any) -> bytes:
    headers = b"".join(name + b": " + value + b"\n" for name, value in message.get("headers", ()))
    said = " ".join(str(message[key]) for key in ("status", "code", "reason") if message.get(key))
    return said.encode() + b" " + headers + (message.get("body") or b"")
