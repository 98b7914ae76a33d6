"""What the rules ask of a word list. Who answers is a matter of the layers above."""

from typing import Protocol

from tilewright.core.board import Board
from tilewright.core.tiles import Tiles


class Lexicon(Protocol):
    """A dictionary that was agreed before the game (R-3.1)."""

    def __contains__(self, word: str, /) -> bool:
        """Whether a word, in capitals, is good."""

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        """Whether some play of at most `most` of these tiles is possible (R-5.2)."""
