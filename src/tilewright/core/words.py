"""The words of a play: where tiles may be laid, and every run of letters they make or change."""

from msgspec import Struct

from tilewright.core.board import EMPTY, Board, run
from tilewright.core.layout import grid
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import BLANK
from tilewright.core.tileset import values

_NOTHING = ("", EMPTY)  # beside a tile: the edge of the board, or an empty square


class MadeWord(Struct, frozen=True):
    """A word of a play: its tiles as they are on the board, and where it starts."""

    tiles: str
    start: Square
    direction: Direction

    @property
    def text(self) -> str:
        """The word as it is in the dictionary."""
        return self.tiles.upper()

    def __str__(self) -> str:
        return self.tiles


class Formed(Struct, frozen=True):
    """The board with the tiles laid, and the words they made, the main word first."""

    board: Board
    words: tuple[MadeWord, ...]


def form(board: Board, laid: tuple[Laid, ...]) -> Formed:
    """Lay the tiles, or refuse: R-2.6 (centre), R-2.7 (in one line, without gaps, connected).

    >>> across = tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN"))
    >>> [word.text for word in form(Board.empty(), across).words]
    ['HORN']
    """
    _refuse_bad_squares(board, laid)
    after = board.lay(laid)
    rows, cols = {one.row for one in laid}, {one.col for one in laid}
    if len(rows) > 1 and len(cols) > 1:
        raise Refused("not-in-line", squares=[one.square for one in laid])
    main = Direction.DOWN if len(rows) > 1 else Direction.ACROSS
    _refuse_gap(after, laid, main)
    _refuse_loose(board, laid)
    first, other = _word_through(after, laid[0], main), main.other
    words = [first] if first else []
    words += [made for one in laid if (made := _word_through(after, one, other))]
    if not words:
        raise Refused("one-tile-first")
    return Formed(after, tuple(words))


def _refuse_bad_squares(board: Board, laid: tuple[Laid, ...]) -> None:
    if not laid:
        raise Refused("no-tiles")
    if len({(one.row, one.col) for one in laid}) != len(laid):
        raise Refused("square-twice")
    height, width, known = board.layout.height, board.layout.width, values(board.tileset)
    for one in laid:
        if not (0 < one.row <= height and 0 < one.col <= width):
            raise Refused("off-board", row=one.row, col=one.col)
        if one.tile not in known or one.tile == BLANK:
            raise Refused("unknown-tile", tile=one.tile)
        standing = board.cells[(one.row - 1) * width + one.col - 1]
        if standing != EMPTY:
            raise Refused("square-taken", row=one.row, col=one.col, tile=standing)


def _refuse_gap(after: Board, laid: tuple[Laid, ...], main: Direction) -> None:
    width, (row, col) = after.layout.width, (laid[0].row, laid[0].col)
    if main is Direction.ACROSS:
        places, line = [one.col for one in laid], after.cells[(row - 1) * width : row * width]
    else:
        places, line = [one.row for one in laid], after.cells[col - 1 :: width]
    if EMPTY in line[min(places) - 1 : max(places)]:
        raise Refused("gap", squares=[one.square for one in laid])


def _refuse_loose(board: Board, laid: tuple[Laid, ...]) -> None:
    if board.is_empty:
        centre = grid(board.layout).centre
        if all(one.square != centre for one in laid):
            raise Refused("off-centre", row=centre.row, col=centre.col)
    elif not any(_touches(board.cells, board.layout.width, one) for one in laid):
        raise Refused("not-touching")


def _touches(cells: str, width: int, one: Laid) -> bool:
    column = one.col - 1
    index = (one.row - 1) * width + column
    return (
        (column > 0 and cells[index - 1] != EMPTY)
        or (column + 1 < width and cells[index + 1] != EMPTY)
        or (index >= width and cells[index - width] != EMPTY)
        or (index + width < len(cells) and cells[index + width] != EMPTY)
    )


def _word_through(after: Board, one: Laid, direction: Direction) -> MadeWord | None:
    width, row, col = len(after.layout.rows[0]), one.row, one.col
    if direction is Direction.ACROSS:
        line, place = after.cells[(row - 1) * width : row * width], col - 1
    else:
        line, place = after.cells[col - 1 :: width], row - 1
    if line[place - 1 : place] in _NOTHING and line[place + 1 : place + 2] in _NOTHING:
        return None  # as for most tiles, which saves looking for the ends
    start, stop = run(line, place)
    square = Square(row, start + 1) if direction is Direction.ACROSS else Square(start + 1, col)
    return MadeWord(line[start:stop], square, direction)
