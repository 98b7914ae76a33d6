"""Where a duplicate game stands: one frozen value that events lead to, and that a view is a veiled copy of."""

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.games.duplicate.events import EndReason, Origin, Verdict
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip, SlipPlay
from tilewright.games.duplicate.slots import Slots

HANDED_IN, DONE = 1, 2  # marks of a seat


class Drawing(Struct, frozen=True, tag="drawing"):
    """A rack is to be drawn."""


class Ready(Struct, frozen=True, tag="ready"):
    """The rack is called; the arbitrator is to open the round."""


class Writing(Struct, frozen=True, tag="writing"):
    """The round is open: slips are taken."""

    since: int


class Reviewing(Struct, frozen=True, tag="reviewing"):
    """Slips are in, and the arbitrator looks at them."""


class Break(Struct, frozen=True, tag="pausing"):
    """The next rack comes when this moment is past."""

    until: int


class Over(Struct, frozen=True, tag="over"):
    why: EndReason
    winners: tuple[int, ...]
    seed: str


Phase = Drawing | Ready | Writing | Reviewing | Break | Over


class Round(Struct, frozen=True):
    """A round that was judged."""

    rack: str
    best: SlipPlay | None
    top: int | None  # the most that a valid slip was worth
    tops: tuple[int, ...]  # the seats that had it
    solo: int | None = None  # the seat that had it alone, of several that play
    placed: SlipPlay | None = None
    origin: Origin | None = None

    @property
    def possible(self) -> int:
        return self.best.points if self.best else 0


class State(Struct, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str
    board: Board
    bag: Tiles
    scores: tuple[int, ...]
    rack: Tiles = Tiles()
    phase: Phase = Drawing()
    number: int = 0  # of the rack that was called last
    slips: Slots[Slip] = Slots()  # of this round
    marks: Slots[int] = Slots()  # who has handed in, and who is done
    handed_in: int = 0  # how many have
    done: int = 0  # how many of those present are
    gone: frozenset[int] = frozenset()
    rulings: tuple[tuple[str, bool], ...] = ()
    verdicts: tuple[Verdict, ...] = ()  # of the last round that was judged
    rounds: tuple[Round, ...] = ()
    rolled: int = 0
    at: int = 0  # the newest moment that was told of
    warnings: Slots[int] = Slots()  # how many each has had
    penalties: Slots[int] = Slots()  # points that were taken off; the scores are without them

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def contestants(self) -> list[int]:
        """The seats that play, also those that have left."""
        return [seat for seat in self.seats if seat != self.rules.arbitrating_seat]

    @property
    def present(self) -> int:
        """How many play and have not left."""
        return len(self.players) - len(self.gone) - (self.rules.arbitrating_seat is not None)

    @property
    def is_over(self) -> bool:
        return isinstance(self.phase, Over)

    @property
    def unseen(self) -> Tiles:
        """All tiles that are not on the board."""
        return self.bag.put(self.rack.faces)

    @property
    def best_total(self) -> int:
        """The sum of the best possible plays of all rounds judged (R-9.6)."""
        return sum(one.possible for one in self.rounds)

    @property
    def deadline(self) -> int | None:
        """When the time of the round is over, if one is open and has a limit."""
        if not isinstance(self.phase, Writing) or self.rules.limit is None:
            return None
        return self.phase.since + self.rules.limit

    def time_left(self, now: int) -> int | None:
        """Milliseconds until time is called; None where no time runs."""
        return None if self.deadline is None else max(0, self.deadline - now)

    def has_handed_in(self, seat: int) -> bool:
        return bool((self.marks.get(seat) or 0) & HANDED_IN)

    def is_done(self, seat: int) -> bool:
        return bool((self.marks.get(seat) or 0) & DONE)

    def slip_of(self, seat: int) -> Slip | None:
        """What the seat has handed in this round, where that may be seen."""
        return self.slips.get(seat)
