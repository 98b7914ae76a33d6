"""What the rules ask of a word list. The layers above provide the answers."""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles


class Lexicon(Protocol):
    """The dictionary agreed before the game (R-3.1)."""

    def __contains__(self, word: str, /) -> bool:
        """Whether a word, in capitals, is valid."""

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:
        """Whether some play of at most `most` of these tiles is possible (R-5.2)."""


@runtime_checkable
class Finder(Lexicon, Protocol):
    """A dictionary that can also find plays, unlike a printed one."""

    def plays(self, board: Board, tiles: Tiles, most: int) -> Iterator[tuple[tuple[Laid, ...], int]]:
        """Each legal play of at most `most` of these tiles, once, with its points before any bonus."""


@runtime_checkable
class Ranker(Finder, Protocol):
    """A dictionary that finds the top plays without listing all plays."""

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
        """The first play by the order of R-9.4, and some or all of those that score as much and keep as good tiles.

        `bonuses` are indexed by the number of tiles laid. Returns the rank too; plays `below` it are the next best.
        """


@runtime_checkable
class Lister(Lexicon, Protocol):
    """A dictionary that can list its words by length."""

    def words_of(self, length: int) -> Sequence[str]:
        """Every word of this length, in alphabetical order."""
