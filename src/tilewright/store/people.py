"""Who plays: guests and accounts, the keys they come with, their clubs, and their bests. No secret is stored."""

from hashlib import sha256

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store.database import Database
from tilewright.store.schema import bests, clubs, members, people, sessions


class Person(Struct, frozen=True):
    """A guest has no login."""

    id: str
    name: str
    made: int
    login: str | None = None
    password: str | None = None  # as argon2 writes it


class Key(Struct, frozen=True):
    """A way in, as its owner may see it: a browser, a device, or the token of a bot."""

    hash: str
    person: str
    kind: str
    label: str
    made: int
    seen: int


class Club(Struct, frozen=True):
    """A class or a club: a code to join, and somebody who sees its games."""

    id: str
    name: str
    code: str
    owner: str
    made: int


class Best(Struct, frozen=True):
    what: str
    points: int
    game: str | None
    at: int


class NameTaken(RuntimeError):
    """Somebody has that login, or that code."""


def hashed(secret: str) -> str:
    """What is kept of a secret. Ours are long and random, so a plain hash cannot be turned back."""
    return sha256(secret.encode()).hexdigest()


def login_of(name: str) -> str:
    """The name in a form that two people cannot share.

    >>> login_of("  Ann  Lee ") == login_of("ann lee")
    True
    """
    return " ".join(name.casefold().split())


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person) -> None:
        row = {"id": person.id, "name": person.name, "login": person.login, "password": person.password}
        await self._insert(people, row | {"made": person.made})

    async def find(self, person: str) -> Person | None:
        return await self._person(people.c.id == person)

    async def by_login(self, name: str) -> Person | None:
        return await self._person(people.c.login == login_of(name))

    async def register(self, person: str, name: str, password: str) -> None:
        """A guest becomes somebody with an account; `NameTaken` if another has the name."""
        changed = update(people).where(people.c.id == person)
        try:
            async with self.database.writing() as connection:
                await connection.execute(changed.values(name=name, login=login_of(name), password=password))
        except IntegrityError as error:
            raise NameTaken(name) from error

    async def rename(self, person: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def forget(self, person: str) -> None:
        """Everything about somebody goes, but for what happened in the games."""
        async with self.database.writing() as connection:
            await connection.execute(delete(people).where(people.c.id == person))

    async def give_key(self, key: Key) -> None:
        row = {"key": key.hash, "person": key.person, "kind": key.kind, "label": key.label}
        await self._insert(sessions, row | {"made": key.made, "seen": key.seen})

    async def key(self, secret: str) -> Key | None:
        """The way in that a secret opens."""
        return await self.key_by_hash(hashed(secret))

    async def key_by_hash(self, key: str) -> Key | None:
        async with self.database.reading() as connection:
            wanted = select(sessions).where(sessions.c.key == key)
            row = (await connection.execute(wanted)).one_or_none()
        return Key(row.key, row.person, row.kind, row.label, row.made, row.seen) if row else None

    async def keys_of(self, person: str) -> list[Key]:
        wanted = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Key(row.key, row.person, row.kind, row.label, row.made, row.seen) for row in rows]

    async def seen(self, key: str, at: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.key == key).values(seen=at))

    async def revoke(self, person: str, keys: list[str]) -> None:
        """Only one's own can be revoked."""
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.key.in_(keys)))

    async def add_club(self, club: Club) -> None:
        row = {"id": club.id, "name": club.name, "code": club.code, "owner": club.owner, "made": club.made}
        await self._insert(clubs, row)

    async def club(self, *, code: str) -> Club | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(clubs).where(clubs.c.code == code))).one_or_none()
        return Club(row.id, row.name, row.code, row.owner, row.made) if row else None

    async def clubs_of(self, person: str) -> list[Club]:
        """Those that somebody is in, and those that are one's own."""
        joined = select(members.c.club).where(members.c.person == person)
        wanted = select(clubs).where((clubs.c.owner == person) | clubs.c.id.in_(joined)).order_by(clubs.c.made)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Club(row.id, row.name, row.code, row.owner, row.made) for row in rows]

    async def join(self, club: str, person: str, at: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(members).where(members.c.club == club, members.c.person == person))
            await connection.execute(insert(members), [{"club": club, "person": person, "joined": at}])

    async def members_of(self, club: str) -> list[Person]:
        wanted = select(people).join(members, members.c.person == people.c.id).where(members.c.club == club)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(people.c.name))).all()
        return [Person(row.id, row.name, row.made, row.login) for row in rows]

    async def best(self, person: str, best: Best) -> bool:
        """Keep it if it is better than what there was; whether it was."""
        mine = (bests.c.person == person) & (bests.c.what == best.what)
        row = {"person": person, "what": best.what, "points": best.points, "game": best.game, "at": best.at}
        async with self.database.writing() as connection:
            before = (await connection.execute(select(bests.c.points).where(mine))).scalar_one_or_none()
            if before is not None and before >= best.points:
                return False
            await connection.execute(delete(bests).where(mine))
            await connection.execute(insert(bests), [row])
        return True

    async def bests_of(self, person: str) -> list[Best]:
        wanted = select(bests).where(bests.c.person == person).order_by(bests.c.what)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Best(row.what, row.points, row.game, row.at) for row in rows]

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(people).where(which))).one_or_none()
        return Person(row.id, row.name, row.made, row.login, row.password) if row else None

    async def _insert(self, table: Table, row: dict[str, object]) -> None:
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(table), [row])
        except IntegrityError as error:
            raise NameTaken(str(row.get("name") or row.get("label"))) from error
