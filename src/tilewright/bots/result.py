"""The result of one game between bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tilewright.games.base import BaseState


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What one player did. `did` has the counts of that game, such as turns, bingos, exchanges and passes."""

    points: int
    did: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of each player; several winners share the game. `starter` had the first turn, in games with turns.

    `record` is what an arena's recorder made of the game.
    """

    parts: tuple[PlayerResult, ...]
    winners: tuple[int, ...]
    starter: int | None = None
    record: Any = None


def best_of(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The seats with the highest rank; several if they are equal.

    >>> best_of([(310, 320), (310, 325), (290, 330)])
    (1,)
    """
    return tuple(number for number, rank in enumerate(ranks) if rank == max(ranks))


def plain_result(events: Sequence[Any], state: BaseState) -> GameResult:
    """The result of any game: the scores, and the winners that its last event names, otherwise the highest score."""
    winners = getattr(events[-1], "winners", None) or best_of(state.scores)
    return GameResult(tuple(PlayerResult(points) for points in state.scores), tuple(winners))
