"""What a seat can ask for."""

from tilewright.core.sent import Several
from tilewright.core.square import Square
from tilewright.games.base import BaseAction


class Remove(BaseAction, frozen=True):
    """Take the tiles of these squares, all of one word (R-10.1)."""

    squares: Several[Square]


class Resign(BaseAction, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it (R-2.5)."""

    absent: bool = False


Action = Remove | Resign
