"""How large the numbers, texts and lists in rules may be."""

from tilewright.core.bounds import LAYOUT, TILESET, Bounds, Number, Text, under

MOST_SEATS = 4
LONGEST_REMOVAL = 7

BOUNDS: Bounds = {
    **under("board.layout", LAYOUT),
    **under("board.tileset", TILESET),
    "board.cells": Text(21 * 21),
    "most": Number(1, LONGEST_REMOVAL),
    "first": Number(0, MOST_SEATS - 1),
    "seats.0": Number(1, MOST_SEATS),
    "seats.1": Number(1, MOST_SEATS),
}
