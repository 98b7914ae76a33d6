"""Games that go on though nobody is there are opened when their moment comes; tables that nobody needs go to rest."""

import asyncio
from dataclasses import dataclass

import structlog

from tilewright.core.clock import MINUTE
from tilewright.live.bots.runner import BotRunner
from tilewright.live.tables.registry import NoSuchGame, TableRegistry
from tilewright.live.tables.table import Table
from tilewright.store.database import is_silent
from tilewright.store.supervision import Periodic

LOOK_SECONDS = 2.0
REST_SECONDS = 30.0  # after the last turn
SOON = MINUTE  # what is due by then is waited for
AT_ONCE = 100
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SchedulerIntervals:
    """How often it looks, and how long after its last turn a table may rest, in seconds."""

    look: float = LOOK_SECONDS
    rest: float = REST_SECONDS


class IdleTableScheduler:
    """Tables keep their own time and bots while they are open; here is what opens and closes them."""

    def __init__(
        self, registry: TableRegistry, bot_runner: BotRunner, rhythm: SchedulerIntervals | None = None
    ) -> None:
        self._registry, self._bot_runner = registry, bot_runner
        self._rhythm = rhythm or SchedulerIntervals()
        self._is_stopping = False
        self._running: Periodic | None = None
        self._failed: set[str] = set()

    def start(self) -> None:
        self._running = self._registry.services.tasks.every("waking", self._rhythm.look, self._look)

    async def stop(self) -> None:
        """Never cut off in the middle of a read."""
        self._is_stopping = True
        if self._running is not None:
            await self._running.stop()

    async def wake(self) -> None:
        """Open every table whose moment has come. Its timer and its bots do the rest."""
        now, skip = self._registry.services.clock.now(), 0
        while not self._is_stopping:
            games = await self._registry.services.records.to_wake(now, AT_ONCE, skip)
            for game in games:
                if self._registry.at(game) is None and game not in self._failed:
                    await self._open(game)
            if len(games) < AT_ONCE:
                return
            skip += AT_ONCE

    async def sweep(self) -> None:
        """Put to rest what nobody holds and nothing happens at. With thousands of tables others get a turn between."""
        for number, table in enumerate(self._registry.open_tables, start=1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                if self._may_rest(table):
                    await self._registry.rest(table.id, calm=True)
            except Exception as error:
                if is_silent(error):
                    raise
                _log.exception("not put to rest", game=table.id)

    def _may_rest(self, table: Table) -> bool:
        due, now = table.due, self._registry.services.clock.now()
        return (
            table.is_quiet
            and not self._bot_runner.at_work(table.id)
            and table.at + self._rhythm.rest * 1000 <= now
            and (due is None or due.at > now + SOON)
        )

    async def _open(self, game: str) -> None:
        """A game that cannot be opened is told of once, and left to whoever asks for it."""
        try:
            await self._registry.table(game)
        except NoSuchGame:
            return  # another server keeps it
        except Exception as error:
            if is_silent(error):
                raise  # it is nothing about this game, which is opened when the database answers again
            self._failed.add(game)
            _log.exception("not opened", game=game)

    async def _look(self) -> None:
        await self.wake()
        await self.sweep()
