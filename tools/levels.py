"""Measure how often each level of bot wins against the one below it, and how many points it makes against its equal.

`python -m tools.levels [GAMES] [PROCESSES]`. Each deal is played twice with the sides changed, on `commons`, by the
rules of the folio edition with only valid plays. The same games come out each time. The tables stand in docs/bots.md.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, pairwise
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec.structs import replace

from tilewright.bots.crossword.levels import LEVELS as ALL
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.bots.headless import Headless
from tilewright.core.dice import Dice
from tilewright.editions.house import rules_for
from tilewright.games.base import Kit
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import FromSeat
from tilewright.lexicons.compiled import open_graph

SURE = 1.96  # of a normal distribution: an interval that holds 95 times in 100
GAMES, PROCESSES = 2_000, 2
WORDS = open_graph("commons")
RULES = rules_for("folio", ["challenge=void"])
LEVELS = {name: level for name, level in ALL.items() if not level.ahead}  # `autoplay` plays the others


class Pair(NamedTuple):
    """One deal between two levels, played from both sides."""

    weaker: str
    stronger: str
    number: int


def played(pair: Pair) -> tuple[tuple[int, int], tuple[int, int]]:
    """The scores of both games, the weaker level's first."""
    first, second = (_scores(pair, starts) for starts in (0, 1))
    return first, second


def _scores(pair: Pair, starts: int) -> tuple[int, int]:
    dice = Dice(sha256(f"{pair.weaker} {pair.stronger} {pair.number}".encode()).digest())
    bots = [LevelPlayer(LEVELS[name]) for name in (pair.weaker, pair.stronger)]
    rules = replace(RULES, first_player=FromSeat(starts))
    weaker, stronger = Headless.begun(CROSSWORD, rules, bots, Kit(WORDS, dice)).played_out().scores
    return weaker, stronger


def lines(games: int, processes: int) -> Iterator[str]:
    """The table, row by row. A pair is one observation: its two games share their tiles."""
    yield "| level | wins against the one below | average score | average of the one below |"
    yield "|---|---|---|---|"
    with Pool(processes) as pool:
        for weaker, stronger in pairwise(LEVELS):
            pairs = pool.map(played, [Pair(weaker, stronger, number) for number in range(games // 2)], chunksize=10)
            wins = [fmean((b > a) + (b == a) / 2 for a, b in pair) for pair in pairs]
            margin = SURE * stdev(wins) / sqrt(len(wins))
            below, above = (fmean(scores[side] for pair in pairs for scores in pair) for side in (0, 1))
            yield f"| `{stronger}` | {fmean(wins):.1%} ± {margin:.1%} | {above:.0f} | {below:.0f} |"


def equals(games: int, processes: int) -> Iterator[str]:
    """The points of each level in games against itself, which `Level.points` holds: one game for each deal."""
    yield "| level | points per game |"
    yield "|---|---|"
    with Pool(processes) as pool:
        for name in LEVELS:
            scores = pool.map(equal, [Pair(name, name, number) for number in range(games // 4)], chunksize=10)
            points = [fmean(both) for both in scores]
            yield f"| `{name}` | {fmean(points):.0f} ± {SURE * stdev(points) / sqrt(len(points)):.0f} |"


def equal(pair: Pair) -> tuple[int, int]:
    return _scores(pair, 0)


def main(games: int = GAMES, processes: int = PROCESSES) -> None:
    for line in chain(equals(games, processes), lines(games, processes)):
        print(line, flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
