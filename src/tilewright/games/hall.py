"""A game of hundreds or thousands, told in a few lines: the types that a hall is made of."""

from collections.abc import Callable
from typing import Generic, Protocol

from msgspec import Struct

from tilewright.games.base import BaseView, E, S, Seat, V


class RankingRow(Struct, frozen=True):
    """A line of a ranking; those with the same total share a rank."""

    rank: int
    seat: Seat
    name: str
    total: int


class HallProgress(Struct, frozen=True):
    """How a round in a hall goes: how many are there, how many have handed in, and how many are done."""

    round: int
    present: int
    handed_in: int
    done: int


class Ranking(Protocol):
    """Made once for a moment, and asked for any number of seats."""

    @property
    def leaders(self) -> tuple[RankingRow, ...]: ...

    def of(self, seat: Seat) -> RankingRow | None:
        """The line of a seat that plays."""


class Digest(Struct, Generic[S, E, V], frozen=True):
    """How a game of thousands is told in short. Each part is made of what a seat may hear and see anyway."""

    concerns: Callable[[E], frozenset[Seat] | None]  # the seats that are told of an event; None: everybody
    event: Callable[[E], Callable[[Seat | None], E | None]]  # a redacted event made short; None: it is not told
    view: Callable[[V, Ranking], BaseView]  # a view made short
    progress: Callable[[S], HallProgress]  # how many are there, and how far they are
    ranking: Callable[[S, Ranking | None], Ranking]  # the one before it may be gone on from
