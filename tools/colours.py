"""Writes ui/src/style/boards.css from the palettes, so that page and library draw in the same colours.

`make types` runs it.
"""

from collections.abc import Iterator
from pathlib import Path

from tilewright.drawing.palette import (
    CLASSIC,
    CLASSIC_DARK,
    HIGH_CONTRAST,
    HIGH_CONTRAST_DARK,
    MODERN,
    MODERN_DARK,
    Palette,
)

FILE = Path(__file__).resolve().parents[1] / "ui/src/style/boards.css"

HEAD = """\
/* The colours of the boards: fill and mark of the premium squares, the plain square and the grid.
   Generated from src/tilewright/drawing/palette.py by `make types`; do not edit by hand. */
"""
TWICE = "/* Twice the attribute, so that it wins over mode and theme together. */\n"

#: In the order of the cascade: what comes later wins.
BLOCKS = (
    ("", ":root,\n[data-theme='classic'],\n[data-mode='light']", CLASSIC),
    ("", "[data-theme='modern']", MODERN),
    ("", "[data-mode='dark']", CLASSIC_DARK),
    ("", "[data-mode='dark'][data-theme='modern']", MODERN_DARK),
    (TWICE, "[data-contrast='high'][data-contrast='high']", HIGH_CONTRAST),
    ("", "[data-contrast='high'][data-contrast='high'][data-mode='dark']", HIGH_CONTRAST_DARK),
)


def css() -> str:
    blocks = [f"{note}{where} {{\n{''.join(_tokens(palette))}}}\n" for note, where, palette in BLOCKS]
    return "\n".join([HEAD, *blocks])


def _tokens(palette: Palette) -> Iterator[str]:
    yield f"  --square-fill: {palette.square};\n"
    yield f"  --grid: {palette.grid};\n"
    for name, paint in (
        ("letter2", palette.double_letter),
        ("letter3", palette.triple_letter),
        ("letter4", palette.quadruple_letter),
        ("word2", palette.double_word),
        ("word3", palette.triple_word),
        ("word4", palette.quadruple_word),
    ):
        yield f"  --{name}: {paint.fill};\n"
        yield f"  --{name}-mark: {paint.mark};\n"


if __name__ == "__main__":
    FILE.write_text(css(), encoding="utf-8")
