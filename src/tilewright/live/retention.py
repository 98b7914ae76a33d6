"""Removes what nobody comes back to, after as many days as the operator says."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import structlog

from tilewright.live.lobby.lobby import Lobby
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import DAY
from tilewright.store.abandoned import Abandoned

EVERY_SECONDS = 3600.0
AT_ONCE = 200  # removed in one transaction
MOST_EACH_TIME = 20_000  # of each kind; the rest follows an hour later
REST_SECONDS = 0.05  # after each transaction, so that games go on
_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """How many days things are kept; None means forever."""

    tables: int | None = 14
    games: int | None = 120
    guests: int | None = 30


class RetentionTask:
    """Removes what was abandoned, a few at a time. Games that are open or watched, and tables with people, stay."""

    def __init__(self, registry: TableRegistry, lobby: Lobby, abandoned: Abandoned, keeping: RetentionPolicy) -> None:
        self._registry, self._lobby, self._abandoned, self._keeping = registry, lobby, abandoned, keeping
        self.removed: Counter[str] = Counter()

    async def sweep(self) -> None:
        """Games go before guests, so that guests whose last game went can go too."""
        kept, store, before = self._keeping, self._abandoned, Counter(self.removed)
        await self._clear("tables", kept.tables, store.tables, self._remove_tables)
        await self._clear("games", kept.games, store.games, self._remove_games)
        await self._clear("guests", kept.guests, store.guests, store.remove_guests)
        gone = self.removed - before
        if gone:
            _log.info("cleared", **gone)

    async def _clear(
        self,
        what: str,
        days: int | None,
        find: Callable[[int, int], Awaitable[list[str]]],
        remove: Callable[[Sequence[str], int], Awaitable[int]],
    ) -> None:
        if days is None:
            return
        moment = self._registry.services.clock.now() - days * DAY
        found = await find(moment, MOST_EACH_TIME)
        for first in range(0, len(found), AT_ONCE):
            if gone := await remove(found[first : first + AT_ONCE], moment):
                self.removed[what] += gone
            await asyncio.sleep(REST_SECONDS)

    async def _remove_tables(self, codes: Sequence[str], before: int) -> int:
        empty = [code for code in codes if not self._lobby.is_waited_at(code)]
        removed = await self._abandoned.remove_tables(empty, before)
        self._lobby.forget_list()
        return removed

    async def _remove_games(self, games: Sequence[str], before: int) -> int:
        with self._registry.closed_to_all(games) as free:
            return await self._abandoned.remove_games(free, before)
