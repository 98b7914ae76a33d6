"""Opens games that go on by themselves when they are due, and closes tables that nobody needs."""

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
SOON = MINUTE  # a table that is due by then stays open
AT_ONCE = 100
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SchedulerIntervals:
    """How often to look, and how long after its last turn a table is closed, in seconds."""

    look: float = LOOK_SECONDS
    rest: float = REST_SECONDS


class IdleTableScheduler:
    """While a table is open, its timer and bots run it; this opens and closes tables."""

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
        """Stops after the current read, never in the middle."""
        self._is_stopping = True
        if self._running is not None:
            await self._running.stop()

    async def wake(self) -> None:
        """Open every table that is due. Its timer and its bots do the rest."""
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
        """Close tables that nobody holds and where nothing happens. Other tasks get to run in between."""
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
        """A game that cannot be opened is logged once, and opened when somebody asks for it."""
        try:
            await self._registry.table(game)
        except NoSuchGame:
            return  # another server has it
        except Exception as error:
            if is_silent(error):
                raise  # not this game's fault: it is opened when the database answers again
            self._failed.add(game)
            _log.exception("not opened", game=game)

    async def _look(self) -> None:
        await self.wake()
        await self.sweep()
