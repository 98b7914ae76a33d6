"""A house on a database of its own, for a test."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from tilewright.editions.house import rules_for
from tilewright.live.clock import ServerClock
from tilewright.live.heard import LocalBus
from tilewright.live.house import House
from tilewright.live.setup import Setup
from tilewright.live.table import Means
from tilewright.store.beats import Beats
from tilewright.store.database import Database
from tilewright.store.journal import Journal
from tilewright.store.records import Records
from tilewright.testing import SAMPLE_WORDS

T = TypeVar("T")


@asynccontextmanager
async def house_at(url: str) -> AsyncIterator[House]:
    database = await Database.opened(url)
    journal = Journal(database)
    clock = ServerClock(Beats(database))
    await clock.start()
    house = House(Means(journal, Records(database), clock, LocalBus(), {}), lambda _: SAMPLE_WORDS)
    try:
        yield house
    finally:
        await house.close()
        await journal.close()
        await clock.stop()
        await database.close()


def crossword(edition: str = "magnetic", *house: str, players: tuple[str, ...] = ("Ann", "Ben")) -> Setup:
    return Setup("crossword", msgspec.Raw(msgspec.json.encode(rules_for(edition, house))), players)


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(story, 60))
