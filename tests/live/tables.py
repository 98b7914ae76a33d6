"""A table registry on a database of its own, for a test; people at its tables, and what they are sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tilewright.core.lexicon import Lexicon
from tilewright.editions.house import rules_for
from tilewright.live.clock import ServerClock, monotonic_ms
from tilewright.live.tables.bus import LocalBus
from tilewright.live.tables.consent import Consent
from tilewright.live.tables.hub import DELAY, Hub
from tilewright.live.tables.presence import Presence
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import Table, TableServices
from tilewright.store.clock_record import Beats
from tilewright.store.database import Database
from tilewright.store.journal import Journal
from tilewright.store.offers import Offers
from tilewright.store.people import People, Person
from tilewright.store.records import GameRecords
from tilewright.testing import SAMPLE_WORDS


class Ticks:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def registry_at(
    url: str, tick: Callable[[], int] = monotonic_ms, words: Lexicon = SAMPLE_WORDS
) -> AsyncIterator[TableRegistry]:
    database = await Database.opened(url)
    journal = Journal(database)
    clock = ServerClock(Beats(database), tick)
    await clock.start()
    registry = TableRegistry(TableServices(journal, GameRecords(database), clock, LocalBus(), {}), lambda _: words)
    try:
        yield registry
    finally:
        await registry.close()
        await journal.close()
        await clock.stop()
        await database.close()


@dataclass
class Company:
    """A registry with everybody who plays or watches there."""

    registry: TableRegistry
    hub: Hub
    consent: Consent
    presence: Presence
    rematches: list[str] = field(default_factory=list)

    async def found(self, setup: TableSetup, *people: str) -> Table:
        """Who sits where, seat by seat; `ann+ben` is a team, and nobody sits where a name is empty."""
        everybody = People(self.registry.services.records.database)
        seating = [(seat, one) for seat, team in enumerate(people) for one in team.split("+") if one]
        for name in {one for _, one in seating}:
            if await everybody.find(name) is None:
                await everybody.add(Person(name, name.title(), made=1))
        return await self.registry.found(setup, seating)

    async def settle_down(self) -> None:
        """Whatever was set going by a turn is over."""
        while self.consent._reviews:
            await asyncio.gather(*self.consent._reviews)


@asynccontextmanager
async def company_at(
    url: str, tick: Callable[[], int] = monotonic_ms, words: Lexicon = SAMPLE_WORDS, delay: int = DELAY
) -> AsyncIterator[Company]:
    async with registry_at(url, tick, words) as registry:
        hub = Hub(registry, delay)
        rematches: list[str] = []

        async def rematch(table: Table) -> str:
            after = await registry.found(table.setup, await registry.services.records.seating(table.id))
            rematches.append(after.id)
            return after.id

        presence = Presence(hub)
        consent = Consent(hub, Offers(registry.services.records.database), rematch)
        try:
            yield Company(registry, hub, consent, presence, rematches)
        finally:
            hub.close()
            await consent.close()


class Ear:
    """A client that remembers what it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["t"] == kind]

    @property
    def numbers(self) -> list[int]:
        """Of the turns it was told, or saw the game after."""
        return [one["n"] for one in self.heard if one["t"] in {"view", "events"}]


def crossword(
    edition: str = "magnetic", *house: str, players: tuple[str, ...] = ("Ann", "Ben"), **more: Any
) -> TableSetup:
    return TableSetup("crossword", msgspec.Raw(msgspec.json.encode(rules_for(edition, house))), players, **more)
