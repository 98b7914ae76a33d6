"""Vowels and consonants: what a rack must have at the least (R-9.5), and when too little is left of a kind (R-9.6)."""

from tilewright.core.tiles import BLANK
from tilewright.core.tileset import TileSet
from tilewright.games.duplicate.policies import Least
from tilewright.games.duplicate.rules import Rules


def meets(faces: str, least: Least, tileset: TileSet) -> bool:
    """Whether tiles have enough of both kinds; a blank counts as either, but not as both at once.

    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> meets("AEBCDFG", Least(1, 2, 2), STANDARD_TILES), meets("ABCDFG?", Least(1, 2, 2), STANDARD_TILES)
    (True, True)
    >>> meets("AYBCDFG", Least(1, 2, 2), STANDARD_TILES), meets("?", Least(1, 1, 1), STANDARD_TILES)
    (False, False)
    """
    blanks = faces.count(BLANK)
    vowels = sum(tileset.is_vowel(face) for face in faces)
    consonants = len(faces) - blanks - vowels
    return max(0, least.vowels - vowels) + max(0, least.consonants - consonants) <= blanks


def least_of(rules: Rules, rack: int, unseen: str) -> Least | None:
    """What the rack of this number must have; None if the tiles left do not have that much, and the game is over.

    Where they have too little for an early rack but enough for a later one, the later one's measure is taken.
    """
    return next((least for least in rules.least_from(rack) if meets(unseen, least, rules.tileset)), None)
