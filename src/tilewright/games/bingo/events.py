"""What has happened."""

from enum import StrEnum

from tilewright.games.base import BaseEvent
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.rules import Rules


class EndReason(StrEnum):
    """What ended a game."""

    BINGO = "bingo"
    ALL_DRAWN = "all-drawn"  # and nobody has said a word
    RESIGNED = "resigned"


class Started(BaseEvent, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str  # the hash of the seed
    at: int = 0


class Wrote(BaseEvent, frozen=True):
    seat: int
    words: tuple[str, ...]


class Dealt(BaseEvent, frozen=True):
    """A card by chance. The dice pick pairs among the words of seven letters in their order until one pair fits."""

    seat: int
    words: tuple[str, ...]
    picks: tuple[tuple[int, int], ...]  # those that did not fit too, so that the dice can be checked
    among: int


class Called(BaseEvent, frozen=True):
    """A tile was drawn and called. Everybody hears it."""

    tile: str


class Struck(BaseEvent, frozen=True):
    """A letter was struck; the others see a pencil move, and not where."""

    seat: int
    place: int | None


class Readied(BaseEvent, frozen=True):
    seat: int


class Claimed(BaseEvent, frozen=True):
    """Bingo, and it is true: the card was checked against what was called (R-11.2)."""

    seat: int


class Resigned(BaseEvent, frozen=True):
    seat: int
    absent: bool = False


class Ended(BaseEvent, frozen=True):
    """The game is over: cards are shown, and the seed is revealed."""

    why: EndReason
    cards: tuple[Card | None, ...]
    winners: tuple[int, ...]
    seed: str


Event = Started | Wrote | Dealt | Called | Struck | Readied | Claimed | Resigned | Ended
