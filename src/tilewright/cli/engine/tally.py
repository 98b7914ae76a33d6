"""What came of many games between two bots, added up as they end."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright._native import Outcome

CONFIDENCE, DEVIATIONS = 0.95, 1.959964


@dataclass(slots=True)
class Sample:
    """Numbers of which only the mean, and how sure it is, are wanted.

    >>> sample = Sample()
    >>> for number in (1, 2, 3):
    ...     sample.add(number)
    >>> sample.mean, round(sample.margin or 0, 3)
    (2.0, 1.132)
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float | None:
        """Half the width of the interval that holds the true mean 95 times in 100; unknown for less than two."""
        if self.count < 2:
            return None
        variance = max(self.squares - self.total * self.mean, 0.0) / (self.count - 1)
        return DEVIATIONS * sqrt(variance / self.count)

    def fields(self, name: str) -> dict[str, object]:
        margin = self.margin
        low, high = (None, None) if margin is None else (self.mean - margin, self.mean + margin)
        return {name: rounded(self.mean), "low": rounded(low), "high": rounded(high), "confidence": CONFIDENCE}


@dataclass(slots=True)
class Side:
    """What one bot did."""

    name: str
    points: int = 0
    turns: int = 0
    bingos: int = 0
    exchanges: int = 0
    passes: int = 0
    wins: int = 0

    def fields(self, games: int, drawn: int) -> dict[str, object]:
        return {
            "bot": self.name,
            "wins": self.wins,
            "win_rate": rounded((self.wins + drawn / 2) / games, 4),
            "average_score": rounded(self.points / games),
            "score_per_turn": rounded(self.points / max(self.turns, 1)),
            "turns_per_game": rounded(self.turns / games),
            "bingos_per_game": rounded(self.bingos / games),
            "exchanges_per_game": rounded(self.exchanges / games),
            "passes_per_game": rounded(self.passes / games),
        }


@dataclass(slots=True)
class Tally:
    """`difference` is the first bot's points less the second's, game by game, or in pairs the mean of two games."""

    sides: tuple[Side, Side]
    pairs: bool = False
    games: int = 0
    drawn: int = 0
    first_wins: float = 0.0
    difference: Sample = field(default_factory=Sample)
    won: Sample = field(default_factory=Sample)

    def add(self, outcomes: Iterable["Outcome"]) -> None:
        """In pairs the games come two and two."""
        step = 2 if self.pairs else 1
        games = list(outcomes)
        for number in range(0, len(games), step):
            results = [self._count(outcome) for outcome in games[number : number + step]]
            self.difference.add(sum(difference for difference, _ in results) / step)
            self.won.add(sum(won for _, won in results) / step)

    def _count(self, outcome: "Outcome") -> tuple[int, float]:
        self.games += 1
        ours, theirs = outcome.points
        for player, side in enumerate(self.sides):
            side.points += outcome.points[player]
            side.turns += outcome.turns[player]
            side.bingos += outcome.bonuses[player]
            side.exchanges += outcome.exchanges[player]
            side.passes += outcome.passes[player]
        won = 0.5 if ours == theirs else float(ours > theirs)
        self.drawn += ours == theirs
        self.sides[0].wins += ours > theirs
        self.sides[1].wins += ours < theirs
        self.first_wins += won if outcome.starter == 0 else 1 - won
        return ours - theirs, won

    def fields(self) -> dict[str, object]:
        """As `--json` prints it; averages are of one player in one game."""
        points, turns = (sum(getattr(side, what) for side in self.sides) for what in ("points", "turns"))
        bingos = sum(side.bingos for side in self.sides)
        return {
            "games": self.games,
            "pairs": self.pairs,
            "average_score": rounded(points / 2 / self.games),
            "score_per_turn": rounded(points / max(turns, 1)),
            "bingos_per_game": rounded(bingos / 2 / self.games),
            "first_player_win_rate": rounded(self.first_wins / self.games, 4),
            "drawn": self.drawn,
            "bots": [side.fields(self.games, self.drawn) for side in self.sides],
            "difference": self.difference.fields("points"),
            "win_rate": self.won.fields("first_bot"),
        }


def rounded(number: float | None, digits: int = 3) -> float | None:
    return None if number is None else round(number, digits)
