"""What a seat can ask for. The arbitrator's actions come last; where the program arbitrates nobody has them."""

from tilewright.core.sent import Large, Letters, Word
from tilewright.games.base import BaseAction
from tilewright.games.duplicate.slip import Slip


class Join(BaseAction, frozen=True):
    """Join late, at the next free seat, or come back to your own (R-9.1)."""

    name: Word


class Leave(BaseAction, frozen=True):
    """Go; what was scored stays in the table."""


class HandIn(BaseAction, frozen=True):
    """Hand in a slip, or another one instead: the last one counts (R-9.2)."""

    slip: Slip


class Done(BaseAction, frozen=True):
    """Say that the slip handed in, or none, is the last word of this round."""


class CallTime(BaseAction, frozen=True):
    """Say that the time of the round, or of the pause after it, is over."""


class Draw(BaseAction, frozen=True):
    """Tiles from a real bag, called by name; without them the program draws (R-9.5)."""

    tiles: Letters | None = None


class Open(BaseAction, frozen=True):
    """Let the time of the round begin."""


class Close(BaseAction, frozen=True):
    """Take no more slips in this round."""


class Rule(BaseAction, frozen=True):
    """Accept or refuse a word for this game, whatever the list says (R-9.3)."""

    word: Word
    good: bool


class Correct(BaseAction, frozen=True):
    """Put another slip for that of a seat, as it was meant or as it was read (R-9.3)."""

    seat: Large
    slip: Slip


class Warn(BaseAction, frozen=True):
    """Warn a player; it costs nothing."""

    seat: Large


class Penalise(BaseAction, frozen=True):
    """Take points off a player's total, as many as the rules allow at the most."""

    seat: Large
    points: Large


class Judge(BaseAction, frozen=True):
    """Judge the slips of the closed round, and put the word on the board."""


class Stop(BaseAction, frozen=True):
    """End the game here."""


Personal = Draw | Open | Close | Rule | Correct | Warn | Penalise | Judge | Stop
Action = Join | Leave | HandIn | Done | CallTime | Personal
