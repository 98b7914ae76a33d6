"""Acts when time is up: a move is late, a round is over. One timer per open table."""

import asyncio
from collections.abc import Callable

import structlog

from tilewright.core.refusal import Refused
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.table import ActionRequest, Stale, Table

GRACE_MS = 250  # an action that was sent in time may still be in transit
AGAIN_SECONDS = 5.0  # until the next try if the store does not answer, or anything else fails
_log = structlog.get_logger()


class Timers:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._pending: dict[str, asyncio.TimerHandle] = {}
        self._stops: dict[str, Callable[[], None]] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def keep(self, table: Table) -> None:
        """Call time at this table from now on."""
        if table.id not in self._stops:
            self._stops[table.id] = self._registry.services.bus.listen(table.id, self._heard)
        self._set(table)

    def drop(self, game: str) -> None:
        if game in self._stops:
            self._stops.pop(game)()
        if game in self._pending:
            self._pending.pop(game).cancel()

    async def close(self) -> None:
        for game in tuple(self._stops):
            self.drop(game)
        await asyncio.gather(*self._calls, return_exceptions=True)

    def _heard(self, heard: TurnCommitted) -> None:
        table = self._registry.at(heard.game)
        if table is not None and not heard.over:
            self._set(table)
        else:
            self.drop(heard.game)

    def _set(self, table: Table, after: float = 0.0) -> None:
        if table.id in self._pending:
            self._pending.pop(table.id).cancel()
        due = table.due
        if due is None:
            return
        wait = max(after, (due.at + GRACE_MS - self._registry.services.clock.now()) / 1000)
        tasks = self._registry.services.tasks
        self._pending[table.id] = tasks.later("time", wait, lambda: self._call(table))

    def _call(self, table: Table) -> None:
        self._pending.pop(table.id, None)
        task = self._registry.services.tasks.begin(f"time at {table.id}", self._ask(table))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _ask(self, table: Table) -> None:
        """The action may have become pointless while it waited; then the latest turn has set another timer."""
        due = table.due
        if due is None or due.at > self._registry.services.clock.now():
            self._set(table)
            return
        try:
            await self._registry.ask(table.id, ActionRequest(due.seat, due.action, n=table.n))
        except (Refused, Stale):
            return
        except Exception:  # noqa: BLE001 - time must be called, whatever went wrong
            _log.exception("time is not called", game=table.id)
            if table.id in self._stops:
                self._set(table, after=AGAIN_SECONDS)
