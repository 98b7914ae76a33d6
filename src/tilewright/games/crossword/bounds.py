"""How large the numbers, texts and lists in rules may be: more than any rulebook needs, and cheap to play with."""

from tilewright.core.bounds import BONUS, LAYOUT, NAME, TILESET, TIME, Bounds, ItemsBound, NumberBound, under

LONGEST_RACK = 15
MOST_SEATS = 4
SEATS: Bounds = {"seats.0": NumberBound(1, MOST_SEATS), "seats.1": NumberBound(1, MOST_SEATS)}

BOUNDS: Bounds = {
    "edition": NAME,
    **under("layout", LAYOUT),
    **under("tileset", TILESET),
    **SEATS,
    "rack_size": NumberBound(1, LONGEST_RACK),
    **under("bonus", BONUS),
    "checking.wrong.points": NumberBound(0, 1_000),
    "exchanging.closed_at": NumberBound(0, 500),
    "first_player.seat": NumberBound(0, MOST_SEATS - 1),
    "opening.least": NumberBound(2, LONGEST_RACK),
    "ending.passes_each": NumberBound(1, 100),
    "ending.scoreless": NumberBound(1, 1_000),
    "theme.name": NAME,
    "theme.bonus": NumberBound(0, 1_000),
    "clock.limit": TIME,
    "clock.penalty": NumberBound(0, 1_000),
    "word_bonuses": ItemsBound(20),
    "word_bonuses[].words": NAME,
    "word_bonuses[].points": NumberBound(1, 1_000),
}
