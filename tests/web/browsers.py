"""The real application without a network, and any number of browsers, each at an address of its own."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from tilewright.store.database import sqlite_url
from tilewright.web.app import application
from tilewright.web.config import Config
from tilewright.web.password_throttle import FAILURES, PasswordThrottle
from tilewright.web.rate_limits import Buckets
from tilewright.web.services import AppServices

PASSWORD = "correct horse"
_numbers = count(1)


class Browser:
    """It keeps its cookie. `get`, `post` ... expect a yes; `no` expects one of ours, and gives its key."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str) -> Any:
        return _yes(await self.client.get(path))

    async def post(self, path: str, **body: object) -> Any:
        return _yes(await self.client.post(path, json=body))

    async def put(self, path: str, **body: object) -> Any:
        return _yes(await self.client.put(path, json=body))

    async def patch(self, path: str, **body: object) -> Any:
        return _yes(await self.client.patch(path, json=body))

    async def delete(self, path: str, **body: object) -> Any:
        return _yes(await self.client.request("DELETE", path, json=body or None))

    async def no(self, method: str, path: str, /, **body: object) -> str:
        """The key of the no, which has a sentence too."""
        answer = await self.client.request(method, path, json=body or None)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["says"]
        return str(answer.json()["key"])

    async def arrives(self, name: str) -> str:
        """The id of the new guest."""
        return str((await self.post("/api/me", name=name))["id"])

    async def registers(self, name: str, password: str = PASSWORD) -> str:
        await self.arrives(name)
        return str((await self.post("/api/me/account", password=password))["id"])

    async def logs_in(self, name: str, password: str = PASSWORD) -> str:
        return str((await self.post("/api/sessions", name=name, password=password))["id"])

    @property
    def secret(self) -> str | None:
        return self.client.cookies.get("tilewright")


class ServedApp:
    """One server, open for a test."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app, self._stack = app, stack
        self.seconds = 0.0

    @property
    def services(self) -> AppServices:
        services: AppServices = self.app.state.services
        return services

    async def browser(self, **headers: str) -> Browser:
        number = next(_numbers)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        return await self.browser_at(address, **headers)

    async def browser_at(self, address: str, **headers: str) -> Browser:
        way = httpx.ASGITransport(app=self.app, client=(address, 1000))  # type: ignore[arg-type]
        client = httpx.AsyncClient(transport=way, base_url="http://tilewright.test", headers=headers)
        return Browser(await self._stack.enter_async_context(client))

    def stop_the_clock(self) -> None:
        """From now on patience grows only when `seconds` does."""
        guessing = PasswordThrottle(Buckets(FAILURES, lambda: self.seconds))
        self.change_desk(clock=lambda: self.seconds, buckets={}, guessing=guessing)

    def change_desk(self, **changes: Any) -> None:
        self.app.state.services = replace(self.services, **changes)


@asynccontextmanager
async def served(tmp_path: Path, **config: Any) -> AsyncIterator[ServedApp]:
    app = application(Config(db=sqlite_url(tmp_path / "games.db"), **config))
    async with app.lifespan(), AsyncExitStack() as stack:
        yield ServedApp(app, stack)


def _yes(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None
