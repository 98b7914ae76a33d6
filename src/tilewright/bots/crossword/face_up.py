"""Solitaire with all tiles face up (R-8.3): a bot looks at some of the tiles at a time, as people do."""

from collections.abc import Iterator

from tilewright.core.dice import Dice
from tilewright.core.tiles import BLANK, Tiles

HANDFULS = 6
MORE = 2  # tiles in a handful beyond what one play may use


def handfuls(tiles: Tiles, most: int, dice: Dice) -> Iterator[Tiles]:
    """A few random selections of tiles. Blanks are left for the end, when all remaining tiles are looked at.

    >>> [len(one) for one in handfuls(Tiles("AEINRST" * 3 + "??"), 7, Dice(bytes(32)))]
    [9, 9, 9, 9, 9, 9]
    >>> list(handfuls(Tiles("QUIZ?"), 7, Dice(bytes(32))))
    [Tiles('?IQUZ')]
    """
    letters = Tiles(tiles.faces.replace(BLANK, ""))
    size = most + MORE
    if len(letters) <= size:
        yield tiles
        return
    for number in range(HANDFULS):
        yield Tiles(dice.draw(letters, size, number * size))
