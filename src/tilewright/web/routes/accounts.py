"""Optional accounts: a name and a password, or a key from another device. No e-mail anywhere."""

from typing import Annotated, Any

from litestar import Request, Response, delete, post, put
from litestar.datastructures import State
from msgspec import Meta, Struct

from tilewright.live.lobby.naming import checked_name
from tilewright.live.lobby.proposal import Name
from tilewright.live.refusal import ServerRefusal
from tilewright.store.logins import login_of
from tilewright.store.people import NameTaken, Person
from tilewright.web.passwords import Password
from tilewright.web.rate_limits import Rate
from tilewright.web.routes.people import NO_COOKIE, Me, account_of, come_in, prove
from tilewright.web.services import AppServices, RateLimit, source
from tilewright.web.visitors import Visitor, in_person

_LOGGING_IN = RateLimit(Rate(burst=10, per_second=1 / 6))  # per address; `password_throttle.py` limits by name
_REGISTERING = RateLimit(Rate(burst=40, per_second=1 / 3))  # a whole class may sit behind one address


class Registering(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a name you keep your guest name."""

    password: Password
    name: Name | None = None


class LoggingIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, or a key made on another device."""

    name: Name | None = None
    password: Password | None = None
    key: Annotated[str, Meta(min_length=1, max_length=60)] | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


@post("/api/me/account", summary="Turn a guest into an account, keeping all games", tags=["accounts"])
async def register(
    data: Registering, services: AppServices, visitor: Visitor, request: Request[Any, Any, State]
) -> Response[Me]:
    _REGISTERING.ask(request, services)
    people, name = services.server.people, checked_name(data.name or in_person(visitor).name)
    if (await account_of(services, in_person(visitor))).login is not None:
        raise ServerRefusal("has-account")
    kept = await services.passwords.kept(data.password)
    try:
        if not await people.register(visitor.person, name, kept):
            raise ServerRefusal("has-account")
    except NameTaken:
        raise ServerRefusal("name-taken", name=name) from None
    services.visitors.forget(visitor.person)
    services.guessing.succeeded(login_of(name), source(request))
    return await come_in(services, await account_of(services, visitor), request, visitor)


@post("/api/sessions", summary="Log in with a name and password or a device key", tags=["accounts"])
async def log_in(
    data: LoggingIn, services: AppServices, anybody: Visitor | None, request: Request[Any, Any, State]
) -> Response[Me]:
    _LOGGING_IN.ask(request, services)
    match data:
        case LoggingIn(name=str(name), password=str(password), key=None):
            person = await _by_password(services, name, password, source(request), anybody)
        case LoggingIn(name=None, password=None, key=str(key)):
            person = await services.visitors.holder_of(key)
        case _:
            raise ServerRefusal("malformed", why="give a name and a password, or a key")
    return await come_in(services, person, request, anybody)


@delete("/api/sessions", summary="Log out", tags=["accounts"], response_cookies=[NO_COOKIE])
async def log_out(services: AppServices, anybody: Visitor | None) -> None:
    if anybody:
        await services.visitors.revoke(anybody.person, [in_person(anybody).key])


@put("/api/me/password", summary="Change the password; all other keys are revoked", tags=["accounts"])
async def change_password(
    data: NewPassword, services: AppServices, visitor: Visitor, request: Request[Any, Any, State]
) -> Response[Me]:
    person = await account_of(services, in_person(visitor))
    if person.password is None:
        raise ServerRefusal("no-account")
    await prove(services, person, data.old)
    if not await services.server.people.change_password(
        person.id, person.password, await services.passwords.kept(data.new)
    ):
        raise ServerRefusal("not-your-password")  # it was changed elsewhere at the same moment
    keys = [key.hash for key in await services.server.people.keys_of(person.id)]
    answer = await come_in(services, await account_of(services, visitor), request)
    await services.visitors.revoke(person.id, keys)
    return answer


async def _by_password(
    services: AppServices, name: str, password: str, address: str, anybody: Visitor | None
) -> Person:
    """The owner of this name and password. A failure does not say which of the two was wrong."""
    people, login = services.server.people, login_of(name)
    person = await people.by_login(name)
    is_owner = person is not None and anybody is not None and anybody.person == person.id
    await _slow_down(services, services.guessing.delay(login, address, is_owner=is_owner))
    kept = person.password if person else None
    if not await services.passwords.fit(password, kept) or person is None or kept is None:
        services.guessing.failed(login)
        raise ServerRefusal("wrong-password")
    services.guessing.succeeded(login, address)
    if services.passwords.are_dated(kept):
        await people.change_password(person.id, kept, await services.passwords.kept_again(password))
        return await people.find(person.id) or person
    return person


async def _slow_down(services: AppServices, seconds: float) -> None:
    if seconds > 0 and not services.config.no_rate_limit:
        async with services.guessing.waiting():
            await services.sleep(seconds)


ACCOUNTS = (register, log_in, log_out, change_password)
