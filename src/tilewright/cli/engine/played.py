"""A match that is over, told in fields for programs and in lines for people."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from tilewright.cli.engine.tally import MatchTally, Sample, Sprt, rounded

_WIDTH, _COLUMN = 22, 10


@dataclass(frozen=True, slots=True)
class MatchReport:
    tally: MatchTally
    about: Mapping[str, object]  # the game, the lexicon, the seed and the threads
    seconds: float
    interrupted: bool = False
    remark: str = ""
    sprt: Sprt | None = None

    def remarked(self, remark: str) -> "MatchReport":
        return replace(self, remark=remark)

    @property
    def rate(self) -> float:
        return self.tally.games / max(self.seconds, 1e-9)

    def fields(self) -> dict[str, object]:
        time = {"seconds": rounded(self.seconds), "games_per_second": rounded(self.rate, 1)}
        early = {"interrupted": True} if self.interrupted else {}
        return self.tally.fields() | {"seats": self._seats} | dict(self.about) | time | early | self._sprt_fields()

    def _sprt_fields(self) -> dict[str, object]:
        if not self.sprt:
            return {}
        likelihood, verdict = self.sprt.likelihood(self.tally.won), self.sprt.verdict(self.tally.won)
        told = {"low": self.sprt.low, "high": self.sprt.high, "likelihood": rounded(likelihood), "stronger": verdict}
        return {"sprt": told}

    def lines(self) -> Iterator[str]:
        tally, threads = self.tally, self.about["threads"]
        speed = f"{self.rate:,.1f} games/s, {threads} thread{'' if threads == 1 else 's'}, seed {self.about['seed']}"
        yield f"{tally.games:,} games in {self.seconds:.1f} s: {speed}"
        if not tally.games:
            return
        yield _row("", (side.name for side in tally.sides))
        yield from self._table()
        yield _row("drawn games", [f"{tally.drawn:,}"])
        if tally.first_wins.count:
            yield _row("first player wins", [f"{tally.first_wins.mean:.1%}"])
        if tally.compares:
            yield _row("difference in points", [f"{tally.difference.mean:+.2f}"]) + _margin(tally.difference, 1)
            yield _row(f"{tally.sides[0].name} wins", [f"{tally.won.mean:.1%}"]) + _margin(tally.won, 100, "%")
            elo = tally.elo()
            points, *between = [f"{round(number):+d}" for number in elo.values() if number is not None]
            yield _row("difference in Elo", [points]) + (f" ({' to '.join(between)})" if between else "")
        if self.sprt:
            verdict = {True: "yes", False: "no", None: "not certain yet"}[self.sprt.verdict(tally.won)]
            asked = f"Is {tally.sides[0].name} stronger by {self.sprt.high:g} Elo rather than {self.sprt.low:g}?"
            yield f"{asked} {verdict.capitalize()} (log-likelihood ratio {self.sprt.likelihood(tally.won):.2f})."
        if self.remark:
            yield self.remark
        if "out" in self.about:
            yield f"{self.about['moves']:,} moves are in {self.about['out']}."

    @property
    def _seats(self) -> int:
        return sum(len(side.players) for side in self.tally.sides)

    def _table(self) -> Iterator[str]:
        """What each bot did; a game tells what it counts."""
        columns = [side.fields() for side in self.tally.sides]
        if any(len(side.players) > 1 for side in self.tally.sides):
            yield _row("seats", (f"{column['seats']}" for column in columns))
        yield _row("wins", (f"{column['wins']:,}" for column in columns))
        if self._seats > 2:
            yield _row("wins with its shares", (f"{column['win_rate']:.1%}" for column in columns))
        names = [name for name in columns[0] if name not in ("bot", "seats", "wins", "win_rate")]
        for name in names:
            what = name.replace("_per_game", " a game").replace("_", " ")
            places = 1 if name == "average_score" else 2
            yield _row(what, (f"{column[name]:.{places}f}" for column in columns))


def _row(what: str, cells: Iterable[str]) -> str:
    return f"{what:<{_WIDTH}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells)


def _margin(sample: Sample, times: float, unit: str = "") -> str:
    return "" if sample.margin is None else f" ± {sample.margin * times:.2f}{unit} (95% confidence)"
