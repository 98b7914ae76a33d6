"""Exchanging tiles: when it is allowed, and which tiles to exchange (R-2.13, R-7.3)."""

from tilewright.bots.crossword.keeping import Worth, parts_of
from tilewright.bots.crossword.levels import LeaveSense
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.view import View

PATIENCE = 3  # exchanges per seat in a row without a score; then a bot that finds nothing passes
RELUCTANCE = 10  # points by which an exchange must be better, for levels that value tiles roughly


def may_exchange(view: View) -> bool:
    """Whether the rules allow the seat to exchange a tile now."""
    return view.exchange_is_open and not view.rules.is_face_up and not view.jacks


def exchange_for(view: View, rack: Tiles, keeping: LeaveSense, worth: Worth) -> tuple[str, float]:
    """The tiles to exchange, and what those kept are worth, less the cost of the turn."""
    if keeping is LeaveSense.POINTS:
        return _dearest(view, rack), float("-inf")
    kept, value = _best_kept(rack, view.in_bag, worth)
    return rack.take(kept).faces, value - (RELUCTANCE if keeping is LeaveSense.BALANCE else 0)


def _dearest(view: View, rack: Tiles) -> str:
    """A new rack, or as much of one as the bag has; the tiles that are hardest to play go first."""
    by_value = sorted(rack, key=lambda face: (-view.rules.tileset.value(face), face))
    return "".join(by_value[: view.in_bag])


def _best_kept(rack: Tiles, in_bag: int, worth: Worth) -> tuple[str, float]:
    best = max(sorted(parts_of(rack, max(0, len(rack) - in_bag))), key=worth)
    return best, worth(best)
