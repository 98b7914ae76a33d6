"""A game of Bingo told in a line: who has which card, and which tiles come."""

from typing import Any

from tests.rulebooks.common import refusal_of
from tests.rulebooks.table import LoadedDice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.bingo import actions as a, events as e
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.testing.bingo import SEVENS

NAMES = ("Ann", "Ben", "Cid", "Dee")
TRAINER, STRANGE = "TRAINER", "STRANGE"
CARD = (TRAINER, STRANGE)
BY_HAND = Rules(calling=ByPerson(0, names_tiles=True))


class Table:
    """Tiles come as told; without cards they are still to be written."""

    def __init__(
        self,
        *cards: tuple[str, ...],
        rules: Rules | None = None,
        coming: str = "",
        seats: int = 0,
        words: Lexicon = SEVENS,
    ) -> None:
        rules = rules or Rules()
        self.kit = Kit(words, LoadedDice(*coming))
        seats = seats or len(cards) + (rules.neutral is not None)
        self.told: list[e.Event] = list(BINGO.start(rules, NAMES[:seats], self.kit))
        self.state: State = BINGO.evolve(None, self.told[0])
        for seat, words_of_card in zip(self.state.holders, cards, strict=False):
            self.do(a.Write(words_of_card), seat)

    def do(self, action: a.Action, by: int = 0) -> tuple[e.Event, ...]:
        told, self.state = BINGO.advance(self.state, by, action, self.kit)
        self.told += told
        return told

    def call(self, tiles: str) -> None:
        """Each in turn, named by the caller."""
        for tile in tiles:
            self.do(a.Call(tile), self.state.caller or 0)

    def strike(self, letters: str, by: int = 0) -> None:
        for letter in letters:
            card = self.state.cards[by]
            assert card is not None
            place = card.open_place(letter)
            assert place is not None, f"no {letter} is left on {card}"
            self.do(a.Strike(place), by)

    def refuses(self, action: a.Action, by: int = 0, *, rule: str = "R-11.2") -> Refused:
        return refusal_of(lambda: self.do(action, by), self, rule)

    def struck(self, seat: int = 0) -> Any:
        """The card with dots for what is struck."""
        card = self.state.cards[seat]
        return card and card.shown

    @property
    def end(self) -> e.Ended:
        assert self.state.end is not None, "the game goes on"
        return self.state.end
