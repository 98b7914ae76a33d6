"""A printed board with tiles on it: which letters are covered, which are open, and which words that leaves."""

from msgspec import Struct
from msgspec.structs import replace

from tilewright.core.board import EMPTY
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.games.junior.printed import NO_LETTER, PrintedBoard, Word, plan


class JuniorBoard(Struct, frozen=True):
    """A board never changes: covering a letter makes another. `cells` has a tile or a dot a square, row after row.

    >>> board = JuniorBoard.empty(PrintedBoard.parse("CAT/O.A/WEB".replace("/", chr(10))))
    >>> [(one.tile, tuple(one.square)) for one in board.openings()]
    [('C', (1, 1)), ('T', (1, 3)), ('W', (3, 1))]
    >>> print(board.lay(Laid(1, 1, "C")))
       A B C
     1 C a t
     2 o . a
     3 w e b
    """

    printed: PrintedBoard
    cells: str

    @classmethod
    def empty(cls, printed: PrintedBoard) -> "JuniorBoard":
        return cls(printed, EMPTY * (printed.width * printed.height))

    def index(self, square: Square) -> int:
        return (square[0] - 1) * self.printed.width + square[1] - 1

    def square(self, index: int) -> Square:
        row, col = divmod(index, self.printed.width)
        return Square(row + 1, col + 1)

    def covers(self, square: Square) -> bool:
        return self.cells[self.index(square)] != EMPTY

    @property
    def tiles(self) -> int:
        """How many tiles stand on the board."""
        return len(self.cells) - self.cells.count(EMPTY)

    @property
    def uncovered(self) -> Tiles:
        """The letters that are still to be covered."""
        letters = plan(self.printed).letters
        return Tiles("".join([mark for mark, cell in zip(letters, self.cells, strict=True) if _waits(mark, cell)]))

    @property
    def is_full(self) -> bool:
        """Whether every printed letter is covered (R-12.5)."""
        return self.tiles == len(self.printed.tiles)

    def openings(self) -> tuple[Laid, ...]:
        """Every open square with the tile it is open to: the first uncovered letter of some word (R-12.2)."""
        paths, cells = plan(self.printed), self.cells
        firsts = {next((place for place in run if cells[place] == EMPTY), -1) for run in paths.places}
        width = self.printed.width
        return tuple(
            Laid(place // width + 1, place % width + 1, paths.letters[place]) for place in sorted(firsts) if place >= 0
        )

    def open_to(self, tiles: Tiles) -> tuple[Laid, ...]:
        """The open squares that one of these tiles fits."""
        return tuple(one for one in self.openings() if one.tile in tiles)

    def is_open(self, square: Square) -> bool:
        paths, at = plan(self.printed), self.index(square)
        if self.cells[at] != EMPTY:
            return False
        return any(self._next(paths.places[number]) == at for number in paths.through.get(at, ()))

    def words_at(self, square: Square) -> tuple[Word, ...]:
        """The words through a square, one or two; none where no letter is printed."""
        paths = plan(self.printed)
        return tuple(paths.words[number] for number in paths.through.get(self.index(square), ()))

    def left_of(self, word: Word) -> tuple[Laid, ...]:
        """The letters of a word that are not covered yet, in spelling order."""
        squares = zip(word.squares, word.text, strict=True)
        return tuple(Laid(*square, letter) for square, letter in squares if not self.covers(square))

    def finished_by(self, square: Square) -> tuple[Word, ...]:
        """The words of which this square is the only one left (R-12.4)."""
        at = self.index(square)
        if self.cells[at] != EMPTY:
            return ()
        paths, cells = plan(self.printed), self.cells
        return tuple(
            paths.words[number]
            for number in paths.through.get(at, ())
            if [place for place in paths.places[number] if cells[place] == EMPTY] == [at]
        )

    def nearly_done(self, most: int = 2) -> tuple[tuple[Word, tuple[Laid, ...]], ...]:
        """Words of which no more than so many letters are left, with those letters; the nearest first."""
        left = [(word, self.left_of(word)) for word in self.printed.words]
        return tuple(sorted((entry for entry in left if 0 < len(entry[1]) <= most), key=lambda entry: len(entry[1])))

    def lay(self, one: Laid) -> "JuniorBoard":
        at = self.index(one.square)
        return replace(self, cells=self.cells[:at] + one.tile + self.cells[at + 1 :])

    def __str__(self) -> str:
        """Tiles as capitals, letters still to be covered as small ones."""
        width, height = self.printed.width, self.printed.height
        marks = zip(plan(self.printed).letters, self.cells, strict=True)
        shown = "".join(mark.lower() if cell == EMPTY else cell for mark, cell in marks)
        edge = "   " + " ".join(chr(ord("A") + column) for column in range(width))
        return "\n".join(
            [edge, *(f"{row + 1:2} " + " ".join(shown[row * width : (row + 1) * width]) for row in range(height))]
        )

    def _next(self, run: tuple[int, ...]) -> int | None:
        return next((place for place in run if self.cells[place] == EMPTY), None)


def _waits(mark: str, cell: str) -> bool:
    return mark != NO_LETTER and cell == EMPTY
