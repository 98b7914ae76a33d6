"""Tiles that a character cannot write: CH, L·L, or a letter whose small form belongs to another, as the Turkish I.

Inside the program every tile is one character, with a capital and a small form. Those tiles have a stand-in there, a
Glagolitic letter, since no set of tiles needs those. People read `shown` or `written`; `TileSet.read` is the way back.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

_FIRST = 0x2C00
#: The n-th of these has the n-th Glagolitic letter. Games are stored with the stand-ins: only add to the end.
_SEVERAL = "CH LL RR L·L NY QU CS DZ DZS GY LY SZ TY ZS DŽ LJ NJ DD FF NG PH RH TH IJ TS TX TZ C'H GĦ IE DH GJ SH XH ZH"
_ODD = (("I", "ı"), ("İ", "i"), ("ẞ", "ß"))

#: Every stand-in, capital and small, and the face that it stands for.
FACES: Mapping[str, str] = MappingProxyType(
    {
        chr(_FIRST + place).upper() if capital else chr(_FIRST + place).lower(): face
        for place, both in enumerate([*((face, face.lower()) for face in _SEVERAL.split()), *_ODD])
        for capital, face in zip((True, False), both, strict=True)
    }
)
#: The stand-ins of tiles with several characters, and of letters with an odd small form.
SEVERAL: Mapping[str, str] = MappingProxyType(
    {face: tile for tile, face in FACES.items() if tile.isupper() and len(face) > 1}
)
ODD: Mapping[str, str] = MappingProxyType(
    {face: tile for tile, face in FACES.items() if tile.isupper() and len(face) == 1}
)
LONGEST_FACE = max(map(len, SEVERAL))
_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
_BY_FACE = {face: tile for tile, face in FACES.items() if len(face) > 1}
_SHOWN = {ord(tile): face for tile, face in FACES.items()}
_WRITTEN = {ord(tile): f"[{face}]" if len(face) > 1 else face for tile, face in FACES.items()}


def shown(tiles: str) -> str:
    """Tiles or words as people read them.

    >>> shown(SEVERAL["CH"] + "ICO"), shown("HORN")
    ('CHICO', 'HORN')
    """
    return tiles if tiles.isascii() else tiles.translate(_SHOWN)


def written(tiles: str, letters: str = "") -> str:
    """The same in notation: tiles of several characters are in brackets, so that it is certain which tiles there are.

    Given the letters of a set, a text that would be misread without a bracket has one, as in PE[R]RO with two R.

    >>> written(SEVERAL["CH"].lower() + "ICO"), written("PERRO", "EOPR" + SEVERAL["RR"])
    ('[ch]ICO', 'PER[R]O')
    """
    text = tiles if tiles.isascii() else tiles.translate(_WRITTEN)
    if "[" not in text and (reading := _reading(letters)):
        for found in reading.pattern.finditer(text):
            if len(found[0]) > 1:
                last = found.end() - 1
                return f"{text[:last]}[{text[last]}]{text[last + 1 :]}"
    return text


def read_tiles(text: str, letters: str) -> str:
    """Typed text as tiles of these letters: the longest face that fits. What is none of them stays as it is.

    With a bracket anywhere, as in [C]HICO, what is not in brackets is one tile for each character.

    >>> spanish = "C" + SEVERAL["CH"] + "HO"
    >>> written(read_tiles("CHOchO", spanish)), written(read_tiles("[C]HO", spanish))
    ('[CH]O[ch]O', 'CHO')
    """
    return "".join([tile for tile, _ in placed_tiles(text, letters)]) if _reading(letters) else text


def placed_tiles(text: str, letters: str) -> list[tuple[str, int]]:
    """The same, each tile with its place in the text."""
    if (reading := _reading(letters)) is None:
        return [(tile, place) for place, tile in enumerate(text)]
    pattern = reading.exact if "[" in text else reading.pattern
    found = pattern.finditer(text)
    return [(reading.tiles.get(one[0].strip("[]"), one[0]), one.start()) for one in found]


def read_brackets(text: str) -> str:
    """Faces in brackets as tiles, where no set says which there are: `[CH]ICO`. What is none of them stays as it is."""
    return _BRACKETS.sub(lambda found: _BY_FACE.get(found[1], found[1] if len(found[1]) == 1 else found[0]), text)


class _Reading(NamedTuple):
    pattern: re.Pattern[str]
    exact: re.Pattern[str]
    tiles: dict[str, str]


@lru_cache(maxsize=64)
def _reading(letters: str) -> _Reading | None:
    """None if every letter stands for itself."""
    if FACES.keys().isdisjoint(letters):
        return None
    tiles = {FACES.get(tile, tile): tile for letter in letters for tile in (letter, letter.lower())}
    faces = "|".join(re.escape(face) for face in sorted(tiles, key=len, reverse=True))
    longest, exact = re.compile(rf"{faces}|.", re.DOTALL), re.compile(rf"\[(?:{faces})\]|.", re.DOTALL)
    return _Reading(longest, exact, tiles)
