"""All plays by trying every word on every line, with `core.words.form` as the only judge of a place."""

from collections.abc import Iterable, Iterator
from itertools import product

from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square, faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.words import form


def all_plays(words: Iterable[str], board: Board, tiles: Tiles, most: int) -> set[frozenset[Laid]]:
    known = frozenset(words)
    return {
        frozenset(laid)
        for word in known
        for squares in _places(board, len(word))
        for laid in _ways_to_lay(board, word, squares)
        if len(laid) <= most and tiles.holds(faces_of(laid)) and _is_legal(known, board, laid)
    }


def _places(board: Board, length: int) -> Iterator[list[Square]]:
    for start in board.layout.squares():
        for down in (False, True):
            squares = [Square(start.row + down * step, start.col + (not down) * step) for step in range(length)]
            if board.layout.has(squares[-1]):
                yield squares


def _ways_to_lay(board: Board, word: str, squares: list[Square]) -> Iterator[tuple[Laid, ...]]:
    """Each square either has the letter already, or gets it by the tile or by a blank."""
    choices: list[list[tuple[Laid, ...]]] = []
    for letter, square in zip(word, squares, strict=True):
        standing = board.at(square).upper()
        if standing not in ("", letter):
            return
        choices.append([()] if standing else [(Laid(*square, tile),) for tile in (letter, letter.lower())])
    for chosen in product(*choices):
        yield tuple(one for some in chosen for one in some)


def _is_legal(known: frozenset[str], board: Board, laid: tuple[Laid, ...]) -> bool:
    try:
        formed = form(board, laid)
    except Refused:
        return False
    return all(made.text in known for made in formed.words)
