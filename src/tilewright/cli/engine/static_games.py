"""Games of static players, which the native core plays by the hundred between two looks at the clock."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from tilewright.bots.result import GameResult, PlayerResult, best_of
from tilewright.bots.roster import bot
from tilewright.engine.cluster import Cluster
from tilewright.engine.static_player import LeaveValues, StaticPlayer
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph

if TYPE_CHECKING:
    from tilewright._native import Outcome

FIRST_LOT, LARGEST_LOT = 16, 20_000
LOT_SECONDS = 0.3
CHUNK = 480  # games that a worker of a cluster plays at a time, in whole deals of 2, 3 or 4


@dataclass(frozen=True, slots=True)
class StaticMatch:
    """Who plays by which rules, in a form that other machines understand."""

    names: tuple[str, ...]
    words: WordGraph
    rules: Rules
    leaves: tuple[bytes, ...]  # KLV2 files, if they are not those of the lexicon
    seed: int
    pairs: bool

    def games(self) -> "StaticGames":
        words, rules = self.words, self.rules
        if not self.leaves:
            return StaticGames([bot(name, words, rules, mapped=True) for name in self.names], self)
        values = [LeaveValues(file, words.alphabet, rules.tileset) for file in self.leaves]
        seats = range(len(self.names))
        return StaticGames([StaticPlayer(words, rules, values[at % len(values)], mapped=True) for at in seats], self)


@dataclass(frozen=True, slots=True)
class StaticGames:
    players: Sequence[StaticPlayer]
    match: StaticMatch

    def lots(self, games: int, threads: int | Cluster) -> Iterator[list[GameResult]]:
        """The results in the order of the games; with pairs a whole number of deals at a time."""
        step = len(self.players) if self.match.pairs else 1
        if isinstance(threads, Cluster):
            chunk = CHUNK // step * step
            return threads.in_order(
                partial(_player_of, self.match), (range(games)[at : at + chunk] for at in range(0, games, chunk))
            )
        return self._on_threads(games, threads, step)

    def play(self, numbers: range, threads: int = 1) -> list[GameResult]:
        """The games with these numbers; each depends on the seed and its number alone."""
        me, others, match = self.players[0], self.players[1:], self.match
        first, many = numbers.start, len(numbers)
        outcomes = me.against(others, many, seed=match.seed, first=first, pairs=match.pairs, threads=threads)
        return [result_of(outcome) for outcome in outcomes]

    def _on_threads(self, games: int, threads: int, step: int) -> Iterator[list[GameResult]]:
        first, lot = 0, next_lot(FIRST_LOT, LOT_SECONDS, step)
        while first < games:
            now, lot = perf_counter(), min(lot, games - first)
            yield self.play(range(first, first + lot), min(threads, lot))
            first, lot = first + lot, next_lot(lot, perf_counter() - now, step)

    def get_ready(self) -> None:
        """The map of the words takes a moment to build, which is not playing."""
        self.players[0].against(self.players[1:], 0, seed=self.match.seed)


def _player_of(match: StaticMatch) -> Callable[[range], list[GameResult]]:
    return match.games().play


def result_of(outcome: "Outcome") -> GameResult:
    """R-4.7: of equals who had more before the leftovers has won; else they share."""
    did = zip(outcome.turns, outcome.bonuses, outcome.exchanges, outcome.passes, strict=True)
    counts = [dict(zip(("turns", "bingos", "exchanges", "passes"), each, strict=True)) for each in did]
    winners = best_of(list(zip(outcome.points, outcome.earned, strict=True)))
    return GameResult(tuple(map(PlayerResult, outcome.points, counts)), winners, outcome.starter)


def next_lot(lot: int, seconds: float, step: int) -> int:
    """As many games as take about as long as people like to wait for the bar to move, in whole deals."""
    wanted = int(lot * LOT_SECONDS / max(seconds, 1e-6))
    return max(FIRST_LOT, min(wanted, lot * 4, LARGEST_LOT)) // step * step
