"""Boards and tiles as SVG, in the colours of the editions. The page's colours are generated from the same palettes."""

from tilewright.drawing.board import board_svg
from tilewright.drawing.palette import PALETTES, Palette

__all__ = ["PALETTES", "Palette", "board_svg"]
