"""The keys of an account: browsers, devices, bot tokens. Each can be listed and revoked."""

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from tilewright.live.refusal import ServerRefusal
from tilewright.store.people import Key
from tilewright.web.routes.people import account_of
from tilewright.web.services import AppServices
from tilewright.web.visitors import LONGEST_LABEL, Visitor, in_person

SHOWN = 16  # hex digits of the hash: enough to tell keys apart, too few to use one
KeyId = Annotated[str, Parameter(max_length=SHOWN, description="The id from the list of keys.")]


class KeyShown(Struct, frozen=True):
    """A key; `this` marks the one used for this request."""

    id: str
    kind: str
    label: str
    made: int
    seen: int
    this: bool


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A `device` key is typed on another device to log in there; a bot sends a `token` with each request."""

    kind: Literal["device", "token"]
    label: Annotated[str, Meta(min_length=1, max_length=LONGEST_LABEL)]


class KeyGiven(Struct, frozen=True):
    """The secret is shown only once."""

    key: KeyShown
    secret: str


@get("/api/me/keys", summary="Your keys", tags=["keys"])
async def my_keys(services: AppServices, visitor: Visitor) -> list[KeyShown]:
    return [_shown(key, visitor) for key in await services.server.people.keys_of(in_person(visitor).person)]


@post("/api/me/keys", summary="Create a key for another device, or a token for a bot", tags=["keys"])
async def give_key(data: Wanted, services: AppServices, visitor: Visitor) -> KeyGiven:
    person = await account_of(services, in_person(visitor))
    given, secret = await services.visitors.let_in(person, data.kind, data.label)
    key = await services.server.people.key_by_hash(given.key)
    if key is None:
        raise ServerRefusal("no-such-key")  # revoked at the same moment
    return KeyGiven(_shown(key, visitor), secret)


@delete("/api/me/keys/{key:str}", summary="Revoke a key and disconnect the clients that use it", tags=["keys"])
async def revoke(key: KeyId, services: AppServices, visitor: Visitor) -> None:
    kept = await services.server.people.keys_of(in_person(visitor).person)
    meant = [one.hash for one in kept if one.hash[:SHOWN] == key]
    if not meant:
        raise ServerRefusal("no-such-key")
    await services.visitors.revoke(visitor.person, meant)


@delete("/api/me/keys", summary="Revoke every key but this one", tags=["keys"])
async def revoke_others(services: AppServices, visitor: Visitor) -> None:
    kept = await services.server.people.keys_of(in_person(visitor).person)
    await services.visitors.revoke(visitor.person, [one.hash for one in kept if one.hash != visitor.key])


def _shown(key: Key, visitor: Visitor) -> KeyShown:
    return KeyShown(key.hash[:SHOWN], key.kind, key.label, key.made, key.seen, key.hash == visitor.key)


KEYS = (my_keys, give_key, revoke, revoke_others)
