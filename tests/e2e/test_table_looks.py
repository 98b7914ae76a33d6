"""How the table looks and reads: the editions' colours, the accessibility tree, and what axe finds."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import came, seen
from tests.e2e.playing import lay_by_mouse, middle, square
from tests.e2e.tables import SEAT_0_BEGINS, best_play, opened, with_a_play
from tilewright.drawing import PALETTES

KEPT = "tilewright.settings"


def table(opens: Opens, *, settings: str = "{}", width: int = 1440, **proposal: Any) -> tuple[Page, str]:
    page = opens(width=width)
    came(page, "Ines")
    page.evaluate(f"localStorage.setItem('{KEPT}', '{settings}')")
    rules = {"first_player": SEAT_0_BEGINS}
    game = with_a_play(page, lambda: opened(page, {"mine": True}, {"bot": "greedy"}, rules=rules, **proposal)["game"])
    page.goto(f"/game/{game}")
    expect(page.get_by_role("option")).to_have_count(7)
    return page, game


@pytest.mark.parametrize("edition", ["folio", "tile-lock", "large-print", "magnetic"])
def test_each_edition_has_its_colours_and_its_coordinates(opens: Opens, edition: str) -> None:
    page, _ = table(opens, edition=edition)
    choices = page.request.get("/api/choices").json()
    shown = next(one for one in choices["editions"] if one["name"] == edition)
    palette = next(one for one in PALETTES if one.name == shown["palette"])
    colour = "getComputedStyle(document.querySelector('[role=grid]')).getPropertyValue('--{}')"
    for name, token in (("triple_word", "word3"), ("triple_letter", "letter3"), ("double_word", "word2")):
        assert page.evaluate(colour.format(token)).strip().lower() == getattr(palette, name).fill.lower()
    first = "A1, triple word" if shown["rulebook_coordinates"] else "1A, triple word"
    expect(page.locator('[data-square="1,1"]')).to_have_accessible_name(first)
    assert page.locator("[data-print=large]").count() == shown["large_print"]


def test_the_board_is_read_square_by_square(opens: Opens) -> None:
    page, game = table(opens)
    laid = best_play(page, game, 0)
    lay_by_mouse(page, laid)
    grid = page.get_by_role("grid", name="Board, 15 by 15")
    assert grid.get_by_role("row").count() == 15
    assert grid.get_by_role("gridcell").count() == 225
    read = grid.aria_snapshot()
    assert '- gridcell "1D, double letter"' in read
    assert len(re.findall(r'gridcell "\w+, [A-Z], [^"]*tentative"', read)) == len(laid)
    assert grid.locator('[tabindex="0"]').count() == 1
    expect(page.locator("[aria-live=polite]")).to_contain_text(re.compile(r"\d+ points?"))


def test_two_taps_on_a_square_look_closer_and_two_on_neighbours_do_not(opens: Opens) -> None:
    page = opens(width=360, height=740, has_touch=True, is_mobile=True)
    came(page, "Ines")
    page.goto(f"/game/{opened(page, {'mine': True}, {'bot': 'greedy'})['game']}")
    square(page, 8, 8).wait_for()
    here, beside = middle(square(page, 8, 8)), middle(square(page, 8, 9))
    for point in (here, beside, here, beside):
        page.touchscreen.tap(*point)
    close = page.locator(".window.close")
    expect(close).to_have_count(0)
    for _ in range(10):  # on a busy machine the second may come too late
        page.touchscreen.tap(*here)
        if close.count():
            break
    expect(close).to_have_count(1)


@pytest.mark.parametrize(
    ("settings", "width"),
    [
        ("{}", 1440),
        ('{"mode":"dark"}', 360),
        ('{"contrast":"high","print":"large"}', 820),
    ],
)
def test_axe_finds_nothing_at_the_table(opens: Opens, settings: str, width: int) -> None:
    page, game = table(opens, settings=settings, width=width, house=("game-clock",))
    lay_by_mouse(page, best_play(page, game, 0)[:2])
    assert violations(page) == []
    for key in ("Alt+x", "?"):
        page.keyboard.press("Escape")
        page.locator("body").press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
    page.keyboard.press("Escape")


@pytest.mark.parametrize("settings", ["{}", '{"mode":"dark"}', '{"print":"large"}'])
def test_axe_finds_nothing_after_the_game(opens: Opens, settings: str) -> None:
    page, _ = table(opens, settings=settings)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("wins|win,"))).to_be_visible()
    expect(page.get_by_role("region", name="Plays you could have made").locator("[aria-busy]")).to_have_count(0)
    assert violations(page) == []
    icons = [
        page.get_by_role("button", name=name).locator("path").get_attribute("d") for name in ("Picture", "Drawing")
    ]
    assert icons[0] != icons[1]


def test_tiles_are_drawn_from_two_bags_letter_by_letter(opens: Opens) -> None:
    page = opens(width=360, height=740)
    came(page, "Ines")
    rules = {"first_player": SEAT_0_BEGINS}
    game = opened(page, {"mine": True}, {"bot": "greedy"}, rules=rules, house=["double-bag"])["game"]
    page.goto(f"/game/{game}")
    sheet = page.get_by_role("dialog")
    for drawn, bag in enumerate(("vowel", "consonant", "vowel"), start=1):
        sheet.get_by_role("button", name=f"Draw a {bag}").click()
        expect(sheet.get_by_role("list", name="Your rack").get_by_role("listitem")).to_have_count(drawn)
        expect(sheet.get_by_role("heading", name=f"Draw {7 - drawn} tiles")).to_be_visible()
    sheet.get_by_role("button", name="Draw all 4").click()
    expect(page.get_by_role("option")).to_have_count(7)
    faces = seen(page, game, 0)["racks"][0]["faces"]
    assert sum(face in "AEIOU" for face in faces) >= 2
