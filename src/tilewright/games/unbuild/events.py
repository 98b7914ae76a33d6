"""What has happened. There is no chance in this game, and nothing is hidden."""

from enum import StrEnum

from tilewright.core.square import Laid
from tilewright.games.base import BaseEvent
from tilewright.games.unbuild.rules import Rules


class EndReason(StrEnum):
    """What ended a game (R-10.3)."""

    EMPTY = "empty"
    NO_REMOVALS = "no-removals"
    RESIGNED = "resigned"


class Started(BaseEvent, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    granted: tuple[str, ...] = ()  # words on the board that the list has not: they stood, so they are good here
    at: int = 0


class Removed(BaseEvent, frozen=True):
    seat: int
    taken: tuple[Laid, ...]
    word: str  # that they were taken from, blanks in lower case
    points: int


class Resigned(BaseEvent, frozen=True):
    seat: int
    absent: bool = False


class Ended(BaseEvent, frozen=True):
    why: EndReason
    winners: tuple[int, ...]


Event = Started | Removed | Resigned | Ended
