"""A duplicate slip as people write it: the square, the word, and the score (R-9.2)."""

from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.sent import HIGHEST_SCORE
from tilewright.core.square import Square
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.duplicate.slip import Slip
from tilewright.notation.coordinates import THROUGH, Convention, read, write

MOST_DIGITS = len(str(HIGHEST_SCORE)) - 1


def read_slip(board: Board, text: str, convention: Convention, rack: Tiles | None = None) -> Slip:
    """Read `H8 HORN 14`; the score is optional, lower case is a blank, and `.` or `(L)` stand for a tile on the board.

    With more small letters than the rack has blanks, the slip was typed without the shift key: they are plain tiles.

    >>> read_slip(Board.empty(), "H6 HORn 10", Convention.RULEBOOK)
    Slip(word='HORn', row=8, col=6, direction=<Direction.ACROSS: 'across'>, score=10)
    >>> read_slip(Board.empty(), "h6 horn", Convention.RULEBOOK, Tiles("HORNS?")).word
    'HORN'
    """
    parts = text.split()
    if not 2 <= len(parts) <= 3:
        raise Refused("slip-malformed", text=text)
    at, word, *stated = parts
    if stated and not (stated[0].isdecimal() and len(stated[0]) <= MOST_DIGITS):
        raise Refused("slip-malformed", why="score", most=10**MOST_DIGITS - 1)
    square, direction = read(at, convention, board.layout)
    slip = Slip(word.replace("(", "").replace(")", ""), *square, direction, int(stated[0]) if stated else None)
    tiles = [_there(board, slip.square(place)) if tile == THROUGH else tile for place, tile in enumerate(slip.word)]
    blanks = sum(tile.islower() and not _tile_at(board, slip.square(place)) for place, tile in enumerate(tiles))
    written = "".join(tiles)
    if rack is not None and blanks > rack.faces.count(BLANK):
        written = written.upper()
    return Slip(written, *square, direction, slip.score)


def write_slip(slip: Slip, convention: Convention) -> str:
    """The inverse of `read_slip`.

    >>> write_slip(read_slip(Board.empty(), "8F HORN", Convention.TOURNAMENT), Convention.RULEBOOK)
    'H6 HORN'
    """
    at = write(Square(slip.row, slip.col), slip.direction, convention)
    return f"{at} {slip.word}" + ("" if slip.score is None else f" {slip.score}")


def _there(board: Board, square: Square) -> str:
    tile = _tile_at(board, square)
    if not tile:
        raise Refused("gap", squares=[square])
    return tile.upper()


def _tile_at(board: Board, square: Square) -> str:
    return board.at(square) if board.layout.has(square) else ""
