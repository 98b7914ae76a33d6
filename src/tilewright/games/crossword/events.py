"""What has happened. Events are what is stored, sent, replayed and exported; chance and time are events in them."""

from enum import StrEnum

from tilewright.core.square import Laid
from tilewright.games.base import BaseEvent
from tilewright.games.crossword.rules import Rules


class EndReason(StrEnum):
    """What ended a game."""

    OUT = "out"
    NO_PLAYS = "no-plays"
    PASSES = "passes"
    SCORELESS = "scoreless"  # by option
    RESIGNED = "resigned"
    FINISHED = "finished"


class Started(BaseEvent, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    commitment: str  # the hash of the seed
    at: int = 0


class SetUp(BaseEvent, frozen=True):
    """The game begins with this position: the tiles on the board, row by row, those on the racks, and the scores."""

    cells: str
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    scoreless: int = 0


class LotsDrawn(BaseEvent, frozen=True):
    """One round of the draw for first play; `first` is known once nobody is tied (R-2.2)."""

    lots: tuple[tuple[int, str], ...]
    first: int | None = None


class DrawOwed(BaseEvent, frozen=True):
    """The seat is to choose from which bags its tiles come (R-6.5)."""

    seat: int
    count: int


class Drew(BaseEvent, frozen=True):
    """Tiles drawn, bag by bag."""

    seat: int
    tiles: tuple[str, ...]


class Turned(BaseEvent, frozen=True):
    """It is now this seat's turn."""

    seat: int
    at: int = 0


class ClockRan(BaseEvent, frozen=True):
    """Time went by up to this moment, on the clock that was running."""

    at: int


class Placed(BaseEvent, frozen=True):
    seat: int
    laid: tuple[Laid, ...]
    words: tuple[str, ...]
    points: int
    recycled: tuple[Laid, ...] = ()  # tiles put where a blank stood
    themed: tuple[str, ...] = ()  # words that a theme list credits; their points are not in `points`
    themed_points: int = 0
    claims: tuple[str, ...] = ()


class Exchanged(BaseEvent, frozen=True):
    """Tiles set aside face down; those drawn for them come first, then these go back (R-2.13)."""

    seat: int
    tiles: str


class Returned(BaseEvent, frozen=True):
    """The tiles set aside went back, bag by bag."""

    seat: int
    tiles: tuple[str, ...]


class Passed(BaseEvent, frozen=True):
    seat: int
    late: bool = False  # the time for the move was over


class Relaxed(BaseEvent, frozen=True):
    """All have passed: the first word now needs only so many letters; none is the end of that phase (R-6.4)."""

    least: int | None


class Stood(BaseEvent, frozen=True):
    """The last play can no longer be challenged."""

    seat: int


class Challenged(BaseEvent, frozen=True):
    """Words were looked up; those that are not good are named."""

    seat: int
    words: tuple[str, ...]
    bad: tuple[str, ...]


class Withdrawn(BaseEvent, frozen=True):
    """The last play was taken back, with the tiles drawn after it and its points (R-3.3)."""

    seat: int


class Forfeited(BaseEvent, frozen=True):
    """The seat will lose its next turn (R-3.4)."""

    seat: int


class Awarded(BaseEvent, frozen=True):
    """Points for words that were challenged and upheld (R-3.6)."""

    seat: int
    points: int


class TurnLost(BaseEvent, frozen=True):
    """The turn that the seat had forfeited came and went."""

    seat: int


class Voted(BaseEvent, frozen=True):
    seat: int
    votes: tuple[bool, ...]


class ThemeJudged(BaseEvent, frozen=True):
    """These of the words claimed belong to the theme."""

    seat: int
    words: tuple[str, ...]
    points: int


class EndReached(BaseEvent, frozen=True):
    """Nothing is left to play; the last play can still be challenged (R-3.7)."""

    why: EndReason
    out: int | None = None


class Accepted(BaseEvent, frozen=True):
    seat: int


class Resigned(BaseEvent, frozen=True):
    seat: int
    absent: bool = False


class Adjourned(BaseEvent, frozen=True):
    seat: int


class Resumed(BaseEvent, frozen=True):
    seat: int
    at: int = 0


class TakenBack(BaseEvent, frozen=True):
    """The game went back to this point at the request of a seat (R-13.3).

    What was drawn and taken back has been seen, so the dice go on from where they were and not from here.
    """

    seat: int
    rolled: int  # draws that the game has had, those taken back included
    times: int = 1  # how often the game has gone back by now


class Ended(BaseEvent, frozen=True):
    """The game is over: everything is shown, the scores are settled, and the seed is revealed."""

    why: EndReason
    out: int | None
    racks: tuple[str, ...]
    bags: tuple[str, ...]
    leftovers: tuple[int, ...]  # what adds to each score
    overtime: tuple[int, ...]  # what adds to each score: nothing or less
    winners: tuple[int, ...]
    seed: str


Event = (
    Started
    | SetUp
    | LotsDrawn
    | DrawOwed
    | Drew
    | Turned
    | ClockRan
    | Placed
    | Exchanged
    | Returned
    | Passed
    | Relaxed
    | Stood
    | Challenged
    | Withdrawn
    | Forfeited
    | Awarded
    | TurnLost
    | Voted
    | ThemeJudged
    | EndReached
    | Accepted
    | Resigned
    | Adjourned
    | Resumed
    | TakenBack
    | Ended
)
