"""Tiles that can be kept: as many as a rack leaves, and as many of each as there are."""

from tilewright.core.tiles import BLANK
from tilewright.core.tileset import STANDARD_TILES
from tilewright.lexicons.typed import NoWord

LONGEST = 6  # the rack less one
_COUNTS = ("no", "one", "two", "three", "four")


def check_leave(tiles: str) -> None:
    """
    >>> check_leave("???")
    Traceback (most recent call last):
    tilewright.lexicons.typed.NoWord: There is no value for ???: the tile set has two blanks
    """
    if len(tiles) > LONGEST:
        raise NoWord(f"Leaves have up to {LONGEST} tiles")
    all_tiles = STANDARD_TILES.bag().faces
    for tile in tiles:
        if tiles.count(tile) > (there := all_tiles.count(tile)):
            what = ("blank" if tile == BLANK else tile) + ("" if there == 1 else "s")
            raise NoWord(f"There is no value for {tiles}: the tile set has {_COUNTS[there]} {what}")
