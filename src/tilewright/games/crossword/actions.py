"""What a seat can wish for."""

from msgspec import Struct

from tilewright.core.sent import Letters, Several, Small, Word
from tilewright.core.square import Laid, Square


class Wish(Struct, frozen=True, tag_field="do", tag=str.lower):
    """The base of all actions: in a message each is an object whose `do` is its name."""


class Place(Wish, frozen=True):
    """Lay tiles. `recycle` names squares whose blank is first had for the letter it stands for (R-6.1)."""

    laid: Several[Laid]
    recycle: Several[Square] = ()
    claims: Several[Word] = ()  # words of this play that belong to the theme


class Exchange(Wish, frozen=True):
    tiles: Letters


class Pass(Wish, frozen=True):
    pass


class Draw(Wish, frozen=True):
    """Choose how many of the tiles that are due come from the bag of vowels (R-6.5).

    The rest are consonants; or so many as are named, and what is still due is chosen when these have been seen.
    """

    vowels: Small
    consonants: Small | None = None


class Begin(Wish, frozen=True):
    """Start the turn: from now on the play before it can no longer be challenged (R-3.2)."""


class Challenge(Wish, frozen=True):
    """Of the whole play, or of the words named, as the edition has it (R-3.5)."""

    words: Several[Word] = ()


class Accept(Wish, frozen=True):
    """Let the last play of the game stand (R-3.7)."""


class Vote(Wish, frozen=True):
    """For or against each word that was claimed for the theme, in the order of the claims (R-6.3)."""

    votes: Several[bool]


class CallTime(Wish, frozen=True):
    """Say that the time for this move is over (R-7.1)."""


class Finish(Wish, frozen=True):
    """End a solitaire with all tiles face up (R-8.3)."""


class Resign(Wish, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


class Adjourn(Wish, frozen=True):
    """Put the game away (R-13.2)."""


class Resume(Wish, frozen=True):
    """Take up a game that was put away."""


Action = (
    Place | Exchange | Pass | Draw | Begin | Challenge | Accept | Vote | CallTime | Finish | Resign | Adjourn | Resume
)
