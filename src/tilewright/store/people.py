"""Guests and accounts, their keys and their personal bests. No secret is stored."""

from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.core.errors import TilewrightError
from tilewright.store.database import Database
from tilewright.store.logins import login_of
from tilewright.store.schema import bests, people, sessions

_HOLDER = (
    select(sessions, people.c.name, people.c.made.label("since"), people.c.login, people.c.password)
    .join(people)
    .where(sessions.c.key == bindparam("by"))
)


class Person(Struct, frozen=True):
    """A guest has no login."""

    id: str
    name: str
    made: int
    login: str | None = None
    password: str | None = None  # as argon2 writes it


class Key(Struct, frozen=True):
    """A key as its owner may see it: of a browser, of a device, or the token of a bot."""

    hash: str
    person: str
    kind: str
    label: str
    made: int
    seen: int


class PersonalBest(Struct, frozen=True):
    what: str
    points: int
    game: str | None
    at: int


class NameTaken(TilewrightError, RuntimeError):
    """The login or code is in use."""


class TooMany(TilewrightError, RuntimeError):
    """There is no room for one more."""


class PersonGone(TilewrightError, RuntimeError):
    """The person no longer exists, or has another password than the one that was checked."""


def hashed(secret: str) -> str:
    """What is stored of a secret. Ours are long and random, so a plain hash cannot be reversed."""
    return sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person) -> None:
        row = {"id": person.id, "name": person.name, "login": person.login, "password": person.password}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(people), [row | {"made": person.made}])
        except IntegrityError as error:
            raise NameTaken(person.name) from error

    async def find(self, person: str) -> Person | None:
        return await self._person(people.c.id == person)

    async def by_login(self, name: str) -> Person | None:
        return await self._person(people.c.login == login_of(name))

    async def register(self, person: str, name: str, password: str) -> bool:
        """Turn a guest into an account; False if there is no such guest, `NameTaken` if the name is in use."""
        guest = update(people).where(people.c.id == person, people.c.login.is_(None))
        try:
            async with self.database.writing() as connection:
                changed = await connection.execute(guest.values(name=name, login=login_of(name), password=password))
        except IntegrityError as error:
            raise NameTaken(name) from error
        return changed.rowcount == 1

    async def rename(self, person: str, name: str) -> None:
        """Change the name, and with it the login of an account; `NameTaken` if it is in use."""
        login = case((people.c.login.is_(None), None), else_=login_of(name))
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(name=name, login=login))
        except IntegrityError as error:
            raise NameTaken(name) from error

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Change it if the old one still matches; whether it did."""
        mine = update(people).where(people.c.id == person, people.c.password == old)
        async with self.database.writing() as connection:
            return (await connection.execute(mine.values(password=new))).rowcount == 1

    async def forget(self, person: str) -> None:
        """Delete everything about a person except what happened in the games."""
        async with self.database.writing() as connection:
            await connection.execute(delete(people).where(people.c.id == person))

    async def give_key(self, key: Key, password: str | None = None, most: int | None = None) -> None:
        """`TooMany` if there are `most` of its kind, `PersonGone` if the person is gone or has changed the password."""
        row = {"key": key.hash, "person": key.person, "kind": key.kind, "label": key.label}
        mine = (sessions.c.person == key.person) & (sessions.c.kind == key.kind)
        holder = select(people.c.password).where(people.c.id == key.person).with_for_update()
        async with self.database.writing() as connection:
            found = (await connection.execute(holder)).one_or_none()
            if found is None or found.password != password:
                raise PersonGone(key.person)
            if most is not None and (await connection.execute(select(func.count()).where(mine))).scalar_one() >= most:
                raise TooMany(key.kind)
            await connection.execute(insert(sessions), [row | {"made": key.made, "seen": key.seen}])

    async def key_by_hash(self, key: str) -> Key | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(sessions).where(sessions.c.key == key))).one_or_none()
        return _key(row) if row else None

    async def holder_of(self, key: str) -> tuple[Key, Person] | None:
        """A key and its owner, in one query."""
        row = await self.database.read(lambda connection: connection.execute(_HOLDER, {"by": key}).one_or_none())
        return (_key(row), Person(row.person, row.name, row.since, row.login, row.password)) if row else None

    async def keys_of(self, person: str) -> list[Key]:
        """Most recently used first."""
        wanted = select(sessions).where(sessions.c.person == person)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(sessions.c.seen.desc(), sessions.c.made.desc()))).all()
        return [_key(row) for row in rows]

    async def seen(self, key: str, at: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.key == key).values(seen=at))

    async def revoke(self, person: str, keys: list[str]) -> None:
        """Only the person's own keys can be revoked."""
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.key.in_(keys)))

    async def best(self, person: str, best: PersonalBest) -> bool:
        """Store it if it is better than the previous one; whether it was."""
        mine = (bests.c.person == person) & (bests.c.what == best.what)
        row = {"person": person, "what": best.what, "points": best.points, "game": best.game, "at": best.at}
        async with self.database.writing() as connection:
            before = (await connection.execute(select(bests.c.points).where(mine))).scalar_one_or_none()
            if before is not None and before >= best.points:
                return False
            await connection.execute(delete(bests).where(mine))
            await connection.execute(insert(bests), [row])
        return True

    async def bests_of(self, person: str) -> list[PersonalBest]:
        wanted = select(bests).where(bests.c.person == person).order_by(bests.c.what)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [PersonalBest(row.what, row.points, row.game, row.at) for row in rows]

    async def bests_of_old(self, most: int = 10_000) -> list[tuple[str, PersonalBest]]:
        """Bests of earlier versions, which do not name their rules, each with its owner."""
        wanted = select(bests).where(bests.c.what.not_like("% #%")).limit(most)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(row.person, PersonalBest(row.what, row.points, row.game, row.at)) for row in rows]

    async def rename_best(self, person: str, old: PersonalBest, what: str | None) -> None:
        """Store it under another name unless that has a better one; without a name it is dropped."""
        if what is not None:
            await self.best(person, replace(old, what=what))
        async with self.database.writing() as connection:
            await connection.execute(delete(bests).where(bests.c.person == person, bests.c.what == old.what))

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        wanted = select(people).where(which)
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        return Person(row.id, row.name, row.made, row.login, row.password) if row else None


def _key(row: Row[Any]) -> Key:
    return Key(row.key, row.person, row.kind, row.label, row.made, row.seen)
