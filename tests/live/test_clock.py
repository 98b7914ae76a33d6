"""The time of the games: it stands still while the server is down or frozen, and outlives a database that fails."""

import asyncio
from collections.abc import Callable

import pytest

from tests.live.tables import Ticks
from tilewright.live.clock import FROZEN_MS, RunningTime, ServerClock
from tilewright.store import supervision
from tilewright.store.clock_record import Beats
from tilewright.store.database import Database
from tilewright.store.supervision import Supervisor


def test_a_process_that_was_frozen_was_down() -> None:
    ticks = Ticks()
    running = RunningTime(ticks)
    began = running()

    def after(milliseconds: int) -> int:
        ticks.now += milliseconds
        return running() - began

    assert after(500) == 500
    assert after(60_000) == 500
    assert after(250) == 750
    assert after(FROZEN_MS) == 750 + FROZEN_MS  # busy, but there


class Forgetful(Beats):
    """Beats that are not kept while `is_full`."""

    is_full = False

    async def keep(self, at: int) -> None:
        if self.is_full:
            raise OSError(28, "No space left on device")
        await super().keep(at)


async def test_the_clock_is_written_again_after_a_database_that_failed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a few seconds of a full disk it never was, and a kill set every game back to that moment."""
    monkeypatch.setattr("tilewright.live.clock.BEAT_SECONDS", 0.01)
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.01)

    database, tasks, ticks = await Database.opened(url), Supervisor(), Ticks()
    beats = Forgetful(database)
    clock = ServerClock(beats, ticks, tasks)
    await clock.start()
    beats.is_full = True
    await until(lambda: tasks.failing == ("clock",))
    ticks.now += 60_000
    beats.is_full = False
    await until(lambda: tasks.failing == ())
    assert await beats.last() == clock.now()  # a server that is killed now goes on from here
    beats.is_full = True
    await clock.stop()  # and a last beat that fails holds nobody up
    await database.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.001)
