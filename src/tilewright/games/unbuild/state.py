"""Where a game stands."""

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.lexicon import Lexicon
from tilewright.games import seating
from tilewright.games.unbuild.events import Ended, Removed
from tilewright.games.unbuild.quarry import Quarry
from tilewright.games.unbuild.rules import Rules


class State(Struct, frozen=True):
    rules: Rules
    players: tuple[str, ...]
    board: Board
    scores: tuple[int, ...]
    turn: int
    granted: tuple[str, ...] = ()
    gone: tuple[int, ...] = ()  # seats that have left
    last: Removed | None = None
    end: Ended | None = None

    @property
    def in_play(self) -> list[int]:
        """The seats that have not left."""
        return seating.in_play(self)

    @property
    def is_over(self) -> bool:
        return self.end is not None

    def is_good(self, word: str, words: Lexicon) -> bool:
        """Whether a word may be left: it is in the list, or it stood on the board from the start (R-10.2)."""
        return word in words or word in self.granted

    def quarry(self, words: Lexicon) -> Quarry:
        """What finds removals on this board and all that come of it."""
        return Quarry(self.board, lambda word: self.is_good(word, words), self.rules.most)
