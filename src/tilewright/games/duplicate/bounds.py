"""How large the numbers, texts and lists in rules may be: more than any club needs, and cheap to play with."""

from tilewright.core.bounds import BONUS, DAY, LAYOUT, TILESET, TIME, Bounds, ItemsBound, NumberBound, TextBound, under
from tilewright.games.duplicate.slots import MOST_SEATS

LONGEST_RACK = 15
MOST_RACKS = 500  # as many as a set has tiles
LONGEST_LINE = 21

SLIP: Bounds = {
    "word": TextBound(LONGEST_LINE),
    "row": NumberBound(1, LONGEST_LINE),
    "col": NumberBound(1, LONGEST_LINE),
    "score": NumberBound(0, 100_000),
}
BOUNDS: Bounds = {
    **under("layout", LAYOUT),
    **under("tileset", TILESET),
    "rack_size": NumberBound(1, LONGEST_RACK),
    **under("bonus", BONUS),
    "arbitrator.seat": NumberBound(0, MOST_SEATS - 1),
    "limit": TIME,
    "pause": NumberBound(0, DAY, time=True),
    "penalty": NumberBound(0, 1_000),
    "solo_bonus": NumberBound(0, 1_000),
    "least": ItemsBound(20),
    "least[].0": NumberBound(1, MOST_RACKS),
    "least[].1": NumberBound(0, LONGEST_RACK),
    "least[].2": NumberBound(0, LONGEST_RACK),
    "prepared": ItemsBound(MOST_RACKS),
    "prepared[].rack": TextBound(LONGEST_RACK),
    **under("prepared[].play", SLIP),
}
