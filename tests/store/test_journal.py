"""What is kept is kept, in order, once; what cannot be kept is told."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, func, select, text

from tests.store.conftest import opened
from tilewright.store.backup import backed_up, copied
from tilewright.store.database import Database, Unavailable, sqlite_url
from tilewright.store.journal import Journal, StoredTurn, TurnsMissing, TurnTaken
from tilewright.store.people import People, Person
from tilewright.store.records import GameRecord, GameRecords, StateSnapshot
from tilewright.store.schema import turns
from tilewright.store.supervision import Supervisor

T = TypeVar("T")


def turn(game: str, n: int, *, action: str | None = None, over: bool = False) -> StoredTurn:
    return StoredTurn(game, n, at=1_000 + n, events=b'[{"n":%d}]' % n, seat=n % 2, request=action, over=over)


async def begun(database: Database, *names: str) -> tuple[GameRecords, Journal]:
    records = GameRecords(database)
    for name in names:
        await records.add(GameRecord(name, "crossword", b"{}", "00" * 32, made=1), StoredTurn(name, 0, 1, b"[]"))
    return records, Journal(database)


async def test_turns_come_back_in_order_and_since_any_number(url: str) -> None:
    async with opened(url) as database:
        _, journal = await begun(database, "g")
        for n in range(1, 6):
            await journal.append(turn("g", n, action=f"a{n}"))
        await journal.close()
        assert [one.n for one in await journal.since("g")] == [0, 1, 2, 3, 4, 5]
        assert await journal.since("g", 4) == [turn("g", 4, action="a4"), turn("g", 5, action="a5")]
        assert await journal.since("nothing") == []


async def test_many_tables_are_kept_together_and_one_that_is_taken_harms_nobody(url: str) -> None:
    async with opened(url) as database:
        names = [f"g{number}" for number in range(40)]
        _, journal = await begun(database, *names)
        await journal.append(turn("g7", 1))
        answers = await asyncio.gather(*(journal.append(turn(name, 1)) for name in names), return_exceptions=True)
        await journal.close()
        assert [type(answer) for answer in answers] == [TurnTaken if name == "g7" else type(None) for name in names]
        async with database.reading() as connection:
            assert (await connection.execute(select(func.count()).select_from(turns))).scalar_one() == 80


async def test_an_action_is_never_written_down_twice(url: str) -> None:
    """The same seat's same action in one game is refused, whatever its number; another seat may use the name."""

    async with opened(url) as database:
        _, journal = await begun(database, "g")
        await journal.append(StoredTurn("g", 1, 1, b"[]", seat=0, request="k3"))
        await journal.append(StoredTurn("g", 2, 1, b"[]", seat=1, request="k3"))
        with pytest.raises(TurnTaken):
            await journal.append(StoredTurn("g", 3, 1, b"[]", seat=0, request="k3"))
        await journal.close()


async def test_a_database_that_fails_is_told_and_a_closed_journal_takes_nothing(url: str) -> None:
    async with opened(url) as database:
        _, journal = await begun(database, "g")
        async with database.writing() as connection:
            await connection.execute(text("DROP TABLE turns"))
        with pytest.raises(TurnsMissing, match="does not take it"):
            await journal.append(turn("g", 1))
        await journal.close()
        with pytest.raises(TurnsMissing, match="closed"):
            await journal.append(turn("g", 2))


async def test_a_turn_that_no_database_can_hold_is_told_and_harms_nobody_else(url: str) -> None:
    """A guest once chose a clock whose time did not fit, and nothing was ever written again."""

    async with opened(url) as database:
        names = [f"g{number}" for number in range(40)]
        _, journal = await begun(database, *names)
        poisoned = StoredTurn("g7", 1, 1, b"[]", wake=2**63)
        told = [poisoned if name == "g7" else turn(name, 1) for name in names]
        answers = await asyncio.gather(*(journal.append(one) for one in told), return_exceptions=True)
        assert [type(answer) for answer in answers] == [TurnsMissing if name == "g7" else type(None) for name in names]
        await journal.append(turn("g7", 1))
        assert journal.tally.groups <= 2 * 6 + 2  # halves of halves, not one by one
        await journal.close()


class Faulty(Database):
    """A database whose next write fails as a test wants it."""

    def fail(self, error: BaseException) -> None:
        self._error: BaseException | None = error

    async def write(self, work: Callable[[Connection], T]) -> T:
        error, self._error = getattr(self, "_error", None), None
        if error is not None:
            raise error
        return await super().write(work)


@pytest.mark.parametrize("error", [OverflowError(), MemoryError(), RuntimeError(), OSError(28, "full"), KeyError()])
async def test_the_writer_survives_whatever_happens(tmp_path: Path, error: Exception) -> None:
    database = Faulty((await Database.opened(sqlite_url(tmp_path / "games.db"))).engine)
    _, journal = await begun(database, "g")
    database.fail(error)
    with pytest.raises(TurnsMissing):
        await journal.append(turn("g", 1))
    await journal.append(turn("g", 1))
    await journal.close()
    await database.close()


async def test_a_writer_that_is_ended_answers_all_who_wait_and_closing_does_not_wait_for_it(tmp_path: Path) -> None:
    database = Faulty((await Database.opened(sqlite_url(tmp_path / "games.db"))).engine)
    tasks, told = Supervisor(), list[str]()
    tasks.on_end(told.append)
    _, journal = await begun(database, "g", "h")
    journal = Journal(database, tasks)
    database.fail(asyncio.CancelledError())
    appends = [journal.append(turn(game, n)) for game, n in (("g", 1), ("h", 1))]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(answer) for answer in answers] == [TurnsMissing, TurnsMissing]
    with pytest.raises(TurnsMissing, match="nobody writes any more"):
        await journal.append(turn("g", 1))
    assert told == ["The task 'journal' was ended, and the server cannot do without it"]
    await journal.close()
    await database.close()


async def test_closing_writes_all_that_was_taken_on(url: str) -> None:
    async with opened(url) as database:
        _, journal = await begun(database, "g")
        appends = [asyncio.create_task(journal.append(turn("g", n))) for n in range(1, 1_200)]
        await asyncio.sleep(0)
        await journal.close()
        await asyncio.gather(*appends)
        assert len(await journal.since("g")) == 1_200


async def test_a_game_knows_who_plays_and_whether_it_is_over(url: str) -> None:
    async with opened(url) as database:
        records, journal = await begun(database, "early", "late")
        people = People(database)
        for name in ("ann", "ben"):
            await people.add(Person(name, name.title(), made=1))
        await journal.append(StoredTurn("early", 1, 5, b"[]", seat=0, sits="ann"))
        await journal.append(StoredTurn("early", 2, 6, b"[]", seat=0, sits="ben"))  # a team
        await journal.append(StoredTurn("late", 1, 1_001, b"[]", seat=1, over=True, sits="ann"))
        await journal.close()
        assert await records.seating("early") == [(0, "ann"), (0, "ben")]
        assert await records.seats_of("late", "ann") == {1}
        assert await records.seats_in(["early", "late"], "ann") == {"early": {0}, "late": {1}}
        assert [one.id for one in await records.of_person("ann", over=False)] == ["early"]
        assert [one.id for one in await records.of_person("ann", over=True)] == ["late"]
        found = await records.find("late")
        assert found is not None
        assert (found.over, found.touched) == (True, 1_001)
        assert await records.find("none") is None


async def test_who_sits_down_with_a_turn_that_is_not_kept_does_not_sit(url: str) -> None:
    async with opened(url) as database:
        records, journal = await begun(database, "g")
        await People(database).add(Person("ann", "Ann", made=1))
        await journal.append(turn("g", 1))
        with pytest.raises(TurnTaken):
            await journal.append(StoredTurn("g", 1, 2, b"[]", seat=3, sits="ann"))
        with pytest.raises(TurnTaken):
            await journal.append(StoredTurn("g", 2, 2, b"[]", seat=3, sits="nobody"))
        await journal.close()
        assert await records.seating("g") == []
        assert len(await journal.since("g")) == 2, "and a turn whose seat is not kept is not kept either"


async def test_the_newest_snapshot_is_kept(url: str) -> None:
    async with opened(url) as database:
        records, _ = await begun(database, "g")
        assert await records.snapshot("g") is None
        for n in (5, 9):
            await records.keep_snapshot("g", StateSnapshot(n, b"state %d" % n))
        assert await records.snapshot("g") == StateSnapshot(9, b"state 9")


async def test_a_backup_is_the_whole_of_it_and_can_be_copied_back(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    async with opened(url) as database:
        _, journal = await begun(database, "g", "h")
        await journal.append(turn("g", 1))
        await journal.close()
        assert await backed_up(database, file) == 2
        with pytest.raises(Unavailable, match="there already"):
            await backed_up(database, file)
    async with opened(sqlite_url(file)) as copy, opened(sqlite_url(tmp_path / "back.db")) as back:
        assert await copied(copy, back) == 2
        assert await Journal(back).since("g", 1) == [turn("g", 1)]
        with pytest.raises(Unavailable, match="has games already"):
            await copied(copy, back)
    assert not left_behind(tmp_path)


def left_behind(folder: Path) -> list[Path]:
    return list(folder.glob("*.part*"))
