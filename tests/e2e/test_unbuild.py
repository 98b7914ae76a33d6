"""Taking a finished board down: two at one screen, and against a bot."""

from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import begin
from tests.rulebooks.table import across, down
from tilewright.core.board import Board


def board_with(*words: Any) -> dict[str, Any]:
    board: dict[str, Any] = msgspec.to_builtins(Board.empty().lay(tuple(one for word in words for one in word)))
    return board


def open_unbuild(opens: Opens, places: list[dict[str, Any]], board: dict[str, Any], **screen: Any) -> Page:
    page = opens("/", **screen)
    game = begin(page, {"kind": "unbuild", "places": places, "rules": {"board": board}})
    page.goto(f"/game/{game}")
    page.get_by_role("grid").wait_for()
    return page


def choose(page: Page, *squares: str) -> None:
    for square in squares:
        page.get_by_role("gridcell", name=f"{square},").click()


def test_two_take_a_board_down_to_the_end(opens: Opens) -> None:
    both = [{"mine": True, "name": "Ann"}, {"mine": True, "name": "Ben"}]
    page = open_unbuild(opens, both, board_with(across(8, 6, "HORN"), down(6, 8, "FA.M")))
    assert not violations(page)
    take = page.get_by_role("button", name="Take")
    expect(take).to_be_disabled()
    choose(page, "H6", "H7")  # H and O: RN would be left, which is no word
    expect(page.get_by_text("Leaves RN")).to_be_visible()
    before = take.bounding_box()
    take.click()
    refusal = page.locator(".refused")
    expect(refusal).to_contain_text("RN")
    expect(page.get_by_role("link", name="Why?")).to_be_visible()
    assert take.bounding_box() == before, "a message moves no button"
    page.get_by_role("button", name="Clear").click()
    expect(refusal).to_have_count(0)
    choose(page, "H6", "H7", "H9")  # HORN goes but for the R of FARM
    expect(take).to_have_text("Take 6")
    take.click()
    expect(page.get_by_text("4 tiles left")).to_be_visible()
    choose(page, "F8", "G8", "H8", "I8")
    take.click()
    expect(page.get_by_role("heading", name="Ben wins with 9 points")).to_be_visible()
    assert not violations(page)
    played = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/game/" in url and url != played)
    expect(page.get_by_text("tiles left")).to_be_visible()


def test_a_phone_against_a_bot_by_keyboard(opens: Opens) -> None:
    places: list[dict[str, Any]] = [{"mine": True, "name": "Ann"}, {"bot": "greedy"}]
    page = open_unbuild(opens, places, board_with(across(8, 7, "HORNS")), width=360, height=740)
    page.get_by_role("gridcell", name="H8,").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", " "):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell", name="H11, S, 1 point, chosen")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)


def test_the_winner_is_told_so(opens: Opens) -> None:
    places: list[dict[str, Any]] = [{"mine": True, "name": "Ann"}, {"bot": "greedy"}]
    page = open_unbuild(opens, places, board_with(across(8, 8, "AT")), width=360, height=740, has_touch=True)
    choose(page, "H8", "H9")
    page.get_by_role("button", name="Take 2").tap()
    expect(page.get_by_role("heading", name="You win with 2 points")).to_be_visible()
