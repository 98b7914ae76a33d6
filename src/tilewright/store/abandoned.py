"""Finds and removes what was abandoned: tables that never started, guests' games, and guests without a game."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, select

from tilewright.store.database import Database
from tilewright.store.schema import clubs, games, invitations, members, people, seats, sessions, takers


class Abandoned:
    """Finding and removing use the same conditions, so somebody who has come back in between loses nothing."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, before: int, most: int) -> list[str]:
        """Codes of tables that were opened before this time and have not started."""
        return await self._found(select(invitations.c.code).where(_is_old_table(before)).limit(most))

    async def games(self, before: int, most: int) -> list[str]:
        """Games outside clubs, played only by guests or by nobody any more, without a turn since this time."""
        return await self._found(select(games.c.id).where(_is_old_game(before)).limit(most))

    async def guests(self, before: int, most: int) -> list[str]:
        """Guests not seen since this time who have no game, no table and no club."""
        return await self._found(select(people.c.id).where(_is_old_guest(before)).limit(most))

    async def remove_tables(self, codes: Sequence[str], before: int) -> int:
        old = delete(invitations).where(invitations.c.code.in_(codes), _is_old_table(before))
        return await self.database.write(lambda connection: connection.execute(old).rowcount)

    async def remove_games(self, ids: Sequence[str], before: int) -> int:
        """Removes the tables they started from too; otherwise those would look as if they had not started."""

        def work(connection: Connection) -> int:
            still = select(games.c.id).where(games.c.id.in_(ids), _is_old_game(before))
            old = list(connection.execute(still).scalars())
            connection.execute(delete(invitations).where(invitations.c.game.in_(old)))
            connection.execute(delete(games).where(games.c.id.in_(old)))
            return len(old)

        return await self.database.write(work)

    async def remove_guests(self, ids: Sequence[str], before: int) -> int:
        old = delete(people).where(people.c.id.in_(ids), _is_old_guest(before))
        return await self.database.write(lambda connection: connection.execute(old).rowcount)

    async def _found(self, wanted: Select[Any]) -> list[str]:
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))


def _is_old_table(before: int) -> ColumnElement[bool]:
    return invitations.c.game.is_(None) & (invitations.c.made < before)


def _is_old_game(before: int) -> ColumnElement[bool]:
    account = select(seats.c.seat).join(people).where(seats.c.game == games.c.id, people.c.login.is_not(None))
    by_index = games.c.over.in_([False, True])
    return by_index & (games.c.touched < before) & games.c.club.is_(None) & ~exists(account.correlate(games))


def _is_old_guest(before: int) -> ColumnElement[bool]:
    guest = people.c.login.is_(None) & (people.c.made < before)
    person = people.c.id
    seen = select(sessions.c.key).where(sessions.c.person == person, sessions.c.seen >= before)
    return and_(
        guest,
        ~exists(seen.correlate(people)),
        *(~exists(select(whose).where(whose == person).correlate(people)) for whose in _TIES),
    )


_TIES = (seats.c.person, takers.c.person, invitations.c.host, clubs.c.owner, members.c.person)
