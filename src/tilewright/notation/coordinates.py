"""Squares and plays as people write them, in two conventions that look alike but differ (R-1.4)."""

import re
from collections.abc import Iterator
from enum import StrEnum

from tilewright.core.board import Board
from tilewright.core.layout import LARGEST, Layout
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square

THROUGH = "."
_PLACE = re.compile(r"(?P<first>[A-Za-z])?(?P<number>[1-9][0-9]?)(?P<last>[A-Za-z])?")


class Convention(StrEnum):
    """Which edge of the board has the letters. A text never says which is meant, so it has to be given (R-1.4)."""

    TOURNAMENT = "tournament"  # rows numbered, columns lettered; the row first is across: 8H
    RULEBOOK = "rulebook"  # rows lettered, columns numbered; the row first is across: H8


def write(square: Square, direction: Direction, convention: Convention) -> str:
    """
    >>> write(Square(8, 4), Direction.ACROSS, Convention.TOURNAMENT)
    '8D'
    >>> write(Square(8, 4), Direction.ACROSS, Convention.RULEBOOK)
    'H4'
    """
    tournament = convention is Convention.TOURNAMENT
    row = str(square.row) if tournament else _letter(square.row)
    column = _letter(square.col) if tournament else str(square.col)
    return row + column if direction is Direction.ACROSS else column + row


def read(text: str, convention: Convention, layout: Layout | None = None) -> tuple[Square, Direction]:
    """The square and the direction, checked against the layout if one is given. Case does not matter.

    >>> read("8D", Convention.TOURNAMENT)
    (Square(row=8, col=4), <Direction.ACROSS: 'across'>)
    >>> read("8D", Convention.RULEBOOK)
    (Square(row=4, col=8), <Direction.DOWN: 'down'>)
    """
    found = _PLACE.fullmatch(text)
    if not found or bool(found["first"]) is bool(found["last"]):
        raise Refused("coordinate-malformed", text=text, convention=convention.value)
    number = int(found["number"])
    letter = ord((found["first"] or found["last"]).upper()) - ord("A") + 1
    tournament = convention is Convention.TOURNAMENT
    square = Square(number, letter) if tournament else Square(letter, number)
    row_first = tournament is bool(found["last"])
    if max(square) > LARGEST or (layout and not layout.has(square)):
        raise Refused("coordinate-malformed", text=text, convention=convention.value)
    return square, Direction.ACROSS if row_first else Direction.DOWN


def read_play(board: Board, at: str, word: str, convention: Convention) -> tuple[Laid, ...]:
    """The tiles that a typed play lays. Lower case is a blank; `.`, `(L)` or L stand for a tile L already there.

    >>> board = Board.empty().lay((Laid(8, 8, "O"),))
    >>> [(one.square, one.tile) for one in read_play(board, "8G", "W.d", Convention.TOURNAMENT)]
    [(Square(row=8, col=7), 'W'), (Square(row=8, col=9), 'd')]
    """
    square, direction = read(at, convention, board.layout)
    return read_word(board, square, direction, word)


def read_word(board: Board, start: Square, direction: Direction, word: str) -> tuple[Laid, ...]:
    """Like `read_play`, from a square that was read before. `form` checks whether the play is legal."""
    laid = []
    for place, (letter, is_there) in enumerate(letters_of(board.tileset.read(word))):
        square = step(start, direction, place)
        if not board.layout.has(square):
            raise Refused("off-board", row=square.row, col=square.col)
        standing = board.at(square)
        if is_there and not standing:
            raise Refused("gap", squares=[square])
        if standing and letter != THROUGH and letter.upper() != standing.upper():
            raise Refused("square-taken", row=square.row, col=square.col, tile=standing)
        if not standing and not board.tileset.knows(letter):
            raise Refused("unknown-tile", tile=letter)
        if not standing:
            laid.append(Laid(square.row, square.col, letter))
    if not laid:
        raise Refused("no-tiles")
    return tuple(laid)


def write_play(board: Board, laid: tuple[Laid, ...], convention: Convention) -> tuple[str, str]:
    """Where a play starts and how it is written, given the board before it: the inverse of `read_play`.

    >>> board = Board.empty().lay((Laid(8, 8, "O"),))
    >>> write_play(board, (Laid(8, 7, "W"), Laid(8, 9, "d")), Convention.TOURNAMENT)
    ('8G', 'W.d')
    """
    after, new = board.lay(laid), {one.square for one in laid}
    square, direction = place_of(after, laid)
    squares = [step(square, direction, place) for place in range(len(after.word_at(square, direction)))]
    assert new <= set(squares), "a play lies in one line without a gap"
    word = "".join(after.at(one) if one in new else THROUGH for one in squares)
    return write(square, direction, convention), word


def told_play(board: Board, laid: tuple[Laid, ...], convention: Convention) -> tuple[str, str]:
    """The same for readers, who can type it as it stands: `[CH]` is one tile."""
    at, word = write_play(board, laid, convention)
    return at, board.tileset.written(word)


def place_of(board: Board, laid: tuple[Laid, ...]) -> tuple[Square, Direction]:
    """Where the word of a play starts and which way it runs, from the board that its tiles lie on."""
    square = min(one.square for one in laid)
    down = len({one.row for one in laid}) > 1 or len(board.word_at(square, Direction.ACROSS)) < 2
    direction = Direction.DOWN if down and len(board.word_at(square, Direction.DOWN)) > 1 else Direction.ACROSS
    return start_of(board, square, direction), direction


def start_of(board: Board, square: Square, direction: Direction) -> Square:
    """Where the run of tiles through a square begins."""
    while board.layout.has(before := step(square, direction, -1)) and board.at(before):
        square = before
    return square


def step(square: Square, direction: Direction, places: int) -> Square:
    """The square this many steps further along a line."""
    across = direction is Direction.ACROSS
    return Square(square.row, square.col + places) if across else Square(square.row + places, square.col)


def _letter(number: int) -> str:
    return chr(ord("A") + number - 1)


def letters_of(word: str) -> Iterator[tuple[str, bool]]:
    """Each letter of a typed word, and whether it is marked as being on the board already."""
    inside = False
    for letter in word:
        if letter == ("(", ")")[inside]:
            inside = not inside
        else:
            yield letter, inside or letter == THROUGH
    if inside:
        raise Refused("unknown-tile", tile="(")
