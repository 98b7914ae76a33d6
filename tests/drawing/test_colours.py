"""The page has the colours of the palettes and the looks of the rulebooks, and both files are up to date."""

import re

import pytest

from tilewright.drawing.palette import HIGH_CONTRAST, HIGH_CONTRAST_DARK, PALETTES
from tools import editions
from tools.colours import BLOCKS, FILE, css


def test_the_style_sheet_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == css(), "`make types` writes it anew"


def test_the_looks_of_the_rulebooks_are_up_to_date() -> None:
    assert editions.FILE.read_text(encoding="utf-8") == editions.typescript(), "`make types` writes it anew"


def test_every_palette_is_on_the_page() -> None:
    assert {palette.name for _, _, palette in BLOCKS} == {palette.name for palette in (*PALETTES, HIGH_CONTRAST_DARK)}


@pytest.mark.parametrize("palette", PALETTES, ids=[palette.name for palette in PALETTES])
def test_every_colour_of_a_premium_square_is_in_its_block(palette: object) -> None:
    where = next(where for _, where, of in BLOCKS if of is palette)
    block = css().split(f"{where} {{\n")[1].split("}")[0]
    names = re.findall(r"--([a-z0-9-]+): #[0-9a-f]{6};", block)
    assert len(names) == len(set(names)) == 14
    for name in ("double_letter", "triple_letter", "quadruple_letter", "double_word", "triple_word", "quadruple_word"):
        paint = getattr(palette, name)
        assert f": {paint.fill};" in block
        assert f"-mark: {paint.mark};" in block


def test_in_the_dark_high_contrast_turns_the_plain_squares_alone() -> None:
    assert (HIGH_CONTRAST_DARK.square, HIGH_CONTRAST_DARK.grid) == (HIGH_CONTRAST.grid, HIGH_CONTRAST.square)
    assert HIGH_CONTRAST_DARK.double_word == HIGH_CONTRAST.double_word
