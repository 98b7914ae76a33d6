"""Which tiles are meant: letters of a word, a whole word, or squares."""

from collections.abc import Callable, Iterator
from itertools import combinations

from tilewright.cli.frame.typed import Unclear, is_place
from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.square import Square
from tilewright.notation.coordinates import Convention, read, start_of, step

Squares = tuple[Square, ...]


def read_removal(board: Board, line: str, convention: Convention, is_valid: Callable[[Squares], bool]) -> Squares:
    """`8F HORN: RN`, `8F: RN`, `8F HORN` for all of it, or `8I 8J`. Of letters that stand twice, those that may go."""
    head, colon, tail = line.partition(":")
    words = head.split()
    if not colon and all(map(is_place, words)):
        return tuple(read(word, convention, board.layout)[0] for word in words)
    if not words or not is_place(words[0]) or len(words) > 2:
        raise Unclear("Say which tiles, as 8F HORN: RN, or 8I 8J. help shows how it works.")
    found = list(_choices(board, words, tail.split() if colon else None, convention))
    return next(filter(is_valid, found), found[0])


def _choices(board: Board, words: list[str], letters: list[str] | None, convention: Convention) -> Iterator[Squares]:
    named, direction = read(words[0], convention, board.layout)
    if not board.at(named):
        raise Refused("no-tile-there", row=named.row, col=named.col)
    squares = [start_of(board, named, direction)]
    while board.layout.has(beyond := step(squares[-1], direction, 1)) and board.at(beyond):
        squares.append(beyond)
    text = "".join(board.at(square) for square in squares).upper()
    if len(words) > 1 and words[1].upper() != text:
        raise Unclear(f"{words[0].upper()} has {text} there, not {words[1].upper()[:20]}.")
    wanted = "".join(letters).upper() if letters is not None else text
    places = range(len(text))
    fitting = [
        taken for taken in combinations(places, len(wanted)) if sorted(text[one] for one in taken) == sorted(wanted)
    ]
    if not fitting or not wanted:
        raise Unclear(
            f"{text} has no such letters: {wanted[:20]}." if wanted else "Name the letters to take, as 8F: RN."
        )
    yield from (tuple(squares[one] for one in taken) for taken in fitting)
