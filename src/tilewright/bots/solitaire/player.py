"""A bot for solitaire with all tiles face up, which plays the best line that the solver found."""

from tilewright.bots.bot import Budget
from tilewright.bots.solitaire.solver import SolitaireLine, solve
from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Action, Finish, Place
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.plain_moves import PlainPlay

MOST_REMEMBERED = 256


class SolitairePlayer:
    """Thinks again before every play, and remembers its plan: from a position it has planned for, it
    leaves the plan only for a better one.
    """

    def __init__(self, words: WordGraph) -> None:
        self.words = words
        self._plans: dict[tuple[Board, Tiles], tuple[PlainPlay, ...]] = {}

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:
        """The next play of the best line, or the end of the game if there is none. All tiles must be face up."""
        if not view.rules.is_face_up:
            raise ValueError("the solitaire player plays with all tiles face up only")
        board, tiles = view.board, view.racks[view.turn]
        plan = self._plans.pop((board, tiles), ())
        found = self._thought(view, tiles, kit, budget)
        if found.total > sum(play.points for play in plan):
            plan = found.plays
        if not plan:
            return Finish()
        self._remember(board, tiles, plan)
        return Place(plan[0].laid)

    def _thought(self, view: View, tiles: Tiles, kit: Kit, budget: Budget) -> SolitaireLine:
        seed = int(kit.dice.commitment[:15], 16)
        return solve(view.board, tiles, self.words, budget, rules=view.rules, seed=seed)

    def _remember(self, board: Board, tiles: Tiles, plan: tuple[PlainPlay, ...]) -> None:
        laid = plan[0].laid
        if len(self._plans) >= MOST_REMEMBERED:
            self._plans.pop(next(iter(self._plans)))
        self._plans[board.lay(laid), tiles.take(faces_of(laid))] = plan[1:]
