"""Tables that people still gather at: who invited, what is to be played, and who has come."""

from msgspec import Struct
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store.database import Database
from tilewright.store.people import Gone, NameTaken
from tilewright.store.schema import invitations, takers


class Invitation(Struct, frozen=True):
    """`game` is there once it has begun."""

    code: str
    host: str
    proposal: bytes
    public: bool
    made: int
    club: str | None = None
    game: str | None = None


class Taker(Struct, frozen=True):
    """Somebody who has taken a seat. A team shares one; around one device a person has several."""

    seat: int
    person: str
    name: str


class SeatTaken(RuntimeError):
    """As many as it has room for sit there already."""


class Invitations:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, invitation: Invitation, sitting: list[Taker]) -> None:
        """`NameTaken` if another has the code, `Gone` if the host or the club is not there any more."""
        row = {name: getattr(invitation, name) for name in Invitation.__struct_fields__}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(invitations), [row])
                if sitting:
                    await connection.execute(insert(takers), [_row(invitation.code, one) for one in sitting])
        except IntegrityError as error:
            raise (NameTaken(invitation.code) if await self.find(invitation.code) else Gone(invitation.host)) from error

    async def find(self, code: str) -> Invitation | None:
        found = await self._found(select(invitations).where(invitations.c.code == code))
        return found[0] if found else None

    async def of_game(self, game: str) -> Invitation | None:
        """The one that a game began with."""
        found = await self._found(select(invitations).where(invitations.c.game == game).limit(1))
        return found[0] if found else None

    async def takers(self, code: str) -> list[Taker]:
        wanted = select(takers).where(takers.c.code == code).order_by(takers.c.seat, takers.c.name)
        async with self.database.reading() as connection:
            return [Taker(row.seat, row.person, row.name) for row in await connection.execute(wanted)]

    async def take(self, code: str, taker: Taker, room: int) -> None:
        """Sit down where there is room for so many; `SeatTaken` if others were quicker."""
        at = (takers.c.code == code) & (takers.c.seat == taker.seat)
        async with self.database.writing() as connection:
            await connection.execute(select(invitations.c.code).where(invitations.c.code == code).with_for_update())
            await connection.execute(delete(takers).where(at, takers.c.person == taker.person))
            if (await connection.execute(select(func.count()).where(at))).scalar_one() >= room:
                raise SeatTaken(code)
            await connection.execute(insert(takers), [_row(code, taker)])

    async def stand_up(self, code: str, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(takers).where(takers.c.code == code, takers.c.person == person))

    async def begin(self, code: str, game: str) -> bool:
        """Whether it was us who began: of two who try at once, one does."""
        first = update(invitations).where(invitations.c.code == code, invitations.c.game.is_(None))
        async with self.database.writing() as connection:
            return (await connection.execute(first.values(game=game))).rowcount == 1

    async def remove(self, code: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(invitations).where(invitations.c.code == code))

    async def public(self, most: int = 100) -> list[Invitation]:
        """Those that anybody may join, the newest first."""
        waiting = select(invitations).where(invitations.c.public, invitations.c.game.is_(None))
        return await self._found(waiting.order_by(invitations.c.made.desc()).limit(most))

    async def of_person(self, person: str, most: int = 100) -> list[Invitation]:
        """Those that somebody waits at."""
        sits = select(takers.c.code).where(takers.c.person == person)
        mine = select(invitations).where(invitations.c.game.is_(None))
        wanted = mine.where(invitations.c.code.in_(sits) | (invitations.c.host == person))
        return await self._found(wanted.order_by(invitations.c.made.desc()).limit(most))

    async def of_club(self, club: str, most: int = 100) -> list[Invitation]:
        waiting = select(invitations).where(invitations.c.club == club, invitations.c.game.is_(None))
        return await self._found(waiting.order_by(invitations.c.made.desc()).limit(most))

    async def remove_older_than(self, moment: int) -> None:
        """Nobody comes to them any more."""
        old = (invitations.c.made < moment) & invitations.c.game.is_(None)
        async with self.database.writing() as connection:
            await connection.execute(delete(invitations).where(old))

    async def _found(self, wanted: Select[Row[str]]) -> list[Invitation]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Invitation(**{name: getattr(row, name) for name in Invitation.__struct_fields__}) for row in rows]


def _row(code: str, taker: Taker) -> dict[str, object]:
    return {"code": code, "seat": taker.seat, "person": taker.person, "name": taker.name}
