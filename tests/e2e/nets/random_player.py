"""A random player at a page: it plays whole games by touch and by keyboard, has whims on the way, and looks after each.

What it means to do is what a bot would; how it does it, and what else it touches, is left to chance.
"""

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from tests.e2e.nets.page_faults import NOTHING, Complaints, Wanted, faults_of
from tests.e2e.nets.page_truth import untruths
from tests.e2e.people import seen
from tests.e2e.playing import square

SECONDS = 15.0  # within which the page is right again, or does what it was asked for
KEYS = (
    "Escape",
    "Space",
    "Backspace",
    "ArrowUp",
    "ArrowLeft",
    "ArrowRight",
    "Tab",
    "Enter",
    "a",
    "e",
    "s",
    "q",
    "/",
    "?",
)
#: What a whim does not touch: what ends the game or leaves it, and what a turn is for.
LEFT_ALONE = re.compile(
    "resign|leave|end|pass|again|home|let it stand|done|take|bingo|ready|next|hold|deal|hand in|call|print|show my|"
    "undo|agree|decline|full screen",
    re.IGNORECASE,
)
#: All that is to be read, but for clocks, which go on by themselves.
_SIGNATURE = "() => location.pathname + document.body.innerText.replace(/\\d+:\\d\\d/g, '')"


class Seated(NamedTuple):
    """A page at a game, and the seats that are played from there."""

    page: Page
    game: str
    seats: tuple[int, ...]
    complaints: Complaints
    rng: Random

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return seen(self.page, self.game, self.seats[0] if seat is None else seat)


def check(seated: Seated, step: str, wanted: Callable[[Page, dict[str, Any]], Wanted] = lambda *_: NOTHING) -> None:
    """Nothing is wrong with the page after this step. What is wrong for a moment only, while it changes, is not."""
    deadline = time.monotonic() + SECONDS
    while True:
        page = seated.page
        wrong = [*faults_of(page, wanted(page, seated.view())), *untruths(page, seated.game, seated.seats)]
        if not page.url.endswith(f"/game/{seated.game}"):
            wrong.append(f"it has gone to {page.url}")
        if not wrong or time.monotonic() > deadline:
            break
        page.wait_for_timeout(150)
    wrong += seated.complaints.taken()
    assert not wrong, f"after {step}: " + "; ".join(wrong)


def press_main(seated: Seated, *, by_key: bool = False) -> None:
    """The main action, which must do something: play, or say why not."""
    page, before = seated.page, seated.page.evaluate(_SIGNATURE)
    main = page.locator("[data-main]:enabled").first
    main.wait_for()
    label = main.inner_text()
    if by_key:
        main.focus()
        page.keyboard.press("Enter")
    else:
        main.tap()
    deadline = time.monotonic() + SECONDS
    while page.evaluate(_SIGNATURE) == before:
        assert time.monotonic() < deadline, f"“{label}” does nothing"
        page.wait_for_timeout(50)


def put_back(page: Page) -> None:
    """Close what is open, and take back what lies on the board."""
    for _ in range(4):
        page.keyboard.press("Escape")
        if not page.locator("[role=dialog]:visible").count() and not lying(page).count():
            return
        page.wait_for_timeout(100)


def lying(page: Page) -> Locator:
    return page.get_by_role("gridcell", name="tentative")


def have_a_whim(seated: Seated) -> str:
    """Do something that nobody would need to do; what it was."""
    whim = seated.rng.choice(
        (_press_a_button, _press_a_button, _lay_a_tile, _lay_a_tile, _press_a_key, _turn_it, _reload)
    )
    return whim(seated)


def _press_a_button(seated: Seated) -> str:
    page = seated.page
    buttons = page.locator("button:visible:enabled:not([data-main]):not([role=option]):not([role=grid] *)")
    names = [(place, one.get_attribute("aria-label") or one.inner_text()) for place, one in enumerate(buttons.all())]
    harmless = [(place, name) for place, name in names if not LEFT_ALONE.search(name)]
    if not harmless:
        return "nothing"
    place, name = seated.rng.choice(harmless)
    buttons.nth(place).tap()
    if page.locator("[role=dialog]:visible").count():
        check(seated, f"“{name}”")
        page.go_back() if seated.rng.random() < 0.5 else page.keyboard.press("Escape")
        page.locator("[role=dialog]:visible").wait_for(state="hidden")
        return f"closing what “{name}” opened"
    return f"“{name}”"


def _lay_a_tile(seated: Seated) -> str:
    """Any tile of the rack on any square: often it is refused, and always it can be taken back."""
    page, rng = seated.page, seated.rng
    tiles = page.locator("[data-rack] [role=option]:visible")
    if not tiles.count():
        return "nothing"
    tiles.nth(rng.randrange(tiles.count())).tap()
    row, col = rng.randint(1, 15), rng.randint(1, 15)
    square(page, row, col).tap()
    if page.locator("[role=dialog]:visible").count():  # a blank wants a letter
        page.get_by_role("dialog").get_by_role("button", name="S", exact=True).tap()
    return f"laying a tile on {row},{col}"


def _press_a_key(seated: Seated) -> str:
    key = seated.rng.choice(KEYS)
    seated.page.keyboard.press(key)
    return f"the key {key}"


def _turn_it(seated: Seated) -> str:
    """A phone is held across, and upright again."""
    page, size = seated.page, seated.page.viewport_size
    assert size
    page.set_viewport_size({"width": size["height"], "height": size["width"]})
    check(seated, "turning the screen", lambda *_: Wanted(home=False))  # a curtain has none
    page.set_viewport_size(size)
    return "turning the screen back"


def _reload(seated: Seated) -> str:
    seated.page.reload()
    seated.page.locator("h1").first.wait_for(state="attached")
    return "a reload"
