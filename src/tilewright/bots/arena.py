"""Lets bots play many games of any kind against each other, in this process or in several."""

import signal
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeAlias

from tilewright.bots.bot import AnyBot, Budget
from tilewright.bots.headless import Headless, Stuck
from tilewright.bots.result import GameResult
from tilewright.bots.roster import bot_for, roster_of
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, BaseEvent, BaseRules, BaseState, BaseView, Kit
from tilewright.games.kind import kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.themes import themes

AnyHeadless: TypeAlias = Headless[BaseRules, BaseState, BaseAction, BaseEvent, BaseView]
_AHEAD = 2  # deals queued for each process, so that none is idle


@dataclass(frozen=True, slots=True)
class Arena:
    """Game n depends only on the seed and n. With pairs, each deal is played as often as there
    are players, who change seats each time; otherwise they take turns at the first seat.
    """

    game: str
    rules: BaseRules
    bots: tuple[str | AnyBot, ...]  # one per player, by name or as it is; several processes need bots that pickle
    words: WordGraph
    seed: int
    pairs: bool = False
    budget: Budget = Budget()  # noqa: RUF009 - it is frozen

    def lots(self, games: int, processes: int = 1) -> Iterator[list[GameResult]]:
        """The results in the order of the games, one deal at a time."""
        firsts = range(0, games, self.step)
        if processes > 1:
            return _spread(self, firsts, processes)
        table = ArenaWorker(self)
        return (table.deal(first) for first in firsts)

    @property
    def step(self) -> int:
        return len(self.bots) if self.pairs else 1


class ArenaWorker:
    """Plays games of an arena one after another. There is one in each process."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.kind, self.roster = kind_of(arena.game), roster_of(arena.game)
        self.bots = [
            bot_for(arena.game, one, arena.words, arena.rules) if isinstance(one, str) else one for one in arena.bots
        ]
        self.themes = themes()

    def deal(self, first: int) -> list[GameResult]:
        return [self.play(number) for number in range(first, first + self.arena.step)]

    def begun(self, number: int) -> AnyHeadless:
        """A game before anybody acts: each bot is one seat further than in the game before."""
        arena, starter = self.arena, number % len(self.bots)
        deal = sha256(f"autoplay {arena.seed} {number // arena.step}".encode()).digest()
        kit = Kit(arena.words, Dice(deal), themes=self.themes)
        rules: BaseRules = self.roster.dealt(arena.rules, kit)
        return Headless.begun(self.kind, rules, self.bots[starter:] + self.bots[:starter], kit, budget=arena.budget)

    def play(self, number: int) -> GameResult:
        game, seats = self.begun(number), len(self.bots)
        pending = game.session.pending
        try:
            state = game.played_out()
        except (Stuck, Refused) as fault:
            raise Stuck(f"game {number} of seed {self.arena.seed} cannot go on: {fault}") from None
        seen = self.roster.result_of(game.events, state)
        moved = number % seats
        return replace(
            seen,
            parts=tuple(seen.parts[(player - moved) % seats] for player in range(seats)),
            winners=tuple(sorted((seat + moved) % seats for seat in seen.winners)),
            starter=(min(pending) + moved) % seats if len(pending) == 1 else None,
        )


_tables: list[ArenaWorker] = []  # in a worker process, its own worker


def _sit(arena: Arena) -> None:
    _tables[:] = [ArenaWorker(arena)]


def _deal(first: int) -> list[GameResult]:
    return _tables[0].deal(first)


def _spread(arena: Arena, firsts: range, processes: int) -> Iterator[list[GameResult]]:
    others, rest = active_children(), iter(firsts)
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _sit, (arena,))
    waiting: deque[Future[list[GameResult]]] = deque()
    try:
        with _deaf():
            waiting.extend(pool.submit(_deal, first) for first in islice(rest, processes * _AHEAD))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(_deal, first) for first in islice(rest, 1))
    except BrokenProcessPool:
        raise Stuck(f"a process that played games of seed {arena.seed} ended before its time") from None
    except BaseException:
        for child in set(active_children()) - set(others):
            child.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


@contextmanager
def _deaf() -> Iterator[None]:
    """Worker processes ignore Ctrl-C: the main process handles it, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
