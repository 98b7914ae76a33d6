"""Everything that one server is made of, put together when it starts and taken apart when it stops."""

from collections.abc import AsyncIterator, Callable, Container, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial

from tilewright.core.lexicon import Lexicon
from tilewright.live.bots.runner import PACE, THINKING, BotRunner
from tilewright.live.clock import ServerClock
from tilewright.live.halls.announcer import HallAnnouncer
from tilewright.live.lobby.lobby import Lobby
from tilewright.live.readiness import Readiness
from tilewright.live.retention import EVERY_SECONDS, RetentionPolicy, RetentionTask
from tilewright.live.tables.bests import PersonalBests
from tilewright.live.tables.bus import LocalBus
from tilewright.live.tables.consent import Consent
from tilewright.live.tables.hub import Hub
from tilewright.live.tables.idle_scheduler import IdleTableScheduler, SchedulerIntervals
from tilewright.live.tables.presence import Presence
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.table import TableServices
from tilewright.live.tables.timers import Timers
from tilewright.store.abandoned import Abandoned
from tilewright.store.clock_record import Beats
from tilewright.store.database import Database, Superseded
from tilewright.store.invitations import Invitations
from tilewright.store.journal import Journal
from tilewright.store.offers import Offers
from tilewright.store.ownership import Owner, sole_owner
from tilewright.store.people import People
from tilewright.store.records import GameRecords
from tilewright.store.supervision import Supervisor

OWNER_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Server:
    database: Database
    journal: Journal
    records: GameRecords
    people: People
    clock: ServerClock
    registry: TableRegistry
    hub: Hub
    timers: Timers
    lobby: Lobby
    consent: Consent
    presence: Presence
    bot_runner: BotRunner
    tasks: Supervisor
    readiness: Readiness
    retention: RetentionTask


@asynccontextmanager
async def serving(
    url: str,
    words: Callable[[str], Lexicon],
    themes: Mapping[str, Container[str]],
    *,
    processes: int | None = None,
    pace: float = PACE,
    thinking: float = THINKING,
    rhythm: SchedulerIntervals | None = None,
    keeping: RetentionPolicy | None = None,
    tick: Callable[[], int] | None = None,
) -> AsyncIterator[Server]:
    """Opened bottom up. At the end every pending action is answered and stored; then everything is closed top down,
    whatever fails on the way.

    Bots think in `processes` processes, and take at least `pace` seconds per move; those that look ahead think for at
    most `thinking` seconds.
    """
    async with AsyncExitStack() as closing:
        tasks = Supervisor()
        owner = await closing.enter_async_context(sole_owner(url))
        database = await Database.opened(url)
        closing.push_async_callback(database.close)
        await database.claim()
        journal, records = Journal(database, tasks), GameRecords(database)
        clock, people = ServerClock(Beats(database), tick, tasks), People(database)
        await clock.start()
        closing.push_async_callback(clock.stop)
        closing.push_async_callback(journal.close)
        registry = TableRegistry(TableServices(journal, records, clock, LocalBus(), themes, tasks), words)
        hub, timers, lobby = Hub(registry), Timers(registry), Lobby(registry, Invitations(database))
        presence, consent = Presence(hub), Consent(hub, Offers(database), lobby.rematch)
        bot_runner, bests = BotRunner(registry, processes, pace, thinking), PersonalBests(registry, people)
        HallAnnouncer(hub)
        await bests.tell_apart()
        registry.on_open += (timers.keep, bot_runner.keep, bests.keep)
        registry.on_close += (timers.drop, bot_runner.drop, bests.drop)
        idle_scheduler = IdleTableScheduler(registry, bot_runner, rhythm)
        idle_scheduler.start()
        watching = tasks.every("ownership", OWNER_SECONDS, partial(_still_ours, owner, database, tasks))
        owner.on_loss = watching.hurry
        for close in (bests.close, registry.close, consent.close):
            closing.push_async_callback(close)
        closing.callback(hub.close)
        for close in (timers.close, bot_runner.close, idle_scheduler.stop, watching.stop):
            closing.push_async_callback(close)
        retention = _retention(registry, lobby, database, keeping, closing)
        closing.callback(tasks.close)
        yield Server(
            database,
            journal,
            records,
            people,
            clock,
            registry,
            hub,
            timers,
            lobby,
            consent,
            presence,
            bot_runner,
            tasks,
            Readiness(journal, tasks),
            retention,
        )


def _retention(
    registry: TableRegistry, lobby: Lobby, database: Database, keeping: RetentionPolicy | None, closing: AsyncExitStack
) -> RetentionTask:
    """Starts now, and ends before anything it needs is closed."""
    retention = RetentionTask(registry, lobby, Abandoned(database), keeping or RetentionPolicy())
    closing.push_async_callback(registry.services.tasks.every("clearing", EVERY_SECONDS, retention.sweep).stop)
    return retention


async def _still_ours(owner: Owner, database: Database, tasks: Supervisor) -> None:
    try:
        await owner.check(database)
    except Superseded as lost:
        tasks.end(str(lost))
