"""What an analysis says: frozen values, with records that pandas takes as they are."""

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict


class Phase(StrEnum):
    OPENING = "opening"
    MIDDLE = "middle"
    PRE_ENDGAME = "pre-endgame"
    ENDGAME = "endgame"


class Mistake(StrEnum):
    NONE = "none"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


class Basis(StrEnum):
    """How the moves of a turn were judged."""

    PROVEN = "proven"  # best play by both to the end
    SEARCHED = "searched"  # rollouts or endgames over what the others may hold
    STATIC = "static"  # points and leaves, where a search cannot follow the rules
    UNKNOWN = "unknown"  # the record does not name the whole rack: only the scores count


class Line(Struct, frozen=True):
    """A move, and what is known about it. `margin` is on both sides of `win`, with 95% confidence."""

    move: str
    score: int
    equity: float
    leave: str
    win: float | None = None  # from 0 to 1
    spread: float | None = None  # expected at the end
    margin: float | None = None
    samples: int = 0


class TurnAnalysis(Struct, frozen=True):
    """One move. Chances, gains and luck have a number for each seat, from 0 to 1."""

    turn: int
    seat: int
    player: str
    position: str
    rack: str
    bag: int
    scores: tuple[int, ...]
    phase: Phase
    basis: Basis
    played: Line
    best: Line
    lines: tuple[Line, ...]
    win: float  # of the player to move, with the best move
    win_lost: float
    margin: float | None  # of what was lost, on both sides, with 95% confidence
    equity_lost: float
    spread_lost: float | None
    mistake: Mistake
    chances: tuple[float, ...]  # before the move, if the best is made
    gains: tuple[float, ...]  # what the others won and the mover lost by not making the best
    luck: tuple[float, ...]  # what came after the move: tiles drawn, and what others hold
    words: tuple[str, ...] = ()
    phony: bool = False
    withdrawn: bool = False
    missed_challenge: float | None = None  # chance that the next player lost by letting a phony stand
    known: tuple[str, ...] = ()  # tiles that the mover knew the others to hold, in the order of their turns
    nodes: int = 0

    @property
    def is_certain(self) -> bool:
        """Whether what was lost is more than the search may be wrong by."""
        return self.win_lost > (self.margin or 0.0)

    def record(self) -> dict[str, Any]:
        """A flat row of plain values."""
        plain = {name: value for name, value in asdict(self).items() if name not in ("played", "best", "lines")}
        plain |= {"phase": self.phase.value, "basis": self.basis.value, "mistake": self.mistake.value}
        moves = {"played": self.played.move, "score": self.played.score, "equity": self.played.equity}
        best = {"best": self.best.move, "best_score": self.best.score, "best_equity": self.best.equity}
        wins = {"win_played": self.win - self.win_lost, "own_luck": self.luck[self.seat], "certain": self.is_certain}
        return plain | moves | best | wins


class PlayerAnalysis(Struct, frozen=True):
    """What one player made of the game: result - start = luck - lost + gained."""

    seat: int
    player: str
    points: int
    start: float
    result: float  # the share of the win, or the chance so far
    lost: float  # by own mistakes
    gained: float  # by those of others
    luck: float
    accuracy: float  # from 0 to 100
    mistake_index: float  # 0.2 for a small mistake, 0.5 for a medium and 1 for a large one
    small: int
    medium: int
    large: int
    phonies: int


class PositionAnalysis(Struct, frozen=True):
    """The best moves of a position, the best first."""

    position: str
    rack: str
    bag: int
    phase: Phase
    basis: Basis
    win: float
    lines: tuple[Line, ...]
    nodes: int = 0

    def records(self) -> list[dict[str, Any]]:
        """One row per line."""
        return [asdict(line) for line in self.lines]


class GameAnalysis(Struct, frozen=True):
    """A whole game, or one that goes on: then `now` is the position that it has come to."""

    players: tuple[PlayerAnalysis, ...]
    turns: tuple[TurnAnalysis, ...]
    edition: str
    house: tuple[str, ...]
    lexicon: str
    is_over: bool
    now: PositionAnalysis | None = None
    title: str = ""

    def records(self) -> list[dict[str, Any]]:
        """One row per turn, for `pandas.DataFrame(analysis.records())`."""
        return [turn.record() for turn in self.turns]

    @property
    def turning_point(self) -> TurnAnalysis | None:
        """The turn that cost the most chance of winning; None if no mistake was certain."""
        certain = [turn for turn in self.turns if turn.mistake is not Mistake.NONE and turn.is_certain]
        return max(certain, key=lambda turn: turn.win_lost, default=None)


class Progress(Struct, frozen=True):
    """How far an analysis has come: turns done, of how many, and the lines of the one that is thought about."""

    done: int
    of: int
    lines: tuple[Line, ...] = ()
