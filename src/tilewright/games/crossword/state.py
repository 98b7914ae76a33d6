"""Where a game stands: one frozen value that events lead to, and that a view is a veiled copy of."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.clock import Clocks
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games import seating
from tilewright.games.crossword.events import EndReason
from tilewright.games.crossword.rules import Rules

T = TypeVar("T")


class Playing(Struct, frozen=True, tag="playing"):
    """The seat on turn is to play, exchange or pass."""


class Owing(Struct, frozen=True, tag="owing"):
    """A seat is to choose from which bags its tiles come."""

    seat: int
    count: int


class Closing(Struct, frozen=True, tag="closing"):
    """The last play is made; the others may challenge it or accept it."""

    why: EndReason
    out: int | None
    accepted: tuple[int, ...] = ()


class Over(Struct, frozen=True, tag="over"):
    why: EndReason
    out: int | None
    leftovers: tuple[int, ...]
    overtime: tuple[int, ...]
    winners: tuple[int, ...]
    seed: str


Phase = Playing | Owing | Closing | Over


class Jacks(Struct, frozen=True):
    """The opening is not made yet: how long the first word must be, and who has passed in this round (R-6.4)."""

    least: int
    passed: tuple[int, ...] = ()


class LastPlay(Struct, frozen=True):
    """The newest play, with all that is needed to take it back. It is open while it can be challenged or voted on."""

    seat: int
    laid: tuple[Laid, ...]
    recycled: tuple[Laid, ...]
    words: tuple[str, ...]
    points: int
    drawn: tuple[Tiles, ...]
    open: bool
    claims: tuple[str, ...] = ()
    votes: tuple[tuple[int, tuple[bool, ...]], ...] = ()
    challenged: tuple[str, ...] = ()
    scoreless_before: int = 0
    lost_since: int = 0  # turns lost after it, which stay lost if it is withdrawn
    jacks_before: Jacks | None = None


class Recall(Struct, frozen=True):
    """What a seat alone remembers of the bag: tiles that it put back and has not seen since."""

    seat: int
    tiles: Tiles
    kept: tuple[
        int, ...
    ]  # hidden tiles that each of the others certainly holds since before: none of them is one of these


class State(Struct, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str
    board: Board
    bags: tuple[Tiles, ...]
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...]
    clocks: Clocks
    owed: tuple[int, ...]  # turns that each seat has forfeited
    passes: tuple[int, ...]  # of each seat since the last play or exchange
    shown: tuple[Tiles, ...]  # what everybody knows each seat to hold: tiles of plays that were withdrawn
    scoreless: int = 0  # successive turns without a point
    phase: Phase = Playing()
    first: int = 0
    turn: int = 0
    number: int = 0  # turns begun; none while tiles are dealt
    aside: Tiles = Tiles()
    last: LastPlay | None = None
    jacks: Jacks | None = None
    gone: tuple[int, ...] = ()  # seats that have left
    rolled: int = 0
    asleep: bool = False
    taken_back: int = 0  # how often the game went back
    recalls: tuple[Recall, ...] = ()  # at most one of each seat, its newest

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def in_play(self) -> list[int]:
        """The seats that have not left."""
        return seating.in_play(self)

    @property
    def in_bag(self) -> int:
        return sum(len(bag) for bag in self.bags)

    @property
    def is_over(self) -> bool:
        return isinstance(self.phase, Over)

    @property
    def is_dealing(self) -> bool:
        return self.number == 0

    @property
    def leader(self) -> int:
        """The first player, or the next one if the first player has left."""
        return self.first if self.first not in self.gone else next(self.after(self.first))

    @property
    def exchange_is_open(self) -> bool:
        """Whether the bag lets anybody exchange at least one tile (R-2.13, R-7.3)."""
        return self.in_bag > self.rules.exchanging.closed_at

    def after(self, seat: int) -> Iterator[int]:
        """The seats still in play, clockwise from the one on the left, round and round (R-2.4)."""
        return seating.after(self, seat)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.in_play if other != seat]


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same for all seats but one."""
    return (*values[:seat], value, *values[seat + 1 :])
