"""What has happened. Events are what is stored, sent, replayed and exported; chance and time are events in them."""

from enum import StrEnum

from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.core.square import Square
from tilewright.games.base import BaseEvent
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip, SlipPlay


class EndReason(StrEnum):
    """What ended a game."""

    ALL_PLAYED = "all-played"
    ONE_KIND = "one-kind"  # no vowel or no consonant is left
    NO_PLAYS = "no-plays"
    RACKS_DONE = "racks-done"  # the prepared racks are played
    STOPPED = "stopped"  # by the arbitrator
    DESERTED = "deserted"  # nobody is left


class Origin(StrEnum):
    """Where the word that goes on the board comes from (R-9.4)."""

    TOP = "top"  # handed in
    BEST = "best"  # found by the program
    PREPARED = "prepared"


class Reason(Struct, frozen=True):
    """Why a slip scores nothing: the key of a refusal, with its facts."""

    key: str
    facts: tuple[tuple[str, int | str | tuple[str | Square, ...]], ...] = ()

    @classmethod
    def of(cls, refused: Refused) -> "Reason":
        return cls(refused.key, tuple((name, _kept(value)) for name, value in refused.facts.items()))

    @property
    def refused(self) -> Refused:
        """For the edge, which has the sentence."""
        return Refused(self.key, **dict(self.facts))


def _kept(value: object) -> int | str | tuple[str | Square, ...]:
    return value if isinstance(value, int | str) else tuple(value) if isinstance(value, list | tuple) else str(value)


class Verdict(Struct, frozen=True):
    """What a slip is worth, and what those who handed it in score. Equal slips share a verdict; one is of no slip."""

    slip: Slip | None
    seats: tuple[int, ...]
    words: tuple[str, ...] = ()
    worth: int = 0
    scored: int = 0
    why: Reason | None = None  # of every slip that scores nothing
    bonus: int = 0  # for a solo; `scored` has it too


class Started(BaseEvent, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str  # the hash of the seed
    at: int = 0


class Joined(BaseEvent, frozen=True):
    """A new seat, or one that comes back."""

    seat: int
    name: str


class Left(BaseEvent, frozen=True):
    seat: int


class Drew(BaseEvent, frozen=True):
    """Tiles came from the bag to the rack: by the dice, or named by the arbitrator or a prepared list."""

    tiles: str
    named: bool = False


class PutBack(BaseEvent, frozen=True):
    """All tiles of the rack went back into the bag (R-9.5)."""


class Called(BaseEvent, frozen=True):
    """The rack is good, and is called to everybody."""


class Opened(BaseEvent, frozen=True):
    at: int


class HandedIn(BaseEvent, frozen=True):
    """Who handed in is seen by all; what, only by that seat and by the arbitrator who collects it."""

    seat: int
    slip: Slip | None
    at: int = 0
    collected_by: int | None = None


class SaidDone(BaseEvent, frozen=True):
    seat: int


class Closed(BaseEvent, frozen=True):
    at: int


class Corrected(BaseEvent, frozen=True):
    """The arbitrator put another slip for that of a seat."""

    seat: int
    slip: Slip | None
    collected_by: int | None = None


class Ruled(BaseEvent, frozen=True):
    """The arbitrator accepted or refused a word for this game."""

    word: str
    good: bool


class Warned(BaseEvent, frozen=True):
    """The arbitrator warned a player, before everybody."""

    seat: int


class Penalised(BaseEvent, frozen=True):
    """The arbitrator took points off a player's total."""

    seat: int
    points: int


class Judged(BaseEvent, frozen=True):
    """The slips are judged, and here is the best that could be had."""

    verdicts: tuple[Verdict, ...]
    best: SlipPlay | None


class Placed(BaseEvent, frozen=True):
    """A word goes on everyone's board."""

    play: SlipPlay
    origin: Origin


class Paused(BaseEvent, frozen=True):
    """The next rack comes after this moment."""

    until: int


class Ended(BaseEvent, frozen=True):
    why: EndReason
    winners: tuple[int, ...]
    bag: str
    seed: str


Event = (
    Started
    | Joined
    | Left
    | Drew
    | PutBack
    | Called
    | Opened
    | HandedIn
    | SaidDone
    | Closed
    | Corrected
    | Ruled
    | Warned
    | Penalised
    | Judged
    | Placed
    | Paused
    | Ended
)
