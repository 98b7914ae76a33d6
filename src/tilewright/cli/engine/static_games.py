"""Games of static players, which the native core plays by the hundred between two looks at the clock."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from tilewright.bots.result import GameResult, PlayerResult, best_of
from tilewright.engine.static_player import StaticPlayer

if TYPE_CHECKING:
    from tilewright._native import Outcome

FIRST_LOT, LARGEST_LOT = 16, 20_000
LOT_SECONDS = 0.3


@dataclass(frozen=True, slots=True)
class StaticGames:
    players: Sequence[StaticPlayer]
    seed: int
    pairs: bool

    def lots(self, games: int, threads: int) -> Iterator[list[GameResult]]:
        """The results in the order of the games; with pairs a whole number of deals at a time."""
        me, others, step = self.players[0], self.players[1:], len(self.players) if self.pairs else 1
        first, lot = 0, next_lot(FIRST_LOT, LOT_SECONDS, step)
        while first < games:
            now, lot = perf_counter(), min(lot, games - first)
            outcomes = me.against(others, lot, seed=self.seed, first=first, pairs=self.pairs, threads=min(threads, lot))
            yield [result_of(outcome) for outcome in outcomes]
            first, lot = first + lot, next_lot(lot, perf_counter() - now, step)

    def get_ready(self) -> None:
        """The map of the words takes a moment to build, which is not playing."""
        self.players[0].against(self.players[1:], 0, seed=self.seed)


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
