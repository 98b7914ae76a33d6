"""What was abandoned goes; what somebody has, plays, watches or waits at stays."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.live.tables import crossword, registry_at
from tilewright.live.lobby.lobby import Lobby
from tilewright.live.lobby.proposal import SeatSpec, TableProposal
from tilewright.live.retention import RetentionPolicy, RetentionTask
from tilewright.live.tables.registry import NoSuchGame, TableRegistry
from tilewright.live.tables.setup import DAY
from tilewright.store.abandoned import Abandoned
from tilewright.store.clubs import Club, Clubs
from tilewright.store.database import sqlite_url
from tilewright.store.invitations import Invitations
from tilewright.store.people import Key, People, Person
from tilewright.store.schema import games, invitations, people, sessions

LONG_AGO = 200 * DAY
OPEN = TableProposal("crossword", (SeatSpec(mine=True), SeatSpec()), public=True)


class Old:
    """A server on which all that was there before has been left alone for long."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.database = registry, registry.services.journal.database
        self.people, self.clubs = People(self.database), Clubs(self.database)
        self.lobby = Lobby(registry, Invitations(self.database))
        self.retention = RetentionTask(registry, self.lobby, Abandoned(self.database), RetentionPolicy())

    async def person(self, name: str, *, account: bool = False) -> str:
        await self.people.add(Person(name, name.title(), 0, name if account else None, "hash" if account else None))
        await self.people.give_key(Key(name, name, "browser", "test", 0, 0), "hash" if account else None)
        return name

    async def game(self, *who: str, club: str | None = None) -> str:
        game = (await self.registry.found(crossword(), list(enumerate(who)), club)).id
        await self.registry.rest(game)
        return game

    async def age(self) -> None:
        """All of it is as old as can be."""
        now = self.registry.services.clock.now()
        for column in (games.c.touched, invitations.c.made, people.c.made, sessions.c.seen):
            old = update(column.table).values({column.name: now - LONG_AGO})
            await self.database.write(lambda connection, old=old: connection.execute(old))  # type: ignore[misc]

    async def is_there(self, game: str) -> bool:
        return await self.registry.services.records.find(game) is not None


@asynccontextmanager
async def old(folder: Path) -> AsyncIterator[Old]:
    async with registry_at(sqlite_url(folder / "games.db")) as registry:
        yield Old(registry)


async def test_what_nobody_comes_back_to_is_removed_and_counted(tmp_path: Path) -> None:
    async with old(tmp_path) as server:
        ann, ben = await server.person("ann"), await server.person("ben")
        await server.lobby.propose(ann, "Ann", OPEN)
        begun = (await server.lobby.propose(ann, "Ann", OPEN)).invitation.code
        game = (await server.lobby.join(begun, ben, "Ben")).invitation.game
        assert game
        assert await server.registry.rest(game)
        await server.age()
        await server.retention.sweep()
        assert server.retention.removed == {"tables": 1, "games": 1, "guests": 2}
        assert not await server.is_there(game)
        assert await server.lobby.public() == [], "the table of a game that is gone does not open again"
        assert await server.people.find(ann) is None


async def test_what_has_an_account_a_club_or_company_stays(tmp_path: Path) -> None:
    async with old(tmp_path) as server:
        ann, ben, eve = (
            await server.person("ann", account=True),
            await server.person("ben"),
            await server.person("eve"),
        )
        await server.clubs.add(Club("class", "Class", "CODE", ann, 0), 9)
        kept = [await server.game(ann, ben), await server.game(eve, ben, club="class")]
        code = (await server.lobby.propose(eve, "Eve", OPEN)).invitation.code
        stop = server.lobby.wait(code, lambda _: None)
        watched = await server.game(ben, eve)
        async with server.registry.holding(watched):
            await server.age()
            await server.retention.sweep()
        assert not server.retention.removed
        assert all([await server.is_there(game) for game in (*kept, watched)])
        stop()
        assert await server.registry.rest(watched)
        await server.retention.sweep()
        assert server.retention.removed == {"tables": 1, "games": 1}, "and goes when nobody is there"


async def test_who_came_today_loses_nothing_and_zero_days_keep_all(tmp_path: Path) -> None:
    async with old(tmp_path) as server:
        ann, ben = await server.person("ann"), await server.person("ben")
        game = await server.game(ann, ben)
        await server.retention.sweep()
        assert await server.is_there(game)
        await server.age()
        for_ever = RetentionTask(
            server.registry, server.lobby, Abandoned(server.database), RetentionPolicy(None, None, None)
        )
        await for_ever.sweep()
        assert await server.is_there(game)
        assert not for_ever.removed


async def test_a_game_that_is_being_removed_cannot_be_opened(tmp_path: Path) -> None:
    async with old(tmp_path) as server:
        game = await server.game(await server.person("ann"), await server.person("ben"))
        with server.registry.closed_to_all([game]) as free:
            assert free == [game]
            with pytest.raises(NoSuchGame):
                await server.registry.table(game)
        assert (await server.registry.table(game)).id == game
