"""What a seat can ask for."""

from tilewright.core.sent import Face, Several, Small, Word
from tilewright.games.base import BaseAction


class Write(BaseAction, frozen=True):
    """Hand in a card with these words (R-11.1)."""

    words: Several[Word]


class Deal(BaseAction, frozen=True):
    """Be dealt a card by chance."""


class Strike(BaseAction, frozen=True):
    """Cross off the letter at a place of your own card, 0 to 13 (R-11.2)."""

    place: Small


class Ready(BaseAction, frozen=True):
    """Be done with the tile that was called."""


class Call(BaseAction, frozen=True):
    """The caller draws the next tile; or names it, where tiles are drawn at the table."""

    tile: Face = ""


class Bingo(BaseAction, frozen=True):
    """Say that all fourteen letters are struck (R-11.2)."""


class Close(BaseAction, frozen=True):
    """The caller says that nobody else has Bingo on this tile, or that no tile is left: the game is over."""


class Resign(BaseAction, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


Action = Write | Deal | Strike | Ready | Call | Bingo | Close | Resign
