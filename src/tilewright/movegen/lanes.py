"""A board as lanes: each row and column, with what the crossing lines demand of its squares."""

from collections.abc import Iterator

from msgspec import Struct

from tilewright.core.board import EMPTY, Board
from tilewright.core.square import Direction, Laid
from tilewright.movegen.stems import Stems


class Lane(Struct, frozen=True):
    """A row or a column. Positions count from 0 here, like the characters of a string."""

    direction: Direction
    number: int  # of the row or column, from 1
    letters: str  # in capitals, whether blank or not
    fits: tuple[frozenset[str] | None, ...]  # letters that fit the crossing word; None if there is none
    anchors: tuple[int, ...]  # a play covers at least one of these

    def lay(self, place: int, tile: str) -> Laid:
        if self.direction is Direction.ACROSS:
            return Laid(self.number, place + 1, tile)
        return Laid(place + 1, self.number, tile)


def rows_of(board: Board) -> list[str]:
    cells, width = board.cells.upper(), board.layout.width
    return [cells[start : start + width] for start in range(0, len(cells), width)]


def columns_of(board: Board) -> list[str]:
    cells, width = board.cells.upper(), board.layout.width
    return [cells[column::width] for column in range(width)]


def lanes(board: Board, stems: Stems) -> Iterator[Lane]:
    """All lanes in which a play is possible, rows first."""
    rows, columns = rows_of(board), columns_of(board)
    row, col = board.layout.centre if board.is_empty else (0, 0)
    for number, letters in enumerate(rows, start=1):
        yield from _lane(Direction.ACROSS, number, letters, columns, col - 1 if number == row else -1, stems)
    for number, letters in enumerate(columns, start=1):
        yield from _lane(Direction.DOWN, number, letters, rows, row - 1 if number == col else -1, stems)


def around(line: str, place: int) -> tuple[str, str]:
    """The letters directly before and after a position.

    >>> around(".AB.C.", 3), around(".AB.C.", 0)
    (('AB', 'C'), ('', 'AB'))
    """
    stop = line.find(EMPTY, place + 1)
    return line[line.rfind(EMPTY, 0, place) + 1 : place], line[place + 1 : len(line) if stop < 0 else stop]


def _lane(
    direction: Direction, number: int, letters: str, crossing: list[str], centre: int, stems: Stems
) -> Iterator[Lane]:
    fits: list[frozenset[str] | None] = []
    anchors: list[int] = []
    for place, letter in enumerate(letters):
        before, after = around(crossing[place], number - 1) if letter == EMPTY else ("", "")
        fits.append(stems.between(before, after) if before or after else None)
        if letter == EMPTY and (before or after or any(around(letters, place)) or place == centre):
            anchors.append(place)
    if anchors:
        yield Lane(direction, number, letters, tuple(fits), tuple(anchors))
