"""A removal in Unbuild as people write it: the word with its place, and the tiles taken from it."""

from tilewright.core.board import Board
from tilewright.core.square import Direction, Laid, Square
from tilewright.notation.coordinates import Convention, start_of, write


def removed_from(board: Board, taken: tuple[Laid, ...]) -> tuple[Square, Direction, str, str]:
    """Where the word starts that tiles are taken from, which way it runs, the word, and the tiles."""
    first = taken[0].square
    across = all(one.row == first.row for one in taken) and len(board.word_at(first, Direction.ACROSS)) > 1
    direction = Direction.ACROSS if across else Direction.DOWN
    start = start_of(board, first, direction)
    return start, direction, board.word_at(start, direction), "".join(one.tile for one in taken)


def write_removal(board: Board, taken: tuple[Laid, ...], convention: Convention) -> str:
    """
    >>> board = Board.empty().lay(tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN")))
    >>> write_removal(board, (Laid(8, 8, "R"), Laid(8, 9, "N")), Convention.TOURNAMENT)
    '8F HORN: RN'
    """
    start, direction, word, tiles = removed_from(board, taken)
    return f"{write(start, direction, convention)} {word}: {tiles}"
