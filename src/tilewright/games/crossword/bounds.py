"""How large the numbers, texts and lists in rules may be: more than any rulebook needs, and cheap to play with."""

from tilewright.core.bounds import BONUS, LAYOUT, NAME, TILESET, TIME, Bounds, Number, under

LONGEST_RACK = 15
MOST_SEATS = 4
SEATS: Bounds = {"seats.0": Number(1, MOST_SEATS), "seats.1": Number(1, MOST_SEATS)}

BOUNDS: Bounds = {
    "edition": NAME,
    **under("layout", LAYOUT),
    **under("tileset", TILESET),
    **SEATS,
    "rack_size": Number(1, LONGEST_RACK),
    **under("bonus", BONUS),
    "checking.wrong.points": Number(0, 1_000),
    "exchanging.closed_at": Number(0, 500),
    "first_player.seat": Number(0, MOST_SEATS - 1),
    "opening.least": Number(2, LONGEST_RACK),
    "ending.passes_each": Number(1, 100),
    "ending.scoreless": Number(1, 1_000),
    "theme.name": NAME,
    "theme.bonus": Number(0, 1_000),
    "clock.limit": TIME,
    "clock.penalty": Number(0, 1_000),
}
