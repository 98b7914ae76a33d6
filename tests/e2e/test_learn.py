"""The whole tutorial, in several ways, with what it keeps."""

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens

SHOWN = [
    ("Through a letter", 9),
    ("Two words at once", 25),
    ("Beside a word", 16),
    ("Along the edge", 16),
    ("Letters first, then words", 12),
    ("All seven tiles", 66),
    ("At both ends", 27),
    ("At a right angle", 12),
    ("Three letters, four words", 25),
    ("A hook", 69),
    ("Nine times", 261),
]


def shown_lesson(page: Page, title: str, points: int) -> None:
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name=f"Play {points}", exact=True).click()
    page.get_by_role("heading", name=f"{points} points").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()


def test_the_whole_tutorial(opens: Opens) -> None:
    page = opens("/learn")
    assert not violations(page)
    # The first by keyboard: the cursor begins at the centre, two to the right of where HORN begins.
    page.get_by_role("gridcell", name="H8").focus()
    for key in ("ArrowLeft", "ArrowLeft", *"horn"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="14 points").wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Next", exact=True).click()
    for title, points in SHOWN:
        shown_lesson(page, title, points)
    page.get_by_role("button", name="Challenge", exact=True).click()
    page.get_by_role("heading", name="Your challenge succeeds").wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Next", exact=True).click()
    for tile in ("W", "U"):
        page.get_by_role("option", name=f"{tile},").first.click()
    page.get_by_role("button", name="Exchange 2 tiles").click()
    page.get_by_role("heading", name="2 new tiles").wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Next", exact=True).click()
    shown_lesson(page, "The end", 10)
    page.get_by_role("heading", name="That is the whole game").wait_for()
    page.reload()
    page.get_by_role("heading", name="That is the whole game").wait_for()


def test_another_play_is_counted_and_does_not_pass(opens: Opens) -> None:
    page = opens("/learn", width=360, height=740, color_scheme="dark", has_touch=True)
    page.get_by_role("gridcell", name="H8").tap()
    for tile in "BIT":
        page.get_by_role("option", name=f"{tile},").tap()
    page.get_by_role("button", name="Play 10", exact=True).tap()
    expect(page.get_by_text("BIT there would score 10.").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(page)


CHILDRENS = [
    ("Two tiles per turn", 0),
    ("Letters in order", 0),
    ("Your choice", 0),
    ("A chip", 1),
    ("Two at once", 2),
    ("The missing letter", 1),
]


def in_sight(page: Page, name: str) -> bool:
    page.locator(f"[{name}]").first.wait_for()
    return bool(
        page.evaluate(
            "name => { const { top, bottom } = document.querySelector(`[${name}]`).getBoundingClientRect();"
            " return top >= 0 && bottom <= innerHeight }",
            name,
        )
    )


def test_the_beginners_game_on_the_smallest_phone(opens: Opens) -> None:
    """The rack and the action are on the screen without scrolling, in the lessons of both games."""
    page = opens("/learn", width=320, height=568, has_touch=True)
    assert in_sight(page, "data-rack")
    assert in_sight(page, "data-main")
    page.get_by_role("button", name="Junior, for beginners").tap()
    for title, chips in CHILDRENS:
        page.get_by_role("heading", name=title).wait_for()
        assert in_sight(page, "data-rack")
        assert in_sight(page, "data-main")
        page.get_by_role("button", name="Show me").tap()
        page.get_by_role("button", name="Done", exact=True).tap()
        page.get_by_role("heading", name=f"{chips} chip").wait_for()
        page.get_by_role("button", name="Next", exact=True).tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_role("heading", name="That is the whole game").wait_for()
