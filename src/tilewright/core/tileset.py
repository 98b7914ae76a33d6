"""A set of tiles: which letters, how many of each, what they are worth, and which are vowels."""

import re
from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from tilewright.core.faces import FACES, LONGEST_FACE, ODD, SEVERAL, placed_tiles, read_tiles, written
from tilewright.core.refusal import Refused
from tilewright.core.tiles import BLANK, Tiles

_ENTRY = re.compile(rf"\[?(?P<letter>[^\s\d\[\]]{{1,{LONGEST_FACE}}})\]?(?P<count>\d{{1,3}})x(?P<value>\d{{1,3}})")
MOST_LETTERS = 39
MOST_OF_A_KIND = 200
MOST_TILES = 500
MOST_BLANKS = 20
MOST_POINTS = 999
VOWELS = "AEIOU"  # Y is a consonant


class TileKind(Struct, frozen=True, array_like=True):
    """One letter of a set, or the blank."""

    letter: str
    count: int
    value: int


class TileSet(Struct, frozen=True):
    """The kinds are in the order of the alphabet, which decides who plays first (R-2.2).

    >>> small = TileSet.parse("?1x0 A2x1 B1x3", name="small")
    >>> small.bag(), small.value("B"), small.value("b")
    (Tiles('?AAB'), 3, 0)
    >>> spanish = TileSet.parse("A2x1 C4x3 CH1x5 H2x4 O3x1", name="spanish")
    >>> tiles = spanish.read("CHOcHO")
    >>> len(tiles), spanish.value(tiles[0]), spanish.written(tiles)
    (5, 5, '[CH]OcHO')
    """

    name: str
    kinds: tuple[TileKind, ...]
    vowels: str = VOWELS

    @classmethod
    def parse(cls, text: str, name: str = "custom", vowels: str = VOWELS) -> "TileSet":
        """Read `A9x1 B2x3 ...`: letter, count and value of each kind, separated by spaces or line breaks."""
        kinds = []
        for number, line in enumerate(text.splitlines(), start=1):
            for entry in line.split():
                found = _ENTRY.fullmatch(entry)
                if not found:
                    raise Refused("tileset-malformed", why="entry", entry=entry, line=number)
                kinds.append(TileKind(found["letter"], int(found["count"]), int(found["value"])))
        stand_ins = _stand_ins([kind.letter for kind in kinds])
        inside = (TileKind(stand_ins.get(kind.letter, kind.letter), kind.count, kind.value) for kind in kinds)
        return cls(name, tuple(inside), "".join(stand_ins.get(vowel, vowel) for vowel in vowels)).checked()

    def checked(self) -> "TileSet":
        """The set itself; raises a refusal that says what is wrong with it."""
        letters = [kind.letter for kind in self.kinds if kind.letter != BLANK]
        if not letters or len(letters) > MOST_LETTERS:
            raise Refused("tileset-malformed", why="number-of-letters", letters=len(letters), most=MOST_LETTERS)
        for kind in self.kinds:
            if [other.letter for other in self.kinds].count(kind.letter) > 1:
                raise Refused("tileset-malformed", why="twice", entry=kind.letter)
            if not (0 <= kind.count <= MOST_OF_A_KIND and 0 <= kind.value <= MOST_POINTS):
                most, points = MOST_OF_A_KIND, MOST_POINTS
                raise Refused("tileset-malformed", why="number", entry=kind.letter, most=most, points=points)
            if kind.letter == BLANK and kind.value:
                raise Refused("tileset-malformed", why="blank-value", entry=kind.letter)
            if len(kind.letter) > 1:
                raise Refused("tileset-malformed", why="several", entry=kind.letter, known=list(SEVERAL))
            if kind.letter != BLANK and not _has_both_cases(kind.letter):
                raise Refused("tileset-malformed", why="case", entry=kind.letter)
        self._refuse_too_many()
        return self

    def _refuse_too_many(self) -> None:
        tiles, blanks = len(self.bag()), self.bag().faces.count(BLANK)
        if tiles > MOST_TILES:
            raise Refused("tileset-malformed", why="number-of-tiles", tiles=tiles, most=MOST_TILES)
        if blanks > MOST_BLANKS:
            raise Refused("tileset-malformed", why="number-of-blanks", blanks=blanks, most=MOST_BLANKS)

    def __repr__(self) -> str:
        return f"<TileSet {self.name}, {len(self.bag())} tiles>"

    def bag(self) -> Tiles:
        return _bag(self)

    def value(self, tile: str) -> int:
        """The value of a tile on a rack or on the board; a blank is 0 whatever it stands for (R-4.1)."""
        return values(self)[tile]

    def worth(self, tiles: Tiles) -> int:
        table = values(self)
        return sum(table[face] for face in tiles)

    def knows(self, tile: str) -> bool:
        """Whether a tile on the board can be from this set: a letter, or a blank as a lower-case letter."""
        return tile != BLANK and tile in values(self)

    def rank(self, face: str) -> int:
        """The rank in the draw for first play: the blank comes before every letter (R-2.2)."""
        return -1 if face == BLANK else [kind.letter for kind in self.kinds if kind.letter != BLANK].index(face)

    def is_vowel(self, face: str) -> bool:
        return face in self.vowels

    @property
    def letters(self) -> str:
        """Without the blank, in the order of the alphabet."""
        return "".join(kind.letter for kind in self.kinds if kind.letter != BLANK)

    @property
    def has_stand_ins(self) -> bool:
        """Whether some tiles have several letters, or an odd small form."""
        return not FACES.keys().isdisjoint(self.letters)

    def read(self, text: str) -> str:
        """Typed text as tiles, one character each: see `faces.read_tiles`."""
        return read_tiles(text, self.letters)

    def placed(self, text: str) -> list[tuple[str, int]]:
        """The same, each tile with its place in the text."""
        return placed_tiles(text, self.letters)

    def written(self, tiles: str) -> str:
        """Tiles in notation, the way back from `read`."""
        return written(tiles, self.letters)

    def read_capitals(self, text: str) -> str:
        """The same for a word, typed in capitals or not."""
        return self.read(text).upper()


def _stand_ins(faces: list[str]) -> dict[str, str]:
    """The stand-ins that a set needs. A letter has an odd small form only in company: I beside İ, in Turkish."""
    turkish = {"I", "İ"} <= set(faces)
    odd = {face: tile for face, tile in ODD.items() if face != "I" or turkish}
    return {face: tile for face, tile in {**SEVERAL, **odd}.items() if face in faces}


@lru_cache(maxsize=64)
def _bag(tileset: TileSet) -> Tiles:
    return Tiles("".join([kind.letter * kind.count for kind in tileset.kinds]))


def _has_both_cases(letter: str) -> bool:
    """A blank is written as a lower-case letter, so each letter needs a lower case of its own."""
    lower = letter.lower()
    return len(letter) == 1 and len(lower) == 1 and lower.islower() and lower.upper() == letter and lower != letter


@lru_cache(maxsize=64)
def values(tileset: TileSet) -> Mapping[str, int]:
    """The value of every tile, on a rack and on the board; a blank counts 0 as any letter."""
    table = {kind.letter: kind.value for kind in tileset.kinds}
    table |= {kind.letter.lower(): 0 for kind in tileset.kinds}
    return table | {BLANK: 0}


STANDARD_TILES = TileSet.parse(
    """
    ?2x0  A9x1  B2x3  C2x3  D4x2  E12x1 F2x4  G3x2  H2x4
    I9x1  J1x8  K1x5  L4x1  M2x3  N6x1  O8x1  P2x3  Q1x10
    R6x1  S4x1  T6x1  U4x1  V2x4  W2x4  X1x8  Y2x4  Z1x10
    """,
    name="english",
)
