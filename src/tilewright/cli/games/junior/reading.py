"""What children type: a letter, a square, or both, for one tile or for two."""

import re

from tilewright.cli.frame.typed import Unclear, is_place
from tilewright.cli.saying import listed
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.notation.coordinates import Convention, read, write

_BETWEEN = re.compile(r"[\s,;]+")


def parts(line: str) -> list[str]:
    """
    >>> parts("k 5c, A")
    ['k', '5c', 'A']
    """
    return [part for part in _BETWEEN.split(line) if part]


def is_of_tiles(line: str) -> bool:
    """Whether a line has only letters and squares."""
    found = parts(line)
    return bool(found) and all(is_place(part) or (len(part) == 1 and part.isalpha()) for part in found)


def square_text(square: Square, convention: Convention) -> str:
    return write(square, Direction.ACROSS, convention)


def read_tile(board: JuniorBoard, rack: Tiles, typed: list[str], convention: Convention) -> tuple[Laid, list[str]]:
    """The first tile that is meant, and what was typed after it."""
    first, rest = typed[0], typed[1:]
    if is_place(first):
        square, _ = read(first, convention)
        letter = rest.pop(0).upper() if rest and len(rest[0]) == 1 else board.printed.letter(square)
        return Laid(*square, letter or "?"), rest
    letter = first.upper()
    if rest and is_place(rest[0]):
        square, _ = read(rest[0], convention)
        return Laid(*square, letter), rest[1:]
    return _only_place(board, rack, letter, convention), rest


def _only_place(board: JuniorBoard, rack: Tiles, letter: str, convention: Convention) -> Laid:
    if letter not in rack:
        raise Refused("tile-not-yours", tile=letter)
    places = [one for one in board.openings() if one.tile == letter]
    if not places:
        raise Unclear(f"There is no open square for {letter} now. Look for the letters in brackets. (R-12.2)")
    if len(places) > 1:
        squares = listed([square_text(one.square, convention) for one in places], "or")
        first = square_text(places[0].square, convention)
        raise Unclear(f"{letter} can go on {squares}. Say which one: {letter} {first}")
    return places[0]
