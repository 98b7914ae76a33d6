"""The best moves of a position by equity under any rules, and where the move that was made stands among all of them."""

from itertools import islice
from typing import NamedTuple

from tilewright.bots.bot import Budget
from tilewright.bots.crossword.keeping import values_of
from tilewright.bots.crossword.levels import level
from tilewright.bots.crossword.turn import TurnContext
from tilewright.core.tiles import BLANK, Tiles
from tilewright.editions.house import EngineSupport, engine_support
from tilewright.engine.static_player import StaticPlayer, Valued
from tilewright.games.base import Kit
from tilewright.games.crossword.bags import unseen_by
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import View, view
from tilewright.lexicons.graph import WordGraph

LOOKED_THROUGH = 2_000  # plays by rules that the native core does not know


class MoveRanking(NamedTuple):
    """The best moves; rank and equity of the move that was made are None if it is not among those looked at."""

    best: tuple[Valued, ...] = ()
    rank: int | None = None
    equity: float | None = None


class MoveRanker:
    """Words, rules, and how many moves to list."""

    def __init__(self, kit: Kit, words: WordGraph, rules: Rules, most: int) -> None:
        self.kit, self.words, self.rules, self.most = kit, words, rules, most
        self.player = StaticPlayer(words, rules, values_of(words))

    def ranked(self, state: State, seat: int, made: Valued, rack: Tiles | None = None) -> MoveRanking:
        """For a seat that holds this rack, or its own."""
        held = state.racks[seat] if rack is None else rack
        if self.rules.is_face_up:
            return MoveRanking()  # all tiles are no rack
        support = engine_support(self.rules, opened=not state.jacks)
        spelt = set(held.faces) <= {BLANK, *self.words.alphabet.letters}
        if support < EngineSupport.MOVES or not spelt:
            return self._by_the_rules(view(state, seat), made)
        others = None if state.in_bag else unseen_by(state, seat)
        best, rank, equity = self.player.placed(state.board, held, state.in_bag, others, made, self.most)
        return MoveRanking(tuple(best), rank, equity)

    def _by_the_rules(self, view: View, made: Valued) -> MoveRanking:
        """The same in Python, for house rules that the native core does not know: plays alone."""
        context = TurnContext(level("hugo"), view, self.kit, Budget())
        plays = [
            Valued(one.laid(context.known), Tiles(), one.play.points, one.value)
            for one in islice(context.plays(), LOOKED_THROUGH)
        ]
        equity = next((one.equity for one in plays if one.does_as(made)), None)
        rank = None if equity is None else 1 + sum(one.equity > equity for one in plays)
        return MoveRanking(tuple(plays[: self.most]), rank, equity)
