"""A board as it is printed: letters on some of its squares, drawn as text. Its words are the runs of letters."""

from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from tilewright.core.layout import LARGEST, SMALLEST
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.core.tiles import Tiles

NO_LETTER = "."


class Word(Struct, frozen=True):
    """A word of a board, with the squares that it is printed on."""

    text: str
    squares: tuple[Square, ...]

    @property
    def direction(self) -> Direction:
        return Direction.ACROSS if self.squares[0].row == self.squares[1].row else Direction.DOWN

    def __str__(self) -> str:
        return self.text


class PrintedBoard(Struct, frozen=True):
    """
    >>> board = PrintedBoard.parse(
    ...     '''
    ... CAT.
    ... O..S
    ... W.SUN
    ... ''',
    ...     name="small",
    ... )
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: printed-board-malformed (R-12.1): why=uneven, row=3, squares=5, expected=4
    >>> board = PrintedBoard.parse(
    ...     '''
    ... CAT
    ... O.A
    ... WEB
    ... ''',
    ...     name="small",
    ... )
    >>> [word.text for word in board.words], board.tiles
    (['CAT', 'WEB', 'COW', 'TAB'], Tiles('AABCEOTW'))
    """

    name: str
    rows: tuple[str, ...]

    @classmethod
    def parse(cls, picture: str, name: str = "custom") -> "PrintedBoard":
        """Read a picture: a capital is a printed letter, a dot a square without one."""
        return cls(name, tuple(line.strip() for line in picture.strip().splitlines())).checked()

    def checked(self) -> "PrintedBoard":
        """Itself, or a refusal that says what is wrong with it."""
        width, height = len(self.rows[0]) if self.rows else 0, len(self.rows)
        if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
            raise Refused("printed-board-malformed", why="size", width=width, height=height, most=LARGEST)
        for number, row in enumerate(self.rows, start=1):
            if len(row) != width:
                raise Refused("printed-board-malformed", why="uneven", row=number, squares=len(row), expected=width)
            for column, mark in enumerate(row, start=1):
                if mark != NO_LETTER and not (mark.isalpha() and mark.isupper()):
                    raise Refused("printed-board-malformed", why="mark", row=number, column=column, mark=mark)
        words = plan(self)
        if not words.words:
            raise Refused("printed-board-malformed", why="empty")
        for index, letter in enumerate("".join(self.rows)):
            if letter != NO_LETTER and index not in words.through:
                at = index // width + 1, index % width + 1
                raise Refused("printed-board-malformed", why="alone", row=at[0], column=at[1], mark=letter)
        return self

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def words(self) -> tuple[Word, ...]:
        """Those across from the top, then those down from the left."""
        return plan(self).words

    @property
    def tiles(self) -> Tiles:
        """One tile for each square with a letter (R-12.1)."""
        return Tiles("".join(self.rows).replace(NO_LETTER, ""))

    def has(self, square: Square) -> bool:
        return 1 <= square[0] <= len(self.rows) and 1 <= square[1] <= len(self.rows[0])

    def letter(self, square: Square) -> str:
        """What is printed there; nothing off the board or on a square without a letter."""
        mark = self.rows[square[0] - 1][square[1] - 1] if self.has(square) else NO_LETTER
        return "" if mark == NO_LETTER else mark

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def __repr__(self) -> str:
        return f"<PrintedBoard {self.name}, {len(self.words)} words, {len(self.tiles)} letters>"


class PrintedPlan:
    """What covering asks of a board: squares counted row after row, each word as such numbers, in spelling order."""

    def __init__(self, board: PrintedBoard) -> None:
        width = len(board.rows[0])
        squares = range(width * len(board.rows))
        lines = [squares[start : start + width] for start in squares[::width]] + [
            squares[col::width] for col in range(width)
        ]
        self.letters = "".join(board.rows)
        self.places = tuple(run for line in lines for run in self._runs(line))
        self.words = tuple(
            Word(
                "".join(self.letters[place] for place in run),
                tuple(Square(place // width + 1, place % width + 1) for place in run),
            )
            for run in self.places
        )
        self.through: dict[int, tuple[int, ...]] = {}  # the words through a square, by their number
        for number, run in enumerate(self.places):
            for place in run:
                self.through[place] = (*self.through.get(place, ()), number)

    def _runs(self, line: range) -> list[tuple[int, ...]]:
        groups = groupby(line, key=lambda place: self.letters[place] != NO_LETTER)
        runs = [tuple(run) for printed, run in groups if printed]
        return [run for run in runs if len(run) > 1]


@lru_cache(maxsize=64)
def plan(board: PrintedBoard) -> PrintedPlan:
    return PrintedPlan(board)
