"""Readiness tells the truth: that a turn could be written now, and that every task works."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from tilewright.live import readiness
from tilewright.live.readiness import FRESH_SECONDS, Readiness
from tilewright.store.database import Database
from tilewright.store.journal import Journal
from tilewright.store.supervision import Supervisor

T = TypeVar("T")
NO_TURNS = ("the database takes no turns",)


class Watched(Database):
    """It counts what is written, fails as a test wants it, or does not answer."""

    writes = 0
    error: Exception | None = None
    hangs: asyncio.Event | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        self.writes += 1
        if self.hangs:
            await self.hangs.wait()
        if self.error:
            raise self.error
        return await super().write(work)


async def test_it_writes_at_most_once_a_second_and_says_what_is_wrong(url: str) -> None:
    database, tasks, now = Watched((await Database.opened(url)).engine), Supervisor(), [100.0]
    journal = Journal(database, tasks)
    ready = Readiness(journal, tasks, lambda: now[0])
    for _ in range(100):
        assert await ready.troubles() == ()
    assert database.writes == 1
    database.error = OSError(28, "No space left on device")
    now[0] += FRESH_SECONDS
    assert await ready.troubles() == NO_TURNS
    database.error = None
    assert await ready.troubles() == NO_TURNS  # what was found out is told again
    now[0] += FRESH_SECONDS
    assert await ready.troubles() == ()
    tasks.failed("clock", OSError(), until=float("inf"))
    assert await ready.troubles() == ("the task 'clock' fails",)
    tasks.recovered("clock")
    assert await ready.troubles() == ()
    assert (journal.tally.turns, journal.tally.groups) == (0, 0)
    await journal.close()
    await database.close()


async def test_a_database_that_hangs_holds_nobody_up_and_is_asked_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE_SECONDS", 0.01)

    database, tasks, now = Watched((await Database.opened(url)).engine), Supervisor(), [100.0]
    journal = Journal(database, tasks)
    ready = Readiness(journal, tasks, lambda: now[0])
    database.hangs = asyncio.Event()
    for _ in range(3):
        now[0] += 10
        assert await ready.troubles() == ("the database does not answer",)
    assert database.writes == 1
    database.hangs.set()
    await journal.close()
    await database.close()


async def test_a_writer_that_was_ended_is_seen(url: str) -> None:
    database, tasks, now = await Database.opened(url), Supervisor(), [100.0]
    journal = Journal(database, tasks)
    ready = Readiness(journal, tasks, lambda: now[0])
    assert await ready.troubles() == ()
    assert journal._writer is not None
    journal._writer.cancel()
    await asyncio.wait({journal._writer})
    now[0] += FRESH_SECONDS
    assert await ready.troubles() == ("it has to end", *NO_TURNS)
    await journal.close()
    await database.close()
