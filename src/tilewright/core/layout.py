"""Where the premium squares are: a board drawn as text."""

from enum import Enum
from functools import cached_property, lru_cache

from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.core.square import Square

SMALLEST, LARGEST = 3, 21


class Premium(Enum):
    """A kind of square: how it is drawn in a layout, and what it does to the letter and the word."""

    PLAIN = (".", 1, 1)
    DOUBLE_LETTER = ("d", 2, 1)
    TRIPLE_LETTER = ("t", 3, 1)
    QUADRUPLE_LETTER = ("q", 4, 1)
    DOUBLE_WORD = ("D", 1, 2)
    TRIPLE_WORD = ("T", 1, 3)
    QUADRUPLE_WORD = ("Q", 1, 4)
    CENTRE = ("*", 1, 2)  # the centre is a double word
    PLAIN_CENTRE = ("+", 1, 1)

    def __init__(self, mark: str, letter: int, word: int) -> None:
        self.mark = mark
        self.letter = letter
        self.word = word


_BY_MARK = {premium.mark: premium for premium in Premium}
_CENTRES = (Premium.CENTRE.mark, Premium.PLAIN_CENTRE.mark)


class Layout(Struct, frozen=True):
    """A rectangle of squares, one of which the first play must cover.

    >>> Layout.parse('''
    ... T.d.T
    ... .D.D.
    ... d.*.d
    ... .D.D.
    ... T.d.T
    ... ''').premium(Square(1, 5))
    <Premium.TRIPLE_WORD: ('T', 1, 3)>
    """

    name: str
    rows: tuple[str, ...]

    @classmethod
    def parse(cls, picture: str, name: str = "custom") -> "Layout":
        """Read a picture: `.` plain, `d t q` letter times 2, 3, 4, `D T Q` word, `*` centre, `+` plain centre."""
        return cls(name, tuple(line.strip() for line in picture.strip().splitlines())).checked()

    def checked(self) -> "Layout":
        """The layout itself; raises a refusal that says what is wrong with it."""
        width, height = len(self.rows[0]) if self.rows else 0, len(self.rows)
        if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
            raise Refused("layout-malformed", why="size", width=width, height=height, most=LARGEST)
        for number, row in enumerate(self.rows, start=1):
            if len(row) != width:
                raise Refused("layout-malformed", why="uneven", row=number, squares=len(row), expected=width)
            for column, mark in enumerate(row, start=1):
                if mark not in _BY_MARK:
                    raise Refused("layout-malformed", why="mark", row=number, column=column, mark=mark)
        centres = sum(row.count(mark) for row in self.rows for mark in _CENTRES)
        if centres != 1:
            raise Refused("layout-malformed", why="centres", centres=centres)
        return self

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def centre(self) -> Square:
        return grid(self).centre

    def has(self, square: Square) -> bool:
        return 1 <= square[0] <= len(self.rows) and 1 <= square[1] <= len(self.rows[0])

    def premium(self, square: Square) -> Premium:
        return _BY_MARK[self.rows[square.row - 1][square.col - 1]]

    def __repr__(self) -> str:
        return f"<Layout {self.name}, {self.height} by {self.width}>"

    def squares(self) -> list[Square]:
        return [Square(row, col) for row in range(1, self.height + 1) for col in range(1, self.width + 1)]


class Grid:
    """What scoring needs to know about each square, row by row."""

    def __init__(self, layout: Layout) -> None:
        marks = "".join(layout.rows)
        self.width = layout.width
        self.height = layout.height
        self.letter = tuple(_BY_MARK[mark].letter for mark in marks)
        self.word = tuple(_BY_MARK[mark].word for mark in marks)
        self.centre_index = next(index for index, mark in enumerate(marks) if mark in _CENTRES)

    @cached_property
    def centre(self) -> Square:
        return Square(self.centre_index // self.width + 1, self.centre_index % self.width + 1)


@lru_cache(maxsize=64)
def grid(layout: Layout) -> Grid:
    return Grid(layout)


STANDARD_LAYOUT = Layout.parse(
    """
    T..d...T...d..T
    .D...t...t...D.
    ..D...d.d...D..
    d..D...d...D..d
    ....D.....D....
    .t...t...t...t.
    ..d...d.d...d..
    T..d...*...d..T
    ..d...d.d...d..
    .t...t...t...t.
    ....D.....D....
    d..D...d...D..d
    ..D...d.d...D..
    .D...t...t...D.
    T..d...T...d..T
    """,
    name="standard",
)
