"""What a seat can ask for."""

from tilewright.core.sent import Letters, Several, Small, Word
from tilewright.core.square import Laid, Square
from tilewright.games.base import BaseAction


class Place(BaseAction, frozen=True):
    """Lay tiles. `recycle` names squares whose blank is first had for the letter it stands for (R-6.1)."""

    laid: Several[Laid]
    recycle: Several[Square] = ()
    claims: Several[Word] = ()  # words of this play that belong to the theme


class Exchange(BaseAction, frozen=True):
    tiles: Letters


class Pass(BaseAction, frozen=True):
    pass


class Draw(BaseAction, frozen=True):
    """Choose how many of the tiles that are due come from the bag of vowels (R-6.5).

    The rest are consonants; or so many as are named, and what is still due is chosen when these have been seen.
    """

    vowels: Small
    consonants: Small | None = None


class Begin(BaseAction, frozen=True):
    """Start the turn: from now on the play before it can no longer be challenged (R-3.2)."""


class Challenge(BaseAction, frozen=True):
    """Of the whole play, or of the words named, as the edition has it (R-3.5)."""

    words: Several[Word] = ()


class Accept(BaseAction, frozen=True):
    """Let the last play of the game stand (R-3.7)."""


class Vote(BaseAction, frozen=True):
    """For or against each word that was claimed for the theme, in the order of the claims (R-6.3)."""

    votes: Several[bool]


class CallTime(BaseAction, frozen=True):
    """Say that the time for this move is over (R-7.1)."""


class Finish(BaseAction, frozen=True):
    """End a solitaire with all tiles face up (R-8.3)."""


class Resign(BaseAction, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


class Adjourn(BaseAction, frozen=True):
    """Put the game away (R-13.2)."""


class Resume(BaseAction, frozen=True):
    """Take up a game that was put away."""


Action = (
    Place | Exchange | Pass | Draw | Begin | Challenge | Accept | Vote | CallTime | Finish | Resign | Adjourn | Resume
)
