"""A card: two seven-letter words, and what is struck of them (R-11.1)."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.core.tiles import BLANK, HIDDEN
from tilewright.core.tileset import TileSet

WORDS, LENGTH = 2, 7


class Card(Struct, frozen=True):
    """Places count from 0 to 13, through both words. A hidden card shows nothing, not even what is struck.

    >>> card = Card(("TRAINER", "STRANGE"))
    >>> card.strike("T").strike("T").shown
    ('.RAINER', 'S.RANGE')
    """

    words: tuple[str, ...]
    struck: tuple[int, ...] = ()

    @property
    def letters(self) -> str:
        return "".join(self.words)

    @property
    def is_hidden(self) -> bool:
        return HIDDEN in self.letters

    @property
    def is_full(self) -> bool:
        return len(self.struck) == len(self.letters)

    @property
    def shown(self) -> tuple[str, ...]:
        """The words, with dots for what is struck."""
        letters = "".join("." if place in self.struck else letter for place, letter in enumerate(self.letters))
        return tuple(letters[start : start + LENGTH] for start in range(0, len(letters), LENGTH))

    def open_place(self, letter: str) -> int | None:
        """The first that is not struck and has this letter."""
        places = (place for place, own in enumerate(self.letters) if own == letter and place not in self.struck)
        return next(places, None)

    def struck_of(self, letter: str) -> int:
        letters = self.letters
        return sum([letters[place] == letter for place in self.struck])

    def strike_at(self, place: int) -> "Card":
        return replace(self, struck=tuple(sorted((*self.struck, place))))

    def strike(self, letter: str) -> "Card":
        """One occurrence, if there is one: of two E, the first (R-11.2)."""
        place = self.open_place(letter)
        return self if place is None else self.strike_at(place)

    def uncalled(self, called: str) -> str:
        """The letters that are not among the tiles called; none if the card is good for Bingo."""
        return "".join(sorted((Counter(self.letters) - Counter(called)).elements()))

    def veil(self) -> "Card":
        return Card(tuple(HIDDEN * len(word) for word in self.words))


def too_often(words: tuple[str, ...], tileset: TileSet) -> str:
    """The letters that these words together use more often than the set has them, blanks aside (R-11.1).

    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> too_often(("JOGGING", "GIGGLED"), STANDARD_TILES), too_often(("JOGGING", "TRAINER"), STANDARD_TILES)
    ('G', '')
    """
    return "".join(sorted(Counter("".join(words)) - _letters(tileset)))


@lru_cache(maxsize=64)
def _letters(tileset: TileSet) -> Counter[str]:
    """How often each letter is there; a thousand pairs are tried for one card."""
    return Counter(tileset.bag().faces.replace(BLANK, ""))


def checked(words: tuple[str, ...], tileset: TileSet) -> Card:
    """The card with these words, or a refusal. Whether they are words at all is the list's matter.

    The same word may stand there twice, if the set has its letters twice (R-11.1).
    """
    if len(words) != WORDS or any(len(word) != LENGTH for word in words):
        raise Refused("card-size", words=words, many=WORDS, letters=LENGTH)
    if letters := too_often(words, tileset):
        raise Refused("card-letters", extra=list(letters))
    return Card(words)
