"""Clubs and classes: their owners, join codes and members."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store.database import Database
from tilewright.store.people import NameTaken, Person, PersonGone, TooMany
from tilewright.store.schema import clubs, members, people


class Club(Struct, frozen=True):
    """A class or a club, with a code to join and an owner who sees its games."""

    id: str
    name: str
    code: str
    owner: str
    made: int


class Clubs:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, club: Club, most: int) -> None:
        """`NameTaken` if the code is in use, `TooMany` if the owner has `most` clubs, `PersonGone` if unknown."""
        row = {"id": club.id, "name": club.name, "code": club.code, "owner": club.owner, "made": club.made}
        try:
            async with self.database.writing() as connection:
                await connection.execute(select(people.c.id).where(people.c.id == club.owner).with_for_update())
                led = select(func.count()).where(clubs.c.owner == club.owner)
                if (await connection.execute(led)).scalar_one() >= most:
                    raise TooMany(club.owner)
                await connection.execute(insert(clubs), [row])
        except IntegrityError as error:
            raise (NameTaken(club.code) if await self.by_code(club.code) else PersonGone(club.owner)) from error

    async def find(self, club: str) -> Club | None:
        return await self._one(select(clubs).where(clubs.c.id == club))

    async def by_code(self, code: str) -> Club | None:
        return await self._one(select(clubs).where(clubs.c.code == code))

    async def of_person(self, person: str) -> list[Club]:
        """The clubs a person is in or owns."""
        joined = select(members.c.club).where(members.c.person == person)
        wanted = select(clubs).where((clubs.c.owner == person) | clubs.c.id.in_(joined))
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(clubs.c.made, clubs.c.id))).all()
        return [_club(row) for row in rows]

    async def rename(self, club: str, name: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(clubs).where(clubs.c.id == club).values(name=name))

    async def recode(self, club: str, code: str) -> None:
        """Replace the code; the old one stops working. `NameTaken` if another club has the new one."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(clubs).where(clubs.c.id == club).values(code=code))
        except IntegrityError as error:
            raise NameTaken(code) from error

    async def remove(self, club: str) -> None:
        """Remove the club. Its games stay with those who played them."""
        async with self.database.writing() as connection:
            await connection.execute(delete(clubs).where(clubs.c.id == club))

    async def join(self, club: str, person: str, at: int, most: int) -> bool:
        """Whether the person is a member now; `TooMany` if the club is full. Members stay members."""
        row = {"club": club, "person": person, "joined": at}
        try:
            async with self.database.writing() as connection:
                await connection.execute(select(clubs.c.id).where(clubs.c.id == club).with_for_update())
                there = (await connection.execute(select(members.c.person).where(members.c.club == club))).scalars()
                inside = set(there)
                if person in inside:
                    return True
                if len(inside) >= most:
                    raise TooMany(club)
                await connection.execute(insert(members), [row])
        except IntegrityError:  # the club was closed, or the person is gone
            return False
        return True

    async def leave(self, club: str, person: str) -> bool:
        """Whether the person was a member."""
        gone = delete(members).where(members.c.club == club, members.c.person == person)
        async with self.database.writing() as connection:
            return (await connection.execute(gone)).rowcount == 1

    async def members(self, club: str) -> list[Person]:
        wanted = select(people).join(members, members.c.person == people.c.id).where(members.c.club == club)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted.order_by(people.c.name, people.c.id))).all()
        return [Person(row.id, row.name, row.made, row.login) for row in rows]

    async def _one(self, wanted: Select[Any]) -> Club | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return _club(row) if row else None


def _club(row: Row[Any]) -> Club:
    return Club(row.id, row.name, row.code, row.owner, row.made)
