"""What can be played with some tiles: one after the other, each on a square that is open when its turn comes."""

from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.bounds import TILES_A_TURN

Play = tuple[Laid, ...]


def plays(board: JuniorBoard, rack: Tiles) -> list[Play]:
    """Every play that the rules allow: of two tiles, or where that cannot be, of one (R-12.3)."""
    longest: list[Play] = [()]
    for _ in range(TILES_A_TURN):
        longer = [(*play, one) for play in longest for one in _next_tiles(board, rack, play)]
        if not longer:
            break
        longest = longer
    return [play for play in longest if play]


def first_play(board: JuniorBoard, rack: Tiles, play: Play = ()) -> Play:
    """One of the longest plays there are, found quickly; nothing if there is none."""
    best = play
    for one in board.open_to(rack) if len(play) < TILES_A_TURN else ():
        found = first_play(board.lay(one), rack.take(one.tile), (*play, one))
        if len(found) == TILES_A_TURN:
            return found
        best = max(best, found, key=len)
    return best


def _next_tiles(board: JuniorBoard, rack: Tiles, play: Play) -> tuple[Laid, ...]:
    for one in play:
        board, rack = board.lay(one), rack.take(one.tile)
    return board.open_to(rack)
