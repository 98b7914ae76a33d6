"""How large the numbers, texts and lists in rules may be."""

from tilewright.core.bounds import LAYOUT, Bounds, NumberBound, under
from tilewright.games.crossword.bounds import LONGEST_RACK, MOST_SEATS, SEATS

TILES_A_TURN = 2

BOUNDS: Bounds = {
    **under("board", LAYOUT),  # a printed board is a picture too
    **SEATS,
    "rack_size": NumberBound(TILES_A_TURN, LONGEST_RACK),
    "chips": NumberBound(1, 1_000),
    "first_player.seat": NumberBound(0, MOST_SEATS - 1),
}
