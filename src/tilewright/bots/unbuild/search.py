"""The bot that looks ahead: what the others can take next, and what is left then, as deep as the budget allows."""

from time import perf_counter

from tilewright.bots.bot import Budget
from tilewright.bots.unbuild.tree import Spent, Tree, TreeMove
from tilewright.core.board import Board
from tilewright.core.square import Square
from tilewright.games.base import Kit
from tilewright.games.unbuild.actions import Action, Remove
from tilewright.games.unbuild.view import View

DEEPEST = 100  # turns; no board lasts longer


class Searcher:
    """There is no hidden information and no chance, so it solves the game exactly once the end is near."""

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:
        if view.is_over or view.turn != view.seat:
            return None
        tree = Tree(view.quarry(kit.words), view.board.tileset, len(view.in_play), _Purse(budget).pay)
        return _action(view.board, _best(tree, view.board.cells))


class _Purse:
    """What is left of the budget: positions, or else time."""

    def __init__(self, budget: Budget) -> None:
        self._nodes = budget.nodes
        self._until = perf_counter() + budget.seconds

    def pay(self) -> None:
        """Pay for one more position."""
        if self._nodes is None:
            if perf_counter() > self._until:
                raise Spent
        elif self._nodes:
            self._nodes -= 1
        else:
            raise Spent


def _best(tree: Tree, cells: str) -> TreeMove:
    """Iterative deepening, the best so far first, so that there is a good answer whenever the budget runs out."""
    moves = tree.found(cells)
    for depth in range(1, DEEPEST):
        ranked: list[tuple[int, TreeMove]] = []
        try:
            for move in moves:
                low = max((worth for worth, _ in ranked), default=None)
                ranked.append((tree.worth_of(cells, move, depth, low), move))
        except Spent:
            return max(ranked, key=lambda one: one[0], default=(0, moves[0]))[1]
        ranked.sort(key=lambda one: -one[0])
        moves = [move for _, move in ranked]
        if tree.is_read_out:
            break
    return moves[0]


def _action(board: Board, move: TreeMove) -> Remove:
    width = board.layout.width
    return Remove(tuple(Square(place // width + 1, place % width + 1) for place in move.places))
