"""The parts of a CGP line, each with its column, and the tiles that are still left."""

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from tilewright.core.faces import shown
from tilewright.core.tiles import BLANK
from tilewright.core.tileset import TileSet
from tilewright.notation.trouble import Unreadable

# A single player with an unknown rack has an empty part here, between two spaces.
_PARTS = re.compile(r"(\S+)(?:[ \t](\S*))?(?:[ \t]+(\S+))?(?:[ \t]+(\S+))?(?:[ \t]+(.*))?", re.DOTALL)
_OPCODE = re.compile(r"[ \t]*(?P<name>[^ \t;]+)[ \t]*(?P<text>[^;]*)(?:;|$)")


class CgpPart(NamedTuple):
    """A piece of the line and its column."""

    text: str
    column: int

    def split(self, mark: str) -> list["CgpPart"]:
        pieces, column = [], self.column
        for text in self.text.split(mark):
            pieces.append(CgpPart(text, column))
            column += len(text) + len(mark)
        return pieces

    def each(self, tileset: TileSet) -> Iterator["CgpPart"]:
        """Tile by tile, as the set has them."""
        for tile, place in tileset.placed(self.text):
            yield CgpPart(tile, self.column + place)


class Stock:
    """What is left of the set while tiles are read, so that an error names the tile that is one too many."""

    def __init__(self, tileset: TileSet) -> None:
        self._tileset = tileset
        self._left = {kind.letter: kind.count for kind in tileset.kinds}

    def lay(self, part: CgpPart) -> str:
        """Count a tile on the board; lower case is a blank."""
        if not self._tileset.knows(part.text):
            fail("letter", part)
        self._take(BLANK if part.text.islower() else part.text, part)
        return part.text

    def hold(self, part: CgpPart) -> str:
        """Count a tile on a rack."""
        if part.text not in self._left:
            fail("letter", part)
        self._take(part.text, part)
        return part.text

    def _take(self, face: str, part: CgpPart) -> None:
        if not self._left.get(face):
            counts = {kind.letter: kind.count for kind in self._tileset.kinds}
            fail("too-many", part, expected=counts.get(face, 0))
        self._left[face] -= 1


def parts(text: str) -> tuple[CgpPart, CgpPart, CgpPart, CgpPart, CgpPart]:
    """Board, racks, scores, scoreless turns and all opcodes."""
    line = text.rstrip()
    start = len(line) - len(line.lstrip())
    if broken := re.search(r"[\r\n]", line[start:]):
        fail("one-line", CgpPart(line[start + broken.start() + 1 :], start + broken.start() + 1))
    found = _PARTS.fullmatch(line, start)
    if not found or found[4] is None:
        fail("part", CgpPart(line, len(line) + 1))
    board, racks, scores, zeros = (CgpPart(found[number], found.start(number) + 1) for number in range(1, 5))
    opcodes = CgpPart(found[5] or "", found.start(5) + 1)
    return board, racks, scores, zeros, opcodes


def opcode_parts(part: CgpPart) -> Iterator[tuple[CgpPart, CgpPart]]:
    """The name and the argument of each opcode."""
    place = 0
    while place < len(part.text):
        found = _OPCODE.match(part.text, place)
        if not found:
            fail("opcode", CgpPart(part.text[place:], part.column + place))
        name = CgpPart(found["name"], part.column + found.start("name"))
        yield name, CgpPart(found["text"].rstrip(" \t"), part.column + found.start("text"))
        place = found.end()


def fail(key: str, part: CgpPart, **facts: object) -> NoReturn:
    raise Unreadable(key, line=1, column=part.column, quoted=shown(part.text), **facts)
