"""The game tree of Unbuild: what a position is worth to the searcher, some turns deep, by alpha-beta."""

from collections.abc import Callable
from typing import NamedTuple

from tilewright.core.board import EMPTY
from tilewright.core.errors import TilewrightError
from tilewright.core.tileset import TileSet, values
from tilewright.games.unbuild.quarry import Places, Quarry

WIDTH = 12  # the best-scoring removals that are searched, except in the first turn, where all are
_ENDLESS = 1 << 30


class Spent(TilewrightError):
    """The budget is used up."""


class TreeMove(NamedTuple):
    points: int
    places: Places


class Tree:
    """Worth is the searcher's final margin, on average over the others, who all play against it.

    Player 0 searches, and the others follow in order. With one opponent this is the exact worth.
    """

    def __init__(self, quarry: Quarry, tileset: TileSet, players: int, pay: Callable[[], None]) -> None:
        self.is_read_out = True  # no line was cut off since the last search from the root
        self._quarry, self._value, self._pay = quarry, values(tileset), pay
        self._players = players
        self._weight = (max(1, players - 1), *(-1 for _ in range(1, players)))
        self._moves: dict[str, list[TreeMove]] = {}
        self._known: dict[tuple[str, int, int], tuple[int, int]] = {}

    def found(self, cells: str) -> list[TreeMove]:
        """All removals, the highest-scoring first."""
        moves = self._moves.get(cells)
        if moves is None:
            if self._moves:
                self._pay()  # the position asked about is free
            value = self._value
            moves = [
                TreeMove(sum([value[cells[place]] for place in places]), places)
                for places in self._quarry.removals(cells)
            ]
            moves.sort(key=lambda move: (-move.points, len(move.places), move.places))
            self._moves[cells] = moves
        return moves

    def worth_of(self, cells: str, move: TreeMove, depth: int, low: int | None) -> int:
        """The worth of a removal by the searcher, some turns deep; results up to `low` need not be exact."""
        if low is None:  # the first of a new search from the root
            self._known.clear()
            self.is_read_out = True
        gain = self._weight[0] * move.points
        after = 1 % self._players
        least = -_ENDLESS if low is None else low
        return gain + self._worth(_without(cells, move.places), after, depth - 1, least - gain, _ENDLESS)

    def _worth(self, cells: str, who: int, depth: int, low: int, high: int) -> int:
        least, most = self._known.get((cells, who, depth), (-_ENDLESS, _ENDLESS))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if not depth:
            self.is_read_out = False
            return 0
        moves = self.found(cells)
        if not moves:
            return 0
        self.is_read_out = self.is_read_out and len(moves) <= WIDTH
        best = self._best(cells, moves[:WIDTH], who, depth, low, high)
        bounds = (best, _ENDLESS) if best >= high else (-_ENDLESS, best) if best <= low else (best, best)
        self._known[cells, who, depth] = bounds
        return best

    def _best(self, cells: str, moves: list[TreeMove], who: int, depth: int, low: int, high: int) -> int:
        """The searcher takes what is worth most, the others what is worth least."""
        after, weight = (who + 1) % self._players, self._weight[who]
        best = _ENDLESS if who else -_ENDLESS
        for move in moves:
            gain = weight * move.points
            worth = gain + self._worth(_without(cells, move.places), after, depth - 1, low - gain, high - gain)
            if who:
                best = min(best, worth)
                high = min(high, best)
            else:
                best = max(best, worth)
                low = max(low, best)
            if low >= high:
                break
        return best


def _without(cells: str, places: Places) -> str:
    left = list(cells)
    for place in places:
        left[place] = EMPTY
    return "".join(left)
