"""Authentication. A browser has a cookie, a device a key, a bot a token; only hashes of these secrets are stored."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from tilewright.live.refusal import ServerRefusal
from tilewright.store.ids import new_id
from tilewright.store.people import Key, People, Person, TooMany, hashed
from tilewright.web.device_keys import device_hash, new_device_key

COOKIE = "tilewright"
SECRET_BYTES = 32
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
MOST_KNOWN = 20_000
TRUST_SECONDS = 30.0  # at most this long until a key revoked elsewhere is refused
SEEN_EVERY_MS = 3_600_000
BROWSER, DEVICE, TOKEN = "browser", "device", "token"
LONGEST_LABEL = 60
MOST_KEYS = 20  # of each kind per person


class Visitor(Struct, frozen=True):
    person: str
    name: str
    key: str  # the hash of the secret
    kind: str
    registered: bool = False


class Visitors:
    def __init__(self, people: People, clock: Callable[[], int]) -> None:
        self.people = people
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, Visitor]] = OrderedDict()
        self._revoked: OrderedDict[str, None] = OrderedDict()
        self._leavers: dict[str, set[Callable[[], None]]] = {}

    async def known_by(self, secret: str | None) -> Visitor | None:
        """The owner of a secret; None if it is unknown or revoked."""
        if not secret or len(secret) > 200:
            return None
        key = hashed(secret)
        found = self._known.get(key)
        if found and time.monotonic() - found[0] < TRUST_SECONDS:
            return found[1]
        visitor = await self._found(key)
        if visitor is None or key in self._revoked:  # it may have been revoked during the query
            self._known.pop(key, None)
            return None
        self._remember(visitor)
        return visitor

    async def welcome(self, name: str, label: str) -> tuple[Visitor, str]:
        """A new guest, and the secret of their browser."""
        person = Person(new_id(), name, self._clock())
        await self.people.add(person)
        return await self.let_in(person, BROWSER, label)

    async def let_in(self, person: Person, kind: str, label: str) -> tuple[Visitor, str]:
        """Create a key for a person; its secret is shown now and never again."""
        secret = new_device_key() if kind == DEVICE else secrets.token_urlsafe(SECRET_BYTES)
        key, now = device_hash(secret) if kind == DEVICE else hashed(secret), self._clock()
        shown = "".join(sign for sign in label if sign.isprintable()).strip()[:LONGEST_LABEL] or kind
        try:
            # For browsers the oldest key is dropped instead: see `keep_newest`.
            most = None if kind == BROWSER else MOST_KEYS
            await self.people.give_key(Key(key, person.id, kind, shown, now, now), person.password, most)
        except TooMany:
            raise ServerRefusal("too-many-keys", most=MOST_KEYS) from None
        return Visitor(person.id, person.name, key, kind, person.login is not None), secret

    async def holder_of(self, device_key: str) -> Person:
        """The owner of a typed key, or `ServerRefusal`."""
        key = await self.people.key_by_hash(device_hash(device_key))
        person = key and await self.people.find(key.person)
        if not key or not person or key.kind != DEVICE:
            raise ServerRefusal("wrong-key")
        await self.people.seen(key.hash, self._clock())
        return person

    async def keep_newest(self, person: str) -> None:
        """Limit the browsers of a person: the least recently used are dropped."""
        browsers = [key.hash for key in await self.people.keys_of(person) if key.kind == BROWSER]
        if browsers[MOST_KEYS:]:
            await self.revoke(person, browsers[MOST_KEYS:])

    async def revoke(self, person: str, keys: list[str]) -> None:
        """Revoke keys and disconnect the clients that use them at once."""
        await self.people.revoke(person, keys)
        for key in keys:
            self._known.pop(key, None)
            self._revoked[key] = None
            for leave in tuple(self._leavers.get(key, ())):
                leave()
        while len(self._revoked) > MOST_KNOWN:
            self._revoked.popitem(last=False)

    def forget(self, person: str) -> None:
        """Drop what is cached about a person, because it has changed."""
        for key in [key for key, (_, visitor) in self._known.items() if visitor.person == person]:
            self._known.pop(key)

    def stays(self, visitor: Visitor, leave: Callable[[], None]) -> Callable[[], None]:
        """Call `leave` if the key of an open socket is revoked; the returned function unregisters it."""
        self._leavers.setdefault(visitor.key, set()).add(leave)
        if visitor.key in self._revoked:
            leave()

        def gone() -> None:
            leavers = self._leavers.get(visitor.key, set())
            leavers.discard(leave)
            if not leavers:
                self._leavers.pop(visitor.key, None)

        return gone

    def sockets_of(self, visitor: Visitor) -> int:
        return len(self._leavers.get(visitor.key, ()))

    async def _found(self, key: str) -> Visitor | None:
        found = await self.people.holder_of(key)
        if found is None:
            return None
        kept, person = found
        if self._clock() - kept.seen > SEEN_EVERY_MS:
            await self.people.seen(key, self._clock())
        return Visitor(person.id, person.name, key, kept.kind, person.login is not None)

    def _remember(self, visitor: Visitor) -> None:
        self._known[visitor.key] = (time.monotonic(), visitor)
        self._known.move_to_end(visitor.key)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def required(visitor: Visitor | None) -> Visitor:
    if visitor is None:
        raise ServerRefusal("not-known")
    return visitor


def person_of(visitor: Visitor | None) -> str | None:
    return visitor.person if visitor else None


def in_person(visitor: Visitor) -> Visitor:
    """Refuses bots: a token may play, but not touch the account or its keys."""
    if visitor.kind == TOKEN:
        raise ServerRefusal("in-person")
    return visitor
