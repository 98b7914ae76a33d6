"""The visitor: a guest at once, an account if wanted."""

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
    """With an account, the new name is also the new login."""

    name: Name


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, if the account has one."""

    password: Password | None = None


class Me(Struct, frozen=True):
    id: str
    name: str
    registered: bool


@post("/api/me", summary="Start as a guest", tags=["people"])
async def arrive(data: Arriving, services: AppServices, request: Request[Any, Any, State]) -> Response[Me]:
    _ARRIVING.ask(request, services)
    visitor, secret = await services.visitors.welcome(checked_name(data.name), browser_of(request))
    return Response(me_of(visitor), cookies=[cookie(secret, secure=services.config.secure)])


@get("/api/me", summary="Who you are; `null` for a new visitor", tags=["people"])
async def me(anybody: Visitor | None, request: Request[Any, Any, State]) -> Me | None:
    """An invalid cookie or token is an error; without any, the answer is `null`."""
    if anybody is None and not has_secret(request):
        return None
    return me_of(required(anybody))


@patch("/api/me", summary="Change your name", tags=["people"])
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
    summary="Delete your data, except what happened in games",
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


@get("/api/me/bests", summary="Your personal bests, or the one a game of yours counts for", tags=["people"])
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
    """Require the password again, with a limit on tries, in case the browser was left open."""
    if password is None:
        raise ServerRefusal("password-needed")
    _CHECKING.ask_for(person.id, services)
    if not await services.passwords.fit(password, person.password):
        raise ServerRefusal("not-your-password")


async def get_up(services: AppServices, person: str) -> None:
    """Leave every open table. Your own tables are closed, and the players waiting there are told."""
    for open_table in await services.server.lobby.of_person(person):
        with suppress(ServerRefusal):  # it has started or was closed meanwhile
            await services.server.lobby.leave(open_table.invitation.code, person)


async def come_in(
    services: AppServices, person: Person, request: Request[Any, Any, State], before: Visitor | None = None
) -> Response[Me]:
    """Give this browser a new secret, whatever it had before, which prevents session fixation."""
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
