"""CGP, the field's format for a position: board, racks, scores and scoreless turns on one line, then opcodes."""

import re
from collections.abc import Iterator

from msgspec import Struct

from tilewright.core.board import EMPTY, Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.notation.cgp.equipment import equipment
from tilewright.notation.cgp.opcodes import ChallengeRule, LastMove, Opcode, check_opcode, last_move, numbers, rule
from tilewright.notation.cgp.text import CgpPart, Stock, fail, opcode_parts, parts

MOST_SEATS = 4
LONGEST_RACK = 15
_RUN = re.compile(r"(?P<gap>[0-9]+)|(?P<tiles>[^0-9]+)")
_WRITTEN = re.compile(r"\.+|[^.]+")
_GAP = re.compile(r"[1-9][0-9]?")
_SCORE = re.compile(r"-?[0-9]{1,6}")
_ZEROS = re.compile(r"[0-9]{1,3}")


class CgpPosition(Struct, frozen=True):
    """A position; the player to move comes first. An empty rack is unknown. Unknown opcodes are kept."""

    board: Board
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...]
    zeros: int = 0
    opcodes: tuple[Opcode, ...] = ()

    def said(self, name: str) -> str | None:
        """The argument of an opcode, the last one if there are several; None if it is missing."""
        texts = [text for opcode, text in self.opcodes if opcode == name]
        return texts[-1] if texts else None

    @property
    def lexicon(self) -> str | None:
        """`lex`"""
        return self.said("lex")

    @property
    def bonus(self) -> int | None:
        """`bb`: points for laying a whole rack."""
        return self._number("bb")

    @property
    def challenge_rule(self) -> ChallengeRule | None:
        """`cr`"""
        text = self.said("cr")
        return None if text is None else rule(text)

    @property
    def exchange_least(self) -> int | None:
        """`etl`: how many tiles the bag must hold for an exchange."""
        return self._number("etl")

    @property
    def most_zeros(self) -> int | None:
        """`mcnz`: scoreless turns that end the game."""
        return self._number("mcnz")

    @property
    def timers(self) -> tuple[int, ...] | None:
        """`tmr`: milliseconds left, the player to move first."""
        text = self.said("tmr")
        return None if text is None else numbers(text)

    @property
    def last_move(self) -> LastMove | None:
        """`lm`"""
        text = self.said("lm")
        return None if text is None else last_move(text)

    def _number(self, name: str) -> int | None:
        text = self.said(name)
        return None if text is None else numbers(text)[0]


def read(
    text: str,
    layout: Layout = STANDARD_LAYOUT,
    tileset: TileSet = STANDARD_TILES,
    longest_rack: int = LONGEST_RACK,
) -> CgpPosition:
    """Read a position on a board with this layout and tile set, unless the position names others (`bdn`, `ld`).

    >>> position = read("15/" * 7 + "5HORN6" + "/15" * 7 + " AEIRST?/ 0/14 0 lex commons;")
    >>> position.board.row(8), position.racks[0], position.scores, position.lexicon
    ('.....HORN......', Tiles('?AEIRST'), (0, 14), 'commons')
    """
    board_part, racks_part, scores_part, zeros_part, opcodes_part = parts(text)
    opcodes = list(opcode_parts(opcodes_part))
    layout, tileset = equipment(opcodes, layout, tileset)
    stock = Stock(tileset)
    board = Board(layout, tileset, "".join(_rows(board_part, layout, stock, tileset)))
    racks = tuple(_rack(rack, stock, tileset, longest_rack) for rack in racks_part.split("/"))
    if len(racks) > MOST_SEATS:
        fail("seats", racks_part)
    scores = _scores(scores_part, len(racks))
    if not _ZEROS.fullmatch(zeros_part.text):
        fail("zeros", zeros_part)
    checked = tuple(check_opcode(name, rest, len(racks)) for name, rest in opcodes)
    return CgpPosition(board, racks, scores, int(zeros_part.text), checked)


def write(position: CgpPosition) -> str:
    """The inverse of `read`.

    >>> write(CgpPosition(Board.empty(), (Tiles("TAN"), Tiles()), (3, 0), 1, (("lex", "commons"),)))
    '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ANT/ 3/0 1 lex commons;'
    """
    rows = (position.board.row(number + 1) for number in range(position.board.layout.height))
    tiles = position.board.tileset
    board = "/".join(_WRITTEN.sub(lambda run: _written(run[0], tiles), row) for row in rows)
    racks = "/".join(tiles.written(rack.faces) for rack in position.racks)
    scores = "/".join(str(score) for score in position.scores)
    opcodes = [f"{name} {text};" if text else f"{name};" for name, text in position.opcodes]
    return " ".join([board, racks, scores, str(position.zeros), *opcodes])


def _written(run: str, tiles: TileSet) -> str:
    return str(len(run)) if run[0] == EMPTY else tiles.written(run)


def _rows(part: CgpPart, layout: Layout, stock: Stock, tileset: TileSet) -> Iterator[str]:
    rows = part.split("/")
    if len(rows) != layout.height:
        fail("rows", part, expected=layout.height, found=len(rows))
    for row in rows:
        cells = "".join(_cells(row, stock, tileset))
        if len(cells) != layout.width:
            fail("squares", row, expected=layout.width, found=len(cells))
        yield cells


def _cells(row: CgpPart, stock: Stock, tileset: TileSet) -> Iterator[str]:
    for found in _RUN.finditer(row.text):
        here = CgpPart(found[0], row.column + found.start())
        if found["tiles"]:
            yield from map(stock.lay, here.each(tileset))
        elif _GAP.fullmatch(here.text):
            yield EMPTY * int(here.text)
        else:
            fail("gap", here)


def _rack(part: CgpPart, stock: Stock, tileset: TileSet, longest: int) -> Tiles:
    tiles = list(part.each(tileset))
    if len(tiles) > longest:
        fail("rack-long", part, expected=longest)
    return Tiles("".join(map(stock.hold, tiles)))


def _scores(part: CgpPart, seats: int) -> tuple[int, ...]:
    scores = part.split("/")
    if len(scores) != seats:
        fail("scores", part, expected=seats)
    for score in scores:
        if not _SCORE.fullmatch(score.text):
            fail("score", score)
    return tuple(int(score.text) for score in scores)
