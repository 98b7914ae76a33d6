"""How large the numbers, texts and lists in rules may be."""

from tilewright.core.bounds import LAYOUT, TILESET, Bounds, NumberBound, TextBound, under

MOST_SEATS = 4
LONGEST_REMOVAL = 7

BOUNDS: Bounds = {
    **under("board.layout", LAYOUT),
    **under("board.tileset", TILESET),
    "board.cells": TextBound(21 * 21),
    "most": NumberBound(1, LONGEST_REMOVAL),
    "first": NumberBound(0, MOST_SEATS - 1),
    "seats.0": NumberBound(1, MOST_SEATS),
    "seats.1": NumberBound(1, MOST_SEATS),
}
