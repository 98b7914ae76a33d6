"""A game of Unbuild on any board, told in a line."""

from msgspec.structs import replace

from tests.rulebooks.common import refusal_of
from tests.rulebooks.table import across, down
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.games.base import Kit
from tilewright.games.unbuild import actions as a, events as e
from tilewright.games.unbuild.kind import UNBUILD
from tilewright.games.unbuild.rules import Rules
from tilewright.lexicons.plain import WordList

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
WORDS = WordList(["HORN", "FARM", "FARMS", "ARM", "FAR", "HO", "FA", "AR", "OR", "STRAINERS", "STRAINER", "RAIN", "AS"])
CROSS = (*across(8, 6, "HORN"), *down(6, 8, "FA"), *down(9, 8, "M"))  # HORN and FARM share the R
LONG = across(8, 4, "STRAINERS")


class Table:
    def __init__(
        self,
        laid: tuple[Laid, ...],
        *,
        words: WordList = WORDS,
        seats: int = 2,
        first: int = 0,
        most: int | None = None,
    ) -> None:
        self.kit = Kit(words, Dice(bytes(32)))
        rules = Rules(Board.empty().lay(laid), first=first)
        if most is not None:
            rules = replace(rules, most=most)
        self.told = list(UNBUILD.start(rules, NAMES[:seats], self.kit))
        self.state = UNBUILD.evolved(None, self.told)

    def do(self, action: a.Action, by: int | None = None) -> tuple[e.Event, ...]:
        told, self.state = UNBUILD.advance(self.state, self.state.turn if by is None else by, action, self.kit)
        self.told += told
        return told

    def take(self, *squares: tuple[int, int], by: int | None = None) -> e.Removed:
        told = self.do(a.Remove(tuple(Square(*square) for square in squares)), by)[0]
        assert isinstance(told, e.Removed)
        return told

    def refuses(self, *squares: tuple[int, int], by: int | None = None) -> Refused:
        return refusal_of(lambda: self.take(*squares, by=by), self)

    @property
    def end(self) -> e.Ended:
        assert self.state.end is not None, "the game goes on"
        return self.state.end
