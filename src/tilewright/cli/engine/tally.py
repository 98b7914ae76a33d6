"""What came of many games between bots, added up as they end."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import log, log10, sqrt

from tilewright.bots.result import GameResult
from tilewright.engine.outlook import DEVIATIONS

CONFIDENCE = 0.95
FEWEST_DEALS, LEAST_VARIANCE = 16, 0.02  # of a test of strength: the first deals may be alike by chance
FEWEST_FOR_ELO = 10  # games, below which an interval says nothing
CERTAIN = log(0.95 / 0.05)  # how much likelier one hypothesis must be, as a logarithm, to be wrong one time in twenty


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
    """What one bot did, at all of its seats. Averages are of one seat in one game."""

    name: str
    players: tuple[int, ...]
    games: int = 0
    points: int = 0
    wins: int = 0  # games of which it did not share the victory
    shares: float = 0.0  # the same, and its shares of the others
    did: Counter[str] = field(default_factory=Counter)

    def add(self, result: GameResult) -> tuple[float, float]:
        """Its points a seat, and its share of the victory."""
        parts = [result.parts[player] for player in self.players]
        points = sum(part.points for part in parts)
        share = sum(player in result.winners for player in self.players) / len(result.winners)
        self.games += 1
        self.points += points
        self.wins += share == 1 and len(result.winners) == 1
        self.shares += share
        for part in parts:
            self.did.update(part.did)
        return points / len(parts), share

    @property
    def seats(self) -> int:
        """How many were taken in all games."""
        return max(self.games * len(self.players), 1)

    def fields(self) -> dict[str, object]:
        head = {
            "bot": self.name,
            "seats": len(self.players),
            "wins": self.wins,
            "win_rate": rounded(self.shares / max(self.games, 1), 4),
        }
        return head | averages([self])


def averages(sides: Sequence[Side]) -> dict[str, object]:
    """Of one seat in one game; of the rest as much as the game counts."""
    points, seats = sum(side.points for side in sides), sum(side.seats for side in sides)
    did: Counter[str] = Counter()
    for side in sides:
        did.update(side.did)
    told: dict[str, object] = {"average_score": rounded(points / seats)}
    if "turns" in did:
        told["score_per_turn"] = rounded(points / max(did["turns"], 1))
    return told | {f"{what}_per_game": rounded(count / seats) for what, count in did.items()}


def sides_of(names: Sequence[str]) -> tuple[Side, ...]:
    """One for each bot; a bot that plays itself is as many as there are seats.

    >>> [side.players for side in sides_of(["static", "greedy", "static"])]
    [(0, 2), (1,)]
    """
    different = list(dict.fromkeys(names))
    if len(different) == 1:
        return tuple(Side(name, (player,)) for player, name in enumerate(names))
    return tuple(Side(name, tuple(player for player, one in enumerate(names) if one == name)) for name in different)


@dataclass(slots=True)
class MatchTally:
    """`difference` and `won` compare two bots: points of the first less those of the second, and what it won.

    They are counted game by game, or with pairs deal by deal, as the games of a deal hang together.
    """

    sides: tuple[Side, ...]
    step: int = 1  # games of a deal
    games: int = 0
    drawn: int = 0
    first_wins: Sample = field(default_factory=Sample)
    difference: Sample = field(default_factory=Sample)
    won: Sample = field(default_factory=Sample)

    def add(self, results: Iterable[GameResult]) -> None:
        """Whole deals."""
        left = iter(results)
        while deal := list(islice(left, self.step)):
            counted = [self._count(result) for result in deal]
            self.difference.add(sum(points for points, _ in counted) / len(deal))
            self.won.add(sum(share for _, share in counted) / len(deal))

    def _count(self, result: GameResult) -> tuple[float, float]:
        self.games += 1
        self.drawn += len(result.winners) > 1
        if result.starter is not None:
            self.first_wins.add((result.starter in result.winners) / len(result.winners))
        (points, share), *others = [side.add(result) for side in self.sides]
        return points - (others[0][0] if others else 0), share

    @property
    def compares(self) -> bool:
        return len(self.sides) == 2

    def elo(self) -> dict[str, float | None]:
        """Points of rating that the first bot has more, and between what they lie, once there are some games."""
        margin = self.won.margin if self.games >= FEWEST_FOR_ELO else None
        low, high = (None, None) if margin is None else (self.won.mean - margin, self.won.mean + margin)
        shares = {"points": self.won.mean, "low": low, "high": high}
        return {name: None if share is None else rounded(elo_of(share), 1) for name, share in shares.items()}

    def fields(self) -> dict[str, object]:
        """As `--json` prints it."""
        told: dict[str, object] = {"games": self.games, "pairs": self.step > 1} | averages(self.sides)
        if self.first_wins.count:
            told["first_player_win_rate"] = rounded(self.first_wins.mean, 4)
        told |= {"drawn": self.drawn, "bots": [side.fields() for side in self.sides]}
        if self.compares:
            told |= {"difference": self.difference.fields("points"), "win_rate": self.won.fields("first_bot")}
            told["elo"] = self.elo()
        return told


def elo_of(share: float) -> float:
    """How many points of rating a share of the wins is worth, within reason.

    >>> round(elo_of(0.5)), round(elo_of(0.64)), round(elo_of(1.0))
    (0, 100, 1200)
    """
    kept = min(max(share, 0.001), 0.999)
    return -400 * log10(1 / kept - 1)


@dataclass(frozen=True, slots=True)
class Sprt:
    """Whether the first bot is stronger by `high` points of rating rather than `low`: asked after each deal.

    >>> sample = Sample()
    >>> for _ in range(200):
    ...     sample.add(0.5)
    ...     sample.add(1)
    >>> Sprt(0, 50).verdict(sample)
    True
    """

    low: float
    high: float

    def likelihood(self, won: Sample) -> float:
        """The logarithm of how much likelier the higher strength makes these results than the lower."""
        if won.count < FEWEST_DEALS:
            return 0.0
        variance = max(won.squares / won.count - won.mean**2, LEAST_VARIANCE)
        low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (self.low, self.high))
        return won.count * (high - low) * (2 * won.mean - low - high) / (2 * variance)

    def verdict(self, won: Sample) -> bool | None:
        """Whether it is; None while that is open."""
        found = self.likelihood(won)
        return None if abs(found) < CERTAIN else found > 0


def rounded(number: float | None, digits: int = 3) -> float | None:
    """
    >>> rounded(-0.0001), rounded(1.23456)
    (0.0, 1.235)
    """
    return None if number is None else round(number, digits) + 0.0  # never -0.0
