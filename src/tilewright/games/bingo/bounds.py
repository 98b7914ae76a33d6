"""How large the numbers, texts and lists in rules may be."""

from tilewright.core.bounds import TILESET, Bounds, NumberBound, under

MOST_SEATS = 100

BOUNDS: Bounds = {
    **under("tileset", TILESET),
    "calling.seat": NumberBound(0, MOST_SEATS - 1),
    "seats.0": NumberBound(1, MOST_SEATS),
    "seats.1": NumberBound(1, MOST_SEATS),
}
