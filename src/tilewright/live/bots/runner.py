"""Bots at tables. Each chooses from its seat's view, in another process, so that no table waits for it."""

import asyncio
import os
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext, suppress
from functools import partial
from time import monotonic

import structlog

from tilewright.core.errors import TilewrightError
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, Seat
from tilewright.live.bots.processes import BotProcesses, BotRequest
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.table import ActionRequest, Busy, Stale, Table
from tilewright.store.database import Unavailable
from tilewright.store.journal import TurnsMissing

PACE = 0.8  # seconds that a move takes at least, so that people can follow
THINKING = 1.0  # seconds that a bot that looks ahead may take for a move
AGAIN_SECONDS = 5.0  # until the next try if the store does not answer
FAILED_SECONDS = 60.0  # until the next try after an unexpected failure
MOST_TRIES = 3  # of a question, if processes end while they think about it
LOOK_SECONDS = 0.005  # turns that come at nearly the same time are handled together
_log = structlog.get_logger()


class NoAnswer(TilewrightError, RuntimeError):
    """A bot failed at a question; the message says how."""


def cores_but_one() -> int:
    """The default number of processes: one core is left for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotRunner:
    """A seat thinks about one question at a time. A bot that does not act or is refused is asked again after a turn."""

    def __init__(
        self, registry: TableRegistry, processes: int | None, pace: float = PACE, seconds: float = THINKING
    ) -> None:
        self._registry, self._pace, self._seconds = registry, pace, seconds
        self._processes = processes or cores_but_one()
        self._minds: BotProcesses | None = None
        self._stops: dict[str, Callable[[], None]] = {}
        self._looks: dict[str, asyncio.TimerHandle] = {}
        self._thoughts: defaultdict[str, dict[Seat, asyncio.Task[None]]] = defaultdict(dict)
        self._alone = asyncio.Lock()

    def keep(self, table: Table) -> None:
        """Let the bots of this table play from now on."""
        if table.setup.bots and table.id not in self._stops:
            self._stops[table.id] = self._registry.services.bus.listen(table.id, self._heard)
            self._look_soon(table.id)

    def drop(self, game: str) -> None:
        if game in self._stops:
            self._stops.pop(game)()
        if game in self._looks:
            self._looks.pop(game).cancel()

    def at_work(self, game: str) -> bool:
        """Whether a bot is thinking about this game, or is about to."""
        return game in self._looks or game in self._thoughts

    async def close(self) -> None:
        """Questions in progress are dropped; the next server asks again."""
        for game in tuple(self._stops):
            self.drop(game)
        thoughts = [thought for at_a_game in self._thoughts.values() for thought in at_a_game.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        if self._minds is not None:
            self._minds.close()

    def _heard(self, heard: TurnCommitted) -> None:
        if heard.over:
            self.drop(heard.game)
        else:
            self._look_soon(heard.game)

    def _look_soon(self, game: str) -> None:
        if game not in self._looks:
            self._looks[game] = self._registry.services.tasks.later("bot", LOOK_SECONDS, lambda: self._look(game))

    def _look(self, game: str) -> None:
        self._looks.pop(game, None)
        table = self._registry.at(game)
        if table is None or table.state.is_over:
            return
        for seat in table.setup.bots.keys() & table.kind.pending(table.state):
            if seat not in self._thoughts.get(game, ()):
                name = f"bot at {game}, seat {seat}"
                thought = self._registry.services.tasks.begin(name, self._play(table, seat), awaited=True)
                self._thoughts[game][seat] = thought
                thought.add_done_callback(partial(self._thought, game, seat))

    def _thought(self, game: str, seat: Seat, thought: asyncio.Task[None]) -> None:
        del self._thoughts[game][seat]
        if not self._thoughts[game]:
            del self._thoughts[game]
        error = None if thought.cancelled() else thought.exception()
        if error is None:
            return
        tasks = self._registry.services.tasks
        tasks.failed("bot", error)
        if game in self._stops and game not in self._looks:
            self._looks[game] = tasks.later("bot", FAILED_SECONDS, lambda: self._look(game))

    async def _play(self, table: Table, seat: Seat) -> None:
        """Act until the bot need not or does not want to. No turn is tried twice, so this cannot loop."""
        self._registry.hold(table.id)
        try:
            await self._play_on(table, seat)
        finally:
            self._registry.let_go(table.id)

    async def _play_on(self, table: Table, seat: Seat) -> None:
        while not table.state.is_over and seat in table.kind.pending(table.state):
            n = table.n
            try:
                went_on = await self._move(table, seat, n)
            except (TurnsMissing, Busy, Unavailable):
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except (NoAnswer, Refused) as fault:
                went_on = await self._let_go(table, seat, n, fault)
            if not went_on and table.n == n:
                return

    async def _move(self, table: Table, seat: Seat, n: int) -> bool:
        """Whether the bot acted, or would have if the game had not moved on meanwhile."""
        began = asyncio.get_running_loop().time()
        action = await self._answer(table, seat)
        if action is None:
            return False
        await asyncio.sleep(max(0.0, began + self._pace - asyncio.get_running_loop().time()))
        with suppress(Stale):
            await table.ask(ActionRequest(seat, action, n=n))
        return True

    async def _let_go(self, table: Table, seat: Seat, n: int, fault: Exception) -> bool:
        """A bot that cannot play passes; if even that is refused, the others have to go on without it."""
        if isinstance(fault, Refused) and table.n != n:
            return True  # it was only too late
        _log.warning("a bot cannot play", game=table.id, seat=seat, n=n, exc_info=fault)
        if table.kind.idle is None:
            return False
        with suppress(Refused, Stale, TurnsMissing, Busy, Unavailable):
            await table.ask(ActionRequest(seat, table.kind.idle, n=n))
            return True
        return False

    async def _answer(self, table: Table, seat: Seat) -> BaseAction | None:
        """A question may be what made a process end, so questions of a broken pool are asked again one by one."""
        question = self._question(table, seat)
        for tried in range(MOST_TRIES):
            async with self._alone if tried else nullcontext():
                minds = self._minds = self._minds or BotProcesses(self._processes)
                try:
                    return await asyncio.wrap_future(minds.submit(question))
                except BrokenProcessPool:
                    self._let_end(minds)
                except Exception as error:
                    raise NoAnswer(f"{question.bot} fails: {error}") from error
        raise NoAnswer(f"{MOST_TRIES} processes ended over it")

    def _let_end(self, minds: BotProcesses) -> None:
        _log.warning("a process in which bots think has ended")
        if self._minds is minds:
            self._minds = None
            minds.close()

    def _question(self, table: Table, seat: Seat) -> BotRequest:
        setup, kit = table.setup, table.kit()
        return BotRequest(
            setup.kind,
            setup.bots[seat],
            setup.lexicon,
            table.view(seat),
            seat,
            table.n,
            kit.now,
            kit.dice.commitment,
            self._seconds,
            monotonic(),
        )
