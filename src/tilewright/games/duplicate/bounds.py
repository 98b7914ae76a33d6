"""How large the numbers, texts and lists in rules may be: more than any club needs, and cheap to play with."""

from tilewright.core.bounds import BONUS, DAY, LAYOUT, TILESET, TIME, Bounds, Items, Number, Text, under
from tilewright.games.duplicate.slots import MOST_SEATS

LONGEST_RACK = 15
MOST_RACKS = 500  # as many as a set has tiles
LONGEST_LINE = 21

SLIP: Bounds = {
    "word": Text(LONGEST_LINE),
    "row": Number(1, LONGEST_LINE),
    "col": Number(1, LONGEST_LINE),
    "score": Number(0, 100_000),
}
BOUNDS: Bounds = {
    **under("layout", LAYOUT),
    **under("tileset", TILESET),
    "rack_size": Number(1, LONGEST_RACK),
    **under("bonus", BONUS),
    "arbitrator.seat": Number(0, MOST_SEATS - 1),
    "limit": TIME,
    "pause": Number(0, DAY, time=True),
    "penalty": Number(0, 1_000),
    "solo_bonus": Number(0, 1_000),
    "least": Items(20),
    "least[].0": Number(1, MOST_RACKS),
    "least[].1": Number(0, LONGEST_RACK),
    "least[].2": Number(0, LONGEST_RACK),
    "prepared": Items(MOST_RACKS),
    "prepared[].rack": Text(LONGEST_RACK),
    **under("prepared[].play", SLIP),
}
