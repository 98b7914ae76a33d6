"""Squares, directions, and a tile laid on a square. Rows and columns count from 1, as on the edge of a board."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from tilewright.core.sent import Face, Small
from tilewright.core.tiles import BLANK


class Square(NamedTuple):
    """
    >>> Square(8, 6)
    Square(row=8, col=6)
    """

    row: Small
    col: Small


class Direction(StrEnum):
    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> "Direction":
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


class Laid(Struct, frozen=True, array_like=True):
    """One tile on one square. A lower-case tile is a blank that stands for that letter.

    >>> Laid(8, 6, "h").face, Laid(8, 6, "h").letter
    ('?', 'H')
    """

    row: Small
    col: Small
    tile: Face

    @property
    def square(self) -> Square:
        return Square(self.row, self.col)

    @property
    def face(self) -> str:
        """The tile as it is on a rack or in the bag."""
        return BLANK if self.tile.islower() else self.tile

    @property
    def letter(self) -> str:
        return self.tile.upper()


def faces_of(laid: tuple[Laid, ...]) -> str:
    return "".join([BLANK if one.tile.islower() else one.tile for one in laid])
