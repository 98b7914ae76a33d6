"""The board: which tile is on which square."""

from collections.abc import Callable

from msgspec import Struct

from tilewright.core.faces import FACES
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tileset import STANDARD_TILES, TileSet

EMPTY = "."
_SIGNS = str.maketrans("dtqDTQ", "'\"^-=~")  # premium squares in print, where letters are tiles


class Board(Struct, frozen=True):
    """A board never changes: laying tiles makes a new one. A lower-case letter is a blank that stands for that letter.

    >>> board = Board.empty().lay((Laid(8, 7, "H"), Laid(8, 8, "i")))
    >>> board[8, 8], board.at(Square(8, 9)), board.tiles
    ('i', '', 2)
    """

    layout: Layout
    tileset: TileSet
    cells: str

    @classmethod
    def empty(cls, layout: Layout = STANDARD_LAYOUT, tileset: TileSet = STANDARD_TILES) -> "Board":
        return cls(layout, tileset, EMPTY * (layout.width * layout.height))

    @property
    def tiles(self) -> int:
        """How many tiles are on the board."""
        return len(self.cells) - self.cells.count(EMPTY)

    @property
    def is_empty(self) -> bool:
        return self.cells.count(EMPTY) == len(self.cells)

    def index(self, square: Square) -> int:
        """The position of the square in `cells`. Raises `IndexError` if it is not on the board."""
        row, col = square
        width = len(self.layout.rows[0])
        if not (0 < row <= len(self.layout.rows) and 0 < col <= width):
            raise IndexError(f"the board has rows 1 to {self.layout.height} and columns 1 to {width}, no {row}, {col}")
        return (row - 1) * width + col - 1

    def at(self, square: Square) -> str:
        """The tile on a square; empty if there is none."""
        cell = self.cells[self.index(square)]
        return "" if cell == EMPTY else cell

    def __getitem__(self, square: tuple[int, int]) -> str:
        return self.at(Square(*square))

    def places(self, laid: tuple[Laid, ...]) -> list[int]:
        """The positions of these tiles in `cells`. Raises `IndexError` if one is not on the board."""
        width, height = len(self.layout.rows[0]), len(self.layout.rows)
        return [
            (one.row - 1) * width + one.col - 1
            if 0 < one.row <= height and 0 < one.col <= width
            else self.index(one.square)
            for one in laid
        ]

    def lay(self, laid: tuple[Laid, ...]) -> "Board":
        cells = list(self.cells)
        for place, one in zip(self.places(laid), laid, strict=True):
            cells[place] = one.tile
        return Board(self.layout, self.tileset, "".join(cells))

    def lift(self, laid: tuple[Laid, ...]) -> "Board":
        cells = list(self.cells)
        for place in self.places(laid):
            cells[place] = EMPTY
        return Board(self.layout, self.tileset, "".join(cells))

    def row(self, number: int) -> str:
        start = self.index(Square(number, 1))
        return self.cells[start : start + self.layout.width]

    def column(self, number: int) -> str:
        return self.cells[self.index(Square(1, number)) :: self.layout.width]

    def standing(self) -> tuple[Laid, ...]:
        """All tiles on the board, row by row."""
        width = self.layout.width
        return tuple(
            Laid(index // width + 1, index % width + 1, cell) for index, cell in enumerate(self.cells) if cell != EMPTY
        )

    def word_at(self, square: Square, direction: Direction) -> str:
        """The run of tiles through a square, with blanks in lower case; empty if the square is."""
        if not self.at(square):
            return ""
        across = direction is Direction.ACROSS
        line, place = (self.row(square.row), square.col - 1) if across else (self.column(square.col), square.row - 1)
        start, stop = run(line, place)
        return line[start:stop]

    def __str__(self) -> str:
        """Tiles and free premium squares: `' " ^` are letters times 2, 3, 4, `- = ~` words, and `*` is the centre."""
        marks = "".join(self.layout.rows).translate(_SIGNS)
        shown = "".join(mark if cell == EMPTY else cell for cell, mark in zip(self.cells, marks, strict=True))
        return "\n".join(self._ruled(shown))

    def _ruled(self, shown: str) -> list[str]:
        width, height = self.layout.width, self.layout.height
        letters = "   " + " ".join(chr(ord("A") + column) for column in range(width))
        rows = [f"{row + 1:2} " + _spaced(shown[row * width : (row + 1) * width]) for row in range(height)]
        return [letters, *rows]

    def __repr__(self) -> str:
        standing = "/".join(self.row(number) for number in range(1, self.layout.height + 1))
        return f"<Board {self.layout.name}, {self.tiles} tiles: {standing}>"

    def _repr_svg_(self) -> str | None:
        """What a notebook shows once `tilewright.drawing` is loaded; before that it shows the text."""
        return _drawer(self) if _drawer else None


def _spaced(cells: str) -> str:
    """A tile of two letters takes the space after it too."""
    return "".join([face if len(face := FACES.get(cell, cell)) > 1 else f"{face} " for cell in cells]).rstrip()


_drawer: Callable[[Board], str] | None = None


def draw_by(drawer: Callable[[Board], str]) -> None:
    """Let notebooks show boards as this function draws them. `tilewright.drawing` calls it; core knows no colours."""
    global _drawer  # noqa: PLW0603 - a notebook calls the value without arguments
    _drawer = drawer


def run(line: str, place: int) -> tuple[int, int]:
    """The start and the end (exclusive) of the unbroken run of tiles around a place in a line."""
    stop = line.find(EMPTY, place)
    return line.rfind(EMPTY, 0, place) + 1, len(line) if stop < 0 else stop
