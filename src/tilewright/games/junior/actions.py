"""What a seat can ask for."""

from tilewright.core.sent import Letters, Several
from tilewright.core.square import Laid
from tilewright.games.base import BaseAction


class Place(BaseAction, frozen=True):
    """Cover letters with matching tiles, one after the other: two, or one where no two can be played (R-12.3)."""

    laid: Several[Laid]


class Exchange(BaseAction, frozen=True):
    """Swap two tiles with the pool, if you cannot play (R-12.3)."""

    tiles: Letters


class Pass(BaseAction, frozen=True):
    """Pass, if you cannot play and the pool is empty (R-12.3)."""


class Resign(BaseAction, frozen=True):
    """Leave the game; `absent` where a player who is gone is taken out of it."""

    absent: bool = False


class Adjourn(BaseAction, frozen=True):
    """Put the game away (R-13.2)."""


class Resume(BaseAction, frozen=True):
    """Take up a game that was put away."""


Action = Place | Exchange | Pass | Resign | Adjourn | Resume
