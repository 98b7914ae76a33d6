"""Words and tiles as people type them, made into what lists have."""

from unicodedata import normalize

from tilewright.core.errors import TilewrightError
from tilewright.core.plain import plain

MOST_TILES = 50
INSIDE = "·"  # in L·L, which is one tile in Catalan


class NoWord(TilewrightError, ValueError):
    """Something typed that is no word, and no tiles."""


def letters(text: str) -> str:
    """A word as lists have it: capitals, an accent and its letter as one. What is not only letters is no word."""
    word = normalize("NFC", text).upper()
    if not word.replace(INSIDE, "").isalpha():
        raise NoWord(f"{plain(text)!r} is no word: it has a character that is no letter")
    return word


def tiles_of(text: str) -> str:
    """Letters and blanks, as on a rack."""
    tiles = normalize("NFC", text).upper()
    if len(tiles) > MOST_TILES:
        raise NoWord(f"{plain(text)!r} are too many tiles: {len(tiles)}, at most {MOST_TILES}")
    if not tiles or not tiles.replace("?", "A").replace(INSIDE, "").isalpha():
        raise NoWord(f"{plain(text)!r} are no tiles: use letters, and ? for a blank")
    return tiles
