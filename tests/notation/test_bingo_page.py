"""Bingo cards on paper."""

import re
from xml.etree import ElementTree as ET

from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.bingo.card import Card
from tilewright.notation.bingo_page import BLANK_CARD, CARDS_A_PAGE, bingo_page

CARD = Card(("TRAINER", "STRANGE"), struck=(0, 8))


def sheets(page: str) -> list[ET.Element]:
    """Each sheet of paper, which is a drawing by itself."""
    found = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    return [ET.fromstring(sheet) for sheet in found]


def written(sheet: ET.Element) -> str:
    """The letters of the tiles, in their order."""
    texts = [text.text or "" for text in sheet.iter("{http://www.w3.org/2000/svg}text")]
    return "".join(text for text in texts if len(text) == 1 and text.isalpha())


def test_cards_come_ten_a_page_and_the_callers_sheet_last() -> None:
    """R-11.1"""
    page = bingo_page([("Ann", CARD)] * (CARDS_A_PAGE + 1))
    assert [ET.tostring(sheet).count(b'"card"') for sheet in sheets(page)] == [CARDS_A_PAGE, 1, 0]
    assert len(sheets(bingo_page([("Ann", CARD)], callers_sheet=False))) == 1


def test_letters_are_struck_where_the_card_says() -> None:
    """R-11.2"""
    page = bingo_page([("Ann", CARD)], callers_sheet=False)
    assert written(sheets(page)[0]) == "TRAINERSTRANGE"
    assert page.count('"struck"') == 2


def test_a_card_to_write_on_is_empty() -> None:
    """R-11.1"""
    page = bingo_page([("", BLANK_CARD)], callers_sheet=False)
    assert written(sheets(page)[0]) == ""
    assert page.count("scale(") == 14


def test_the_caller_has_a_box_for_each_tile() -> None:
    """R-11.2"""
    assert bingo_page([]).count('class="box"') == len(STANDARD_TILES.bag())


def test_a_name_cannot_break_the_page() -> None:
    page = bingo_page([("<script>alert(1)</script>", CARD)])
    assert "<script" not in page
