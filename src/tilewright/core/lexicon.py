"""What the rules ask of a word list. Who answers is a matter of the layers above."""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles


class Lexicon(Protocol):
    """A dictionary that was agreed before the game (R-3.1)."""

    def __contains__(self, word: str, /) -> bool:
        """Whether a word, in capitals, is good."""

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        """Whether some play of at most `most` of these tiles is possible (R-5.2)."""


@runtime_checkable
class Finder(Lexicon, Protocol):
    """A dictionary that finds plays too, which a book on the table cannot."""

    def plays(self, board: Board, tiles: Tiles, most: int) -> Iterator[tuple[tuple[Laid, ...], int]]:
        """Each legal play of at most `most` of these tiles, once, with its points before any bonus."""


@runtime_checkable
class Ranker(Finder, Protocol):
    """A dictionary that finds the top plays without making a list of all."""

    def top_plays(
        self,
        board: Board,
        tiles: Tiles,
        most: int,
        bonuses: Sequence[int],
        below: int | None = None,
        *,
        all_tied: bool = False,
    ) -> tuple[list[tuple[Laid, ...]], int]:
        """The play that comes first by the order of R-9.4, and some or all that score as much and keep as good tiles.

        `bonuses` are by the number of tiles laid. With them comes their rank; the next best are `below` it.
        """


@runtime_checkable
class Lister(Lexicon, Protocol):
    """A dictionary that can be gone through by the length of its words."""

    def words_of(self, length: int) -> Sequence[str]:
        """Every word of so many letters, in alphabetical order."""
