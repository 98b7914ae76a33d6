"""What a seat can ask for."""

from msgspec import Struct

from tilewright.core.sent import Several
from tilewright.core.square import Square


class BaseAction(Struct, frozen=True, tag_field="do", tag=str.lower):
    """The base of all actions: in a message each is an object whose `do` is its name."""


class Remove(BaseAction, frozen=True):
    """Take the tiles of these squares, all of one word (R-10.1)."""

    squares: Several[Square]


class Resign(BaseAction, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


Action = Remove | Resign
