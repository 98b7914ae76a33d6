"""What every route works with: the server, and who is who."""

from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from tilewright.live.server import Server
from tilewright.live.trouble import Trouble
from tilewright.web.config import Config
from tilewright.web.doors import Doors
from tilewright.web.rates import Buckets, Rate
from tilewright.web.visitors import COOKIE, Visitor, Visitors, required

BEARER = "Bearer "


@dataclass(frozen=True, slots=True)
class Desk:
    config: Config
    server: Server
    visitors: Visitors
    doors: Doors = field(default_factory=Doors)

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor | None:
        """By token, else by cookie."""
        given = connection.headers.get("authorization", "")
        if given.startswith(BEARER):
            return await self.visitors.known_by(given.removeprefix(BEARER).strip())
        return await self.visitors.known_by(connection.cookies.get(COOKIE))


async def provide_desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


async def provide_anybody(request: Request[Any, Any, State], desk: Desk) -> Visitor | None:
    return await desk.visitor(request)


async def provide_visitor(request: Request[Any, Any, State], desk: Desk) -> Visitor:
    return required(await desk.visitor(request))


class Patience:
    """For what costs more than a glance, such as a password: a bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self._buckets = Buckets(rate)

    def ask(self, request: Request[Any, Any, State], desk: Desk) -> None:
        wait = None if desk.config.hasty else self._buckets.wait(request.client.host if request.client else "")
        if wait is not None:
            raise Trouble("slow-down", seconds=round(wait, 1))
