"""What every route uses: the server and the visitors."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tilewright.live.refusal import ServerRefusal
from tilewright.live.server import Server
from tilewright.store.clubs import Clubs
from tilewright.web.config import Config
from tilewright.web.connections import OpenConnections
from tilewright.web.password_throttle import FAILURES, PasswordThrottle
from tilewright.web.passwords import Passwords
from tilewright.web.rate_limits import Buckets, Rate
from tilewright.web.sources import Places, source_of
from tilewright.web.visitors import COOKIE, Visitor, Visitors, required

BEARER = "Bearer "
MOST_STREAMS, MOST_STREAMS_AT = 10, 100  # bot streams per person, and per address


@dataclass(frozen=True, slots=True)
class AppServices:
    config: Config
    server: Server
    visitors: Visitors
    clubs: Clubs
    passwords: Passwords
    connections: OpenConnections = field(default_factory=OpenConnections)
    streams_of: Places = field(default_factory=lambda: Places(MOST_STREAMS))
    streams_at: Places = field(default_factory=lambda: Places(MOST_STREAMS_AT))
    clock: Callable[[], float] = time.monotonic
    buckets: "dict[RateLimit, Buckets]" = field(default_factory=dict)
    guessing: PasswordThrottle = field(default_factory=lambda: PasswordThrottle(Buckets(FAILURES)))
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """By token, else by cookie."""
        given = connection.headers.get("authorization", "")
        if given.startswith(BEARER):
            return await self.visitors.known_by(given.removeprefix(BEARER).strip())
        return await self.visitors.known_by(connection.cookies.get(COOKIE))


async def provide_services(state: State) -> AppServices:
    services: AppServices = state.services
    return services


async def provide_anybody(request: Request[Any, Any, State], services: AppServices) -> Visitor | None:
    return await services.visitor(request)


async def provide_visitor(request: Request[Any, Any, State], services: AppServices) -> Visitor:
    return required(await services.visitor(request))


def has_secret(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether it carries a token or cookie, valid or not."""
    return bool(connection.headers.get("authorization") or connection.cookies.get(COOKIE))


def source(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Its address, as rate limits count it."""
    return source_of(connection.client.host) if connection.client else ""


class RateLimit:
    """A rate limit for expensive requests, such as passwords: one bucket per address or per name."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate

    def ask(self, request: Request[Any, Any, State], services: AppServices) -> None:
        self.ask_for(f"at {source(request)}", services)

    def ask_for(self, whom: str, services: AppServices) -> None:
        buckets = services.buckets.setdefault(self, Buckets(self._rate, services.clock))
        wait = None if services.config.no_rate_limit else buckets.wait(whom)
        if wait is not None:
            raise ServerRefusal("slow-down", seconds=round(wait, 1))
