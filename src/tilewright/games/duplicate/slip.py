"""What a player hands in: a word, the square of its first letter, and the score as the player sees it (R-9.2)."""

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.score import points
from tilewright.core.sent import Score, Small, Word
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.words import Formed, MadeWord, form


class Slip(Struct, frozen=True):
    """The whole word, letters that stand on the board included. Lower case is a blank.

    Whether the score may be missing is for the rules to say (`policies.Stating`).
    """

    word: Word
    row: Small
    col: Small
    direction: Direction
    score: Score | None = None

    def square(self, place: int) -> Square:
        """Where the letter at this place of the word goes."""
        across = self.direction is Direction.ACROSS
        return Square(self.row, self.col + place) if across else Square(self.row + place, self.col)


class SlipPlay(Struct, frozen=True):
    """A slip as it lies on the board: the tiles it lays, the words it makes, and what it is truly worth."""

    slip: Slip
    laid: tuple[Laid, ...]
    words: tuple[str, ...]
    points: int


def laid_by(board: Board, slip: Slip) -> tuple[Laid, ...]:
    """The tiles that a slip would lay, or why it is misplaced.

    >>> board = Board.empty().lay((Laid(8, 8, "O"),))
    >>> [(one.square, one.tile) for one in laid_by(board, Slip("WOd", 8, 7, Direction.ACROSS))]
    [(Square(row=8, col=7), 'W'), (Square(row=8, col=9), 'd')]
    """
    laid = []
    for place, tile in enumerate(slip.word):
        square = slip.square(place)
        if not board.layout.has(square):
            raise Refused("off-board", row=square.row, col=square.col)
        standing = board.at(square)
        if not standing:
            laid.append(Laid(*square, tile))
        elif standing.upper() != tile.upper():
            raise Refused("square-taken", row=square.row, col=square.col, tile=standing)
    return tuple(laid)


def play_of(board: Board, laid: tuple[Laid, ...], bonus: int) -> SlipPlay:
    """A play that lays these tiles, written as a slip with its true score."""
    formed = form(board, laid)
    return written(formed, formed.words[0], laid, bonus)


def written(formed: Formed, word: MadeWord, laid: tuple[Laid, ...], bonus: int) -> SlipPlay:
    """The play that made these words, with one of them on the slip."""
    worth = points(formed, laid) + bonus
    slip = Slip(word.tiles, *word.start, word.direction, worth)
    return SlipPlay(slip, laid, tuple(made.text for made in formed.words), worth)
