"""Everything that one server is made of, put together when it starts and taken apart when it stops."""

from collections.abc import AsyncIterator, Callable, Container, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tilewright.core.lexicon import Lexicon
from tilewright.live.bests import Bests
from tilewright.live.clock import ServerClock, monotonic_ms
from tilewright.live.consent import Consent
from tilewright.live.crier import Crier
from tilewright.live.heard import LocalBus
from tilewright.live.house import House
from tilewright.live.hub import Hub
from tilewright.live.lobby import Gatherings
from tilewright.live.presence import Presence
from tilewright.live.robots import PACE, Robots, cores_but_one
from tilewright.live.table import Means
from tilewright.live.timers import Timers
from tilewright.live.waking import Rhythm, Waking
from tilewright.store.beats import Beats
from tilewright.store.database import Database
from tilewright.store.invitations import Invitations
from tilewright.store.journal import Journal
from tilewright.store.offers import Offers
from tilewright.store.people import People
from tilewright.store.records import Records


@dataclass(frozen=True, slots=True)
class Server:
    database: Database
    journal: Journal
    records: Records
    people: People
    clock: ServerClock
    house: House
    hub: Hub
    timers: Timers
    gatherings: Gatherings
    consent: Consent
    presence: Presence
    robots: Robots


@asynccontextmanager
async def serving(
    url: str,
    words: Callable[[str], Lexicon],
    themes: Mapping[str, Container[str]],
    *,
    processes: int | None = None,
    pace: float = PACE,
    rhythm: Rhythm | None = None,
    tick: Callable[[], int] = monotonic_ms,
) -> AsyncIterator[Server]:
    """Opened bottom up. At the end every wish that came in is answered and kept, and then it is closed top down.

    Bots think in so many processes, and take so many seconds for a move at the least.
    """
    database = await Database.opened(url)
    journal, records, clock = Journal(database), Records(database), ServerClock(Beats(database), tick)
    people = People(database)
    await clock.start()
    house = House(Means(journal, records, clock, LocalBus(), themes), words)
    hub, timers, gatherings = Hub(house), Timers(house), Gatherings(house, Invitations(database))
    presence, consent = Presence(hub), Consent(hub, Offers(database), gatherings.rematch)
    robots, bests = Robots(house, processes or cores_but_one(), pace), Bests(house, people)
    Crier(hub)
    house.on_open += (timers.keep, robots.keep, bests.keep)
    house.on_close += (timers.drop, robots.drop, bests.drop)
    waking = Waking(house, robots, rhythm)
    waking.start()
    try:
        yield Server(
            database,
            journal,
            records,
            people,
            clock,
            house,
            hub,
            timers,
            gatherings,
            consent,
            presence,
            robots,
        )
    finally:
        await waking.stop()
        await robots.close()
        await timers.close()
        hub.close()
        await consent.close()
        await house.close()
        await bests.close()
        await journal.close()
        await clock.stop()
        await database.close()
