"""Lets bots play many games of any kind against each other, in this process or in several."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, Protocol, TypeAlias

from tilewright.bots.bot import AnyBot, Budget
from tilewright.bots.headless import Headless, Stuck
from tilewright.bots.result import GameResult
from tilewright.bots.roster import bot_for, roster_of
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.engine.cluster import Cluster
from tilewright.engine.outlook import Judgement
from tilewright.engine.pool import ProcessLost, in_order
from tilewright.games.base import BaseAction, BaseEvent, BaseRules, BaseState, BaseView, Kit
from tilewright.games.kind import kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.themes import themes

AnyHeadless: TypeAlias = Headless[BaseRules, BaseState, BaseAction, BaseEvent, BaseView]


class Recorder(Protocol):
    """Makes a record of each game where it was played, so it must pickle if there are several processes."""

    def record(
        self, number: int, players: tuple[str, ...], game: AnyHeadless, searched: Mapping[int, Judgement]
    ) -> Any:
        """`searched` is what bots found out when they looked ahead, by the number of events before their action."""


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
    recorder: "Recorder | None" = None

    def lots(self, games: int, processes: int | Cluster = 1, *, first: int = 0) -> Iterator[list[GameResult]]:
        """The results in the order of the games, one deal at a time; from a game on that begins a deal."""
        firsts = range(first, games, self.step)
        return self._dealt(in_order(partial(_dealer, self), firsts, processes))

    def _dealt(self, lots: Iterator[list[GameResult]]) -> Iterator[list[GameResult]]:
        try:
            yield from lots
        except ProcessLost:
            raise Stuck(f"a process that played games of seed {self.seed} ended before its time") from None

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
        pending, searched = game.session.pending, dict[int, Judgement]()
        if self.arena.recorder:
            game.budget = replace(game.budget, heed=lambda found: searched.update({len(game.events): found}))
        try:
            state = game.played_out()
        except (Stuck, Refused) as fault:
            raise Stuck(f"game {number} of seed {self.arena.seed} cannot go on: {fault}") from None
        seen = self.roster.result_of(game.events, state)
        moved = number % seats
        return replace(
            seen,
            record=self._record(number, game, searched),
            parts=tuple(seen.parts[(player - moved) % seats] for player in range(seats)),
            winners=tuple(sorted((seat + moved) % seats for seat in seen.winners)),
            starter=(min(pending) + moved) % seats if len(pending) == 1 else None,
        )

    def _record(self, number: int, game: AnyHeadless, searched: Mapping[int, Judgement]) -> Any:
        if self.arena.recorder is None:
            return None
        names = [one if isinstance(one, str) else type(one).__name__ for one in self.arena.bots]
        starter = number % len(names)
        return self.arena.recorder.record(number, tuple(names[starter:] + names[:starter]), game, searched)


def _dealer(arena: Arena) -> Callable[[int], list[GameResult]]:
    return ArenaWorker(arena).deal
