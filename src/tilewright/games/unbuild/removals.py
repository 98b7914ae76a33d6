"""All removals that a player may choose from, the best first: hints for beginners, and the moves of a bot."""

from typing import NamedTuple

from tilewright.core.lexicon import Lexicon
from tilewright.core.square import Laid, Square
from tilewright.games.unbuild.actions import Remove
from tilewright.games.unbuild.removing import points_of
from tilewright.games.unbuild.state import State


class Removal(NamedTuple):
    """Tiles that may be taken, and what they count."""

    taken: tuple[Laid, ...]
    points: int

    @property
    def squares(self) -> tuple[Square, ...]:
        return tuple(one.square for one in self.taken)

    @property
    def action(self) -> Remove:
        return Remove(self.squares)

    def __str__(self) -> str:
        return "".join(one.tile for one in self.taken)


def removals(state: State, words: Lexicon) -> list[Removal]:
    """Every valid removal: most points first, of as many points the fewest tiles, then as the board is read.

    >>> from tilewright.core.board import Board
    >>> from tilewright.games.unbuild.evolve import evolve
    >>> from tilewright.games.unbuild.events import Started
    >>> from tilewright.games.unbuild.rules import Rules
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> board = Board.empty().lay(tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN")))
    >>> state = evolve(None, Started(Rules(board), ("Ann", "Ben")))
    >>> [f"{removal} {removal.points}" for removal in removals(state, SAMPLE_WORDS)]
    ['HORN 7', 'HOR 6', 'HON 6', 'HRN 6', 'HN 5', 'ORN 3', 'RN 2']
    """
    board, width = state.board, state.board.layout.width
    found = []
    for places in state.quarry(words).removals(board.cells):
        taken = tuple(Laid(place // width + 1, place % width + 1, board.cells[place]) for place in places)
        found.append(Removal(taken, points_of(board, taken)))
    return sorted(found, key=lambda one: (-one.points, len(one.taken), one.squares))
