"""Who one is: a guest at once; an account only for who wants one."""

from contextlib import suppress
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from msgspec import Struct

from tilewright.live.lobby.naming import checked_name
from tilewright.live.lobby.proposal import Name
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.bests import what_is_bettered
from tilewright.store.people import NameTaken, Person, PersonalBest
from tilewright.web.passwords import Password
from tilewright.web.rate_limits import Rate
from tilewright.web.services import AppServices, RateLimit, has_secret
from tilewright.web.visitors import BROWSER, COOKIE, COOKIE_SECONDS, Visitor, in_person, required

NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")  # the browser drops it
_ARRIVING = RateLimit(Rate(burst=120, per_second=2))
_CHECKING = RateLimit(Rate(burst=10, per_second=1 / 6))


class Arriving(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Renaming(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has an account logs in by the new name."""

    name: Name


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, if there is one."""

    password: Password | None = None


class Me(Struct, frozen=True):
    id: str
    name: str
    registered: bool


@post("/api/me", summary="Come in as a guest", tags=["people"])
async def arrive(data: Arriving, services: AppServices, request: Request[Any, Any, State]) -> Response[Me]:
    _ARRIVING.ask(request, services)
    visitor, secret = await services.visitors.welcome(checked_name(data.name), browser_of(request))
    return Response(me_of(visitor), cookies=[cookie(secret, secure=services.config.secure)])


@get("/api/me", summary="Who one is; nothing for somebody new", tags=["people"])
async def me(anybody: Visitor | None, request: Request[Any, Any, State]) -> Me | None:
    """Who comes with a cookie or a token that opens nothing any more is told so."""
    if anybody is None and not has_secret(request):
        return None
    return me_of(required(anybody))


@patch("/api/me", summary="Change one's name", tags=["people"])
async def rename(data: Renaming, services: AppServices, visitor: Visitor) -> Me:
    name = checked_name(data.name)
    try:
        await services.server.people.rename(in_person(visitor).person, name)
    except NameTaken:
        raise ServerRefusal("name-taken", name=name) from None
    services.visitors.forget(visitor.person)
    return Me(visitor.person, name, visitor.registered)


@delete(
    "/api/me",
    summary="Be forgotten: all goes but what happened in games",
    tags=["people"],
    response_cookies=[NO_COOKIE],
)
async def be_forgotten(services: AppServices, visitor: Visitor, data: Forgetting | None = None) -> None:
    person = await account_of(services, in_person(visitor))
    if person.password is not None:
        await prove(services, person, data.password if data else None)
    await get_up(services, visitor.person)
    keys = await services.server.people.keys_of(visitor.person)
    await services.visitors.revoke(visitor.person, [key.hash for key in keys])
    await services.server.people.forget(visitor.person)


@get("/api/me/bests", summary="One's highest results; or the one that a game of one's own counts for", tags=["people"])
async def my_bests(services: AppServices, visitor: Visitor, game: str | None = None) -> list[PersonalBest]:
    bests = await services.server.people.bests_of(visitor.person)
    if game is None:
        return bests
    if not await services.server.records.seats_of(game, visitor.person):
        return []
    what = what_is_bettered(await services.server.registry.table(game))
    return [best for best in bests if best.what == what]


async def account_of(services: AppServices, visitor: Visitor) -> Person:
    person = await services.server.people.find(visitor.person)
    if person is None:
        raise ServerRefusal("not-known")
    return person


async def prove(services: AppServices, person: Person, password: str | None) -> None:
    """Who came by a browser that was left open cannot go on without the password, nor try many."""
    if password is None:
        raise ServerRefusal("password-needed")
    _CHECKING.ask_for(person.id, services)
    if not await services.passwords.fit(password, person.password):
        raise ServerRefusal("not-your-password")


async def get_up(services: AppServices, person: str) -> None:
    """From every table that has not begun; those of one's own are closed, and who waits there is told."""
    for gathering in await services.server.lobby.of_person(person):
        with suppress(ServerRefusal):  # it has begun or was closed meanwhile
            await services.server.lobby.leave(gathering.invitation.code, person)


async def come_in(
    services: AppServices, person: Person, request: Request[Any, Any, State], before: Visitor | None = None
) -> Response[Me]:
    """A new secret for this browser, whatever it had before: nobody can have planted it."""
    visitor, secret = await services.visitors.let_in(person, BROWSER, browser_of(request))
    if before and before.kind == BROWSER:
        await services.visitors.revoke(before.person, [before.key])
    await services.visitors.keep_newest(person.id)
    return Response(me_of(visitor), cookies=[cookie(secret, secure=services.config.secure)])


def me_of(visitor: Visitor) -> Me:
    return Me(visitor.person, visitor.name, visitor.registered)


def browser_of(request: Request[Any, Any, State]) -> str:
    return request.headers.get("user-agent", "")


def cookie(secret: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE, value=secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure
    )


PEOPLE = (arrive, me, rename, be_forgotten, my_bests)
