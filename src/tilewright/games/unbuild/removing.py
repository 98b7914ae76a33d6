"""Judging one removal: tiles of one word (R-10.1) that leave good words, joined (R-10.2), at face value (R-10.3)."""

from collections.abc import Callable

from tilewright.core.board import Board, run
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.games.unbuild.events import Removed
from tilewright.games.unbuild.ground import Ground
from tilewright.games.unbuild.rules import words_on
from tilewright.games.unbuild.state import State


def removal(state: State, seat: int, squares: tuple[Square, ...], is_good: Callable[[str], bool]) -> Removed:
    """The fact that follows from taking these tiles, or a refusal that says what is in the way."""
    board = state.board
    if not 1 <= len(squares) <= state.rules.most:
        raise Refused("removal-size", asked=len(squares), most=state.rules.most)
    if len(set(squares)) != len(squares):
        raise Refused("square-chosen-twice")
    for square in squares:
        if not board.layout.has(square) or not board.at(square):
            raise Refused("no-tile-there", row=square.row, col=square.col)
    taken = tuple(Laid(*square, board.at(square)) for square in sorted(squares))
    word = _word_of(board, taken)
    _refuse_ruins(board.lift(taken), is_good)
    return Removed(seat, taken, word, points_of(board, taken))


def points_of(board: Board, taken: tuple[Laid, ...]) -> int:
    """R-10.3: the face values; premium squares and the lengths of words count nothing."""
    return sum(board.tileset.value(one.tile) for one in taken)


def _word_of(board: Board, taken: tuple[Laid, ...]) -> str:
    """R-10.1: the one word that all of these are of. A tile that stands alone on the board is one too."""
    first = taken[0]
    if all(one.row == first.row for one in taken):
        word = _run_over(board.row(first.row), [one.col for one in taken])
        if len(word) > 1:
            return word
    if all(one.col == first.col for one in taken):
        word = _run_over(board.column(first.col), [one.row for one in taken])
        if len(word) > 1 or board.tiles == 1:
            return word
    raise Refused("not-one-word", squares=[one.square for one in taken])


def _run_over(line: str, places: list[int]) -> str:
    """The unbroken run of tiles that covers all these places of a line; nothing if none does."""
    start, stop = run(line, places[0] - 1)
    return line[start:stop] if max(places) <= stop else ""


def _refuse_ruins(left: Board, is_good: Callable[[str], bool]) -> None:
    """R-10.2: what is left is good words, and hangs together; so a letter by itself is left only as the last."""
    bad = [word for word in words_on(left) if not is_good(word)]
    if bad:
        raise Refused("removal-leaves", words=bad)
    if not Ground(left.layout.width, len(left.cells)).is_joined(left.cells):
        raise Refused("removal-parts")
