"""What the words of a play are worth (R-4.1 to R-4.4)."""

from tilewright.core.board import Board
from tilewright.core.layout import grid
from tilewright.core.square import Direction, Laid
from tilewright.core.tileset import values
from tilewright.core.words import Formed, MadeWord


def points(formed: Formed, laid: tuple[Laid, ...]) -> int:
    """The sum over all words of the play, without the bonus for many tiles.

    >>> from tilewright.core.words import form
    >>> laid = tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN"))
    >>> points(form(Board.empty(), laid), laid)
    14
    """
    new = set(formed.board.places(laid))
    return sum([word_points(word, formed.board, new) for word in formed.words])


def word_points(word: MadeWord, board: Board, new: set[int]) -> int:
    """Letter premiums count first, then word premiums, and only under tiles laid in this turn (R-4.2, R-4.3)."""
    squares, worth = grid(board.layout), values(board.tileset)
    step = 1 if word.direction is Direction.ACROSS else squares.width
    index, total, factor = board.index(word.start), 0, 1
    for tile in word.tiles:
        if index in new:
            total += worth[tile] * squares.letter[index]
            factor *= squares.word[index]
        else:
            total += worth[tile]
        index += step
    return total * factor
