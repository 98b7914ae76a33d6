"""Two bots that play so many games, some at a time, with a progress bar on a terminal."""

import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from tilewright.bots.roster import bot
from tilewright.bots.static_player import StaticPlayer
from tilewright.cli.engine.asking import rules_with
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.tally import Sample, Side, Tally, rounded
from tilewright.lexicons.compiled import open_graph

FIRST_LOT, LARGEST_LOT = 16, 20_000  # games between two looks at the clock
LOT_SECONDS = 0.3


@dataclass(frozen=True, slots=True)
class Match:
    lexicon: str
    names: tuple[str, str]
    players: tuple[StaticPlayer, StaticPlayer]
    pairs: bool
    seed: int
    threads: int

    @classmethod
    def of(
        cls,
        lexicon: str,
        bots: tuple[str, ...],
        house: tuple[str, ...],
        *,
        pairs: bool,
        seed: int | None,
        threads: int | None,
    ) -> "Match":
        """One bot that is named plays itself; none is the static player."""
        first, second = (bots or ("static",))[0], (bots or ("static",))[-1]
        rules, words = rules_with(house), open_graph(lexicon)
        players = (bot(first, words, rules, mapped=True), bot(second, words, rules, mapped=True))
        return cls(
            words.name,
            (first, second),
            players,
            pairs,
            secrets.randbits(32) if seed is None else seed,
            threads or os.cpu_count() or 1,
        )

    def play(self, games: int) -> "Played":
        tally = Tally((Side(self.names[0]), Side(self.names[1])), self.pairs)
        self.players[0].against(self.players[1], 0, seed=self.seed)  # builds the map, which is not timed
        began = perf_counter()
        with progress(games, "games") as advance:
            lot = FIRST_LOT
            while tally.games < games:
                now, lot = perf_counter(), min(lot, games - tally.games)
                tally.add(
                    self.players[0].against(
                        self.players[1],
                        lot,
                        seed=self.seed,
                        first=tally.games,
                        pairs=self.pairs,
                        threads=min(self.threads, lot),
                    )
                )
                advance(lot)
                lot = _next_lot(lot, perf_counter() - now)
        return Played(self, tally, perf_counter() - began)

    @property
    def remark(self) -> str:
        """What may surprise."""
        if "static" in self.names and not any(player.leaves for player in self.players):
            return f"There are no leave values for {self.lexicon}, so static counts points alone, as greedy does."
        return ""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over."""

    match: Match
    tally: Tally
    seconds: float

    def fields(self) -> dict[str, object]:
        rate = self.tally.games / max(self.seconds, 1e-9)
        time = {"seconds": rounded(self.seconds), "games_per_second": rounded(rate, 1), "threads": self.match.threads}
        return self.tally.fields() | {"lexicon": self.match.lexicon, "seed": self.match.seed} | time

    def lines(self) -> Iterator[str]:
        tally, match = self.tally, self.match
        rate = tally.games / max(self.seconds, 1e-9)
        threads = "1 thread" if match.threads == 1 else f"{match.threads} threads"
        yield f"{tally.games:,} games in {self.seconds:.1f} s: {rate:,.1f} games/s, {threads}, seed {match.seed}"
        yield f"{'':<22}{match.names[0]:>10}{match.names[1]:>10}"
        for what, name, form in _ROWS:
            numbers = [side.fields(tally.games, tally.drawn)[name] for side in tally.sides]
            yield f"{what:<22}" + "".join(f"{format(number, form):>10}" for number in numbers)
        yield f"{'drawn games':<22}{tally.drawn:>10,}"
        yield f"{'first player wins':<22}{tally.first_wins / tally.games:>10.1%}"
        yield f"{'difference in points':<22}{tally.difference.mean:>+10.2f}{_margin(tally.difference, 1)}"
        yield f"{f'{match.names[0]} wins':<22}{tally.won.mean:>10.1%}{_margin(tally.won, 100, '%')}"
        if match.remark:
            yield match.remark


_ROWS = (
    ("wins", "wins", ",d"),
    ("average score", "average_score", ".1f"),
    ("score per turn", "score_per_turn", ".2f"),
    ("turns a game", "turns_per_game", ".2f"),
    ("bingos a game", "bingos_per_game", ".2f"),
    ("exchanges a game", "exchanges_per_game", ".2f"),
    ("passes a game", "passes_per_game", ".2f"),
)


def _margin(sample: Sample, times: float, unit: str = "") -> str:
    return "" if sample.margin is None else f" ± {sample.margin * times:.2f}{unit} (95% confidence)"


def _next_lot(lot: int, seconds: float) -> int:
    """As many games as take about as long as people like to wait for the bar to move; always an even number."""
    wanted = int(lot * LOT_SECONDS / max(seconds, 1e-6))
    return max(FIRST_LOT, min(wanted, lot * 4, LARGEST_LOT)) // 2 * 2
