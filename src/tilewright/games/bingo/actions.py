"""What a seat can wish for."""

from msgspec import Struct

from tilewright.core.sent import Face, Several, Small, Word


class Wish(Struct, frozen=True, tag_field="do", tag=str.lower):
    """The base of all actions: in a message each is an object whose `do` is its name."""


class Write(Wish, frozen=True):
    """Hand in a card with these words (R-11.1)."""

    words: Several[Word]


class Deal(Wish, frozen=True):
    """Be dealt a card by chance."""


class Strike(Wish, frozen=True):
    """Strike the letter at a place of the own card, 0 to 13 (R-11.2)."""

    place: Small


class Ready(Wish, frozen=True):
    """Be done with the tile that was called."""


class Call(Wish, frozen=True):
    """The caller draws the next tile; or names it, where tiles are drawn at the table."""

    tile: Face = ""


class Bingo(Wish, frozen=True):
    """Say that all fourteen letters are struck (R-11.2)."""


class Close(Wish, frozen=True):
    """The caller says that nobody else has Bingo on this tile, or that no tile is left: the game is over."""


class Resign(Wish, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


Action = Write | Deal | Strike | Ready | Call | Bingo | Close | Resign
