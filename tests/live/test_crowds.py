"""However many gather at a table, one more costs the same, and those who wait are not told of each."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from errno import ENOSPC
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, event, insert, text

from tests.databases import statements
from tests.live.tables import registry_at
from tilewright.live.lobby.changes import FEW, TableChanges
from tilewright.live.lobby.lobby import Lobby
from tilewright.live.lobby.naming import table_names
from tilewright.live.lobby.proposal import SeatSpec, TableProposal
from tilewright.live.server_messages import LobbyChanged, TableChanged
from tilewright.live.tables.setup import LONGEST_NAME
from tilewright.store.database import Database, NotWritten, sqlite_url
from tilewright.store.invitations import Invitations
from tilewright.store.schema import people, takers
from tilewright.web.routes.tables import shown

HALL = TableProposal("duplicate", (SeatSpec(mine=True),), crowd=True)


@asynccontextmanager
async def crowded(folder: Path, came: int, more: int) -> AsyncIterator[tuple[Lobby, Database, str]]:
    """A table that so many have come to, and others who are known."""
    async with registry_at(sqlite_url(folder / "games.db")) as registry:
        database = registry.services.journal.database
        everybody = [{"id": f"p{number}", "name": f"P{number}", "made": 0} for number in range(came + more)]
        await database.write(lambda connection: connection.execute(insert(people), everybody))
        lobby = Lobby(registry, Invitations(database))
        code = (await lobby.propose("p0", "P0", HALL)).invitation.code
        there = [{"code": code, "seat": seat, "person": f"p{seat}", "name": f"P{seat}"} for seat in range(1, came)]
        await database.write(lambda connection: connection.execute(insert(takers), there) if there else None)
        yield lobby, database, code


async def test_one_more_asks_no_more_of_the_database_among_thousands(tmp_path: Path) -> None:
    async def join(came: int) -> int:
        folder = tmp_path / str(came)
        folder.mkdir()
        async with crowded(folder, came, 1) as (lobby, _, code):
            with statements() as asked:
                joined = await lobby.join(code, f"p{came}", "Last")
            assert (joined.came, len(joined.takers)) == (came + 1, min(came + 1, 22))
            table = shown(joined, None)
            assert len(msgspec.json.encode(table)) < 4_000
            assert any("Last" in place.taken for place in table.places), "one's own seat is shown, however far back"
            return len(asked)

    assert await join(3_000) <= await join(30) <= 10


async def test_a_person_is_found_among_thousands_by_an_index(tmp_path: Path) -> None:
    async with crowded(tmp_path, 1, 1) as (lobby, database, code):
        with statements() as asked:
            await lobby.join(code, "p1", "Last")
        own = next(one for one in asked if "takers.person = ?" in one and one.startswith("SELECT"))
        async with database.reading() as connection:
            plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {own}", (code, 21, "p1", code))).all()
        assert "ix_takers_person_code" in str(plan), plan


async def test_sixty_who_join_at_once_have_a_seat_each_without_trying_twice(tmp_path: Path) -> None:
    async with crowded(tmp_path, 1, 60) as (lobby, database, code):
        with statements() as asked:
            await asyncio.gather(*(lobby.join(code, f"p{number}", f"P{number}") for number in range(1, 61)))
        assert len(asked) <= 60 * 7
        assert sum("count(*)" in one for one in asked) < 10, "a crowd is counted once a second at the most"
        seating = await Invitations(database).takers(code)
        assert [one.seat for one in seating] == list(range(61))
        assert (await lobby.join(code, "p7", "Again")).came == 61, "who comes again keeps the seat"


async def test_how_many_came_stays_right_while_people_come_and_go(tmp_path: Path) -> None:
    async with crowded(tmp_path, 30, 10) as (lobby, database, code):
        assert (await lobby.join(code, "p30", "P30")).came == 31
        assert (await lobby.join(code, "p31", "P31")).came == 32
        assert (await lobby.leave(code, "p7")).came == 31
        assert (await lobby.join(code, "p32", "P32")).came == 32
        with pytest.raises(NotWritten):
            await full_for(database, lobby.join(code, "p33", "P33"))
        assert (await lobby.join(code, "p34", "P34")).came == 33
        assert (await lobby.at(code)).came == 33


async def full_for(database: Database, joining: Awaitable[object]) -> None:
    """The disk is full when it comes to storing it."""
    check = database.fence.check

    def once(connection: Connection) -> None:
        event.listen(connection, "commit", _no_room, once=True)
        check(connection)

    database.fence.check = once  # type: ignore[method-assign]
    try:
        await joining
    finally:
        database.fence.check = check  # type: ignore[method-assign]


def _no_room(_: Connection) -> None:
    raise OSError(ENOSPC, "No space left on device")


async def test_a_list_of_tables_takes_two_questions_and_none_while_nothing_changes(tmp_path: Path) -> None:
    async with crowded(tmp_path, 1, 30) as (lobby, _, code):
        for number in range(1, 31):
            proposal = TableProposal("crossword", (SeatSpec(mine=True), SeatSpec()), public=True)
            await lobby.propose(f"p{number}", f"P{number}", proposal)
        with statements() as asked:
            assert len(await lobby.public()) == 30
            assert len([one for one in asked if one.startswith("SELECT")]) == 3
            del asked[:]
            assert len(await lobby.public()) == 30
            assert not asked
        await lobby.leave((await lobby.public())[0].invitation.code, "p30")
        assert len(await lobby.public()) == 29
        assert [one.invitation.code for one in await lobby.of_person("p0")] == [code]


async def test_a_seat_among_thousands_is_found_by_an_index(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        for asked, by in (
            ("SELECT * FROM takers WHERE person = 'ann' AND code = 'HALL'", "(person=? AND code=?)"),
            (
                "SELECT * FROM invitations WHERE public AND game IS NULL ORDER BY made DESC",
                "ix_invitations_game_made",
            ),
        ):
            async with registry.services.journal.database.reading() as connection:
                assert by in str((await connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))).all())


async def test_those_who_wait_are_told_together_that_others_came(tmp_path: Path) -> None:
    news, heard = TableChanges(), list[TableChanged | LobbyChanged]()
    stops = [news.wait("HALL", heard.append if not number else lambda _: None) for number in range(FEW + 1)]
    for came in range(200):
        news.tell(TableChanged("HALL", came=came), public=False)
    assert [one.came for one in heard if isinstance(one, TableChanged)] == [0], "the others a second later, as one"
    news.tell(TableChanged("HALL", game="g"), public=False)
    assert heard[-1] == TableChanged("HALL", game="g"), "but that it begins is told at once"
    assert len(heard) == 2
    for stop in stops:
        stop()


class CountedName(str):
    """Says how often it was compared."""

    __slots__ = ()
    compared = 0

    def casefold(self) -> str:
        CountedName.compared += 1
        return super().casefold()


def test_ten_thousand_of_the_same_name_are_told_apart_in_one_go() -> None:
    names = {seat: CountedName("A" * LONGEST_NAME) for seat in range(10_000)}
    told = table_names(dict(names), {})
    assert len(set(told)) == 10_000
    assert max(len(name) for name in told) <= LONGEST_NAME
    assert CountedName.compared <= 4 * 10_000
