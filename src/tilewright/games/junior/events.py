"""What has happened. Racks lie face up, so every event may be told to everybody as it is."""

from enum import StrEnum

from tilewright.core.square import Laid
from tilewright.games.base import BaseEvent
from tilewright.games.junior.rules import Rules


class EndReason(StrEnum):
    """What ended a game."""

    ALL_PLACED = "all-placed"
    STUCK = "stuck"  # nobody holds a tile that fits, and the pool is empty: a tile is missing from the set
    RESIGNED = "resigned"


class Started(BaseEvent, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str  # the hash of the seed


class FirstChosen(BaseEvent, frozen=True):
    """Who begins: by chance, or as the rules say (R-12.2)."""

    seat: int
    by_chance: bool


class Drew(BaseEvent, frozen=True):
    """Tiles from the pool, laid face up before the seat."""

    seat: int
    tiles: str


class Turned(BaseEvent, frozen=True):
    """It is now this seat's turn."""

    seat: int


class Placed(BaseEvent, frozen=True):
    """One tile covers its letter; each word that it finished is worth a chip (R-12.4)."""

    seat: int
    laid: Laid
    words: tuple[str, ...] = ()

    @property
    def chips(self) -> int:
        return len(self.words)


class Exchanged(BaseEvent, frozen=True):
    """Tiles drawn from the pool first, and then those given mixed into it."""

    seat: int
    given: str
    drawn: str


class Passed(BaseEvent, frozen=True):
    seat: int


class Resigned(BaseEvent, frozen=True):
    """The seat has left, and its tiles went back to the pool."""

    seat: int
    absent: bool = False


class Adjourned(BaseEvent, frozen=True):
    seat: int


class Resumed(BaseEvent, frozen=True):
    seat: int


class TakenBack(BaseEvent, frozen=True):
    """The game went back to this point at the request of a seat; the dice go on from where they were (R-13.3)."""

    seat: int
    rolled: int  # draws that the game has had, those taken back included


class Ended(BaseEvent, frozen=True):
    """The game is over: what is left of the pool is turned up, and the seed is revealed."""

    why: EndReason
    pool: str
    winners: tuple[int, ...]
    seed: str


Event = (
    Started
    | FirstChosen
    | Drew
    | Turned
    | Placed
    | Exchanged
    | Passed
    | Resigned
    | Adjourned
    | Resumed
    | TakenBack
    | Ended
)
