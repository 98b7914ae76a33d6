"""Who one is: a guest at once; an account only for who wants one."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from msgspec import Struct

from tilewright.live.naming import checked_name
from tilewright.live.proposal import Name
from tilewright.web.desk import Desk, Patience
from tilewright.web.rates import Rate
from tilewright.web.visitors import COOKIE, COOKIE_SECONDS, Visitor

_ARRIVING = Patience(Rate(burst=120, per_second=2))


class Arriving(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True):
    id: str
    name: str
    registered: bool


@post("/api/me", summary="Come in as a guest", tags=["people"])
async def arrive(data: Arriving, desk: Desk, request: Request[Any, Any, State]) -> Response[Me]:
    _ARRIVING.ask(request, desk)
    label = request.headers.get("user-agent", "")
    visitor, secret = await desk.visitors.welcome(checked_name(data.name), label)
    return Response(me_of(visitor), cookies=[cookie(secret, secure=desk.config.secure)])


@get("/api/me", summary="Who one is", tags=["people"])
async def me(visitor: Visitor) -> Me:
    return me_of(visitor)


def me_of(visitor: Visitor) -> Me:
    return Me(visitor.person, visitor.name, visitor.registered)


def cookie(secret: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


PEOPLE = (arrive, me)
