"""How the table looks: colours, coordinates, and how large a square can be drawn in this window."""

from dataclasses import dataclass
from typing import NamedTuple

from tilewright.core.layout import Layout
from tilewright.drawing.palette import CLASSIC, Palette
from tilewright.editions.books import EDITIONS
from tilewright.notation.coordinates import Convention

LABEL = 3  # columns for the names of the rows
CHROME = 8  # lines of a screen that are not the board: title, rack, news, prompt


class Size(NamedTuple):
    """Columns and lines of one square, and whether rules are drawn between squares."""

    width: int
    height: int = 1
    ruled: bool = False

    def columns(self, layout: Layout) -> int:
        return LABEL + layout.width * (self.width + self.ruled) + self.ruled

    def lines(self, layout: Layout) -> int:
        return 1 + layout.height * (self.height + self.ruled) + self.ruled


SIZES = (Size(3), Size(2), Size(1))
LARGE_SIZES = (Size(7, 3, ruled=True), Size(6, 3, ruled=True), Size(5, 3), Size(5, 2))


@dataclass(frozen=True, slots=True)
class Look:
    palette: Palette = CLASSIC
    convention: Convention = Convention.TOURNAMENT
    unicode: bool = True
    size: Size = SIZES[0]

    def value(self, points: int) -> str:
        """A value as it stands beside its letter."""
        return "".join(chr(0x2080 + int(digit)) for digit in str(points)) if self.unicode else str(points)

    @property
    def last_mark(self) -> str:
        return "›" if self.unicode else ">"


def convention_of(edition: str, notation: str | None = None) -> Convention:
    """The edition's own, unless people prefer the other one."""
    if notation:
        return Convention(notation)
    book = EDITIONS.get(edition)
    return Convention.RULEBOOK if book and book.rulebook_coordinates else Convention.TOURNAMENT


def is_large_print(edition: str) -> bool:
    book = EDITIONS.get(edition)
    return book is not None and book.large_print


def palette_of(edition: str) -> Palette:
    book = EDITIONS.get(edition)
    return book.palette if book else CLASSIC


def size_for(layout: Layout, columns: int, lines: int | None, *, large: bool, asked: bool = False) -> Size:
    """The largest squares that fit. If large print was asked for, squares have three lines wherever the width allows.

    >>> from tilewright.core.layout import STANDARD_LAYOUT
    >>> size_for(STANDARD_LAYOUT, 80, 24, large=False), size_for(STANDARD_LAYOUT, 80, 24, large=True, asked=True)
    (Size(width=3, height=1, ruled=False), Size(width=5, height=3, ruled=False))
    """
    if large:
        for size in LARGE_SIZES:
            fits = lines is None or asked or size.lines(layout) + CHROME <= lines
            if size.columns(layout) <= columns and fits:
                return size
    return next((size for size in SIZES if size.columns(layout) <= columns), SIZES[-1])
