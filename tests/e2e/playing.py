"""Hands for the browser tests: tiles laid with the mouse, by keyboard, by tapping, and by dragging a finger."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from tilewright.core.square import Laid

ABOVE_THE_FINGER = 56
Lay = Callable[[Page, Sequence[Laid]], None]


def option(inside: Page | Locator, name: str) -> Locator:
    """One of several options side by side, as people see and tap it: its radio button is drawn by the page."""
    page = inside.page if isinstance(inside, Locator) else inside
    return inside.locator("label", has=page.get_by_role("radio", name=name, exact=True))


def square(page: Page, row: int, col: int) -> Locator:
    return page.locator(f'[data-square="{row},{col}"]')


def rack_tile(page: Page, tile: str) -> Locator:
    """The first tile on the rack that can be laid as this; in lower case that is a blank."""
    name = "Blank" if tile.islower() else f"{tile}, "
    return page.get_by_role("listbox").get_by_role("option", name=name).first


def name_the_blank(page: Page, tile: str) -> None:
    if tile.islower():
        page.get_by_role("dialog").get_by_role("button", name=tile.upper(), exact=True).click()


def tiles_out(page: Page) -> int:
    return page.get_by_role("gridcell", name="tentative").count()


def lay_by_mouse(page: Page, laid: Sequence[Laid]) -> None:
    for one in laid:
        x, y = middle(_resting(rack_tile(page, one.tile)))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*middle(square(page, one.row, one.col)), steps=3)
        page.mouse.up()
        name_the_blank(page, one.tile)
        expect(square(page, one.row, one.col)).to_have_accessible_name(_lies(one))


def lay_by_keyboard(page: Page, laid: Sequence[Laid]) -> None:
    """From wherever the focus is: Tab until the board has it, arrows to the first square, then the letters."""
    for _ in range(60):
        if page.locator('[role="gridcell"]:focus').count():
            break
        page.keyboard.press("Tab")
    first = laid[0]
    page.keyboard.press("ArrowLeft")  # from now on the cursor is shown
    go_to(page, first.row, first.col)
    down = "down" in (page.locator(".cursor").get_attribute("class") or "").split()
    if (len({one.row for one in laid}) > 1) is not down:
        page.keyboard.press("Space")
    for one in laid:
        page.keyboard.press(f"Shift+{one.tile.upper()}" if one.tile.islower() else one.tile.lower())
        expect(square(page, one.row, one.col)).to_have_accessible_name(_lies(one))


def go_to(page: Page, row: int, col: int) -> None:
    """With the arrow keys, from the square of the board that has the focus."""
    from_row, from_col = _focused(page)
    _press(page, "ArrowDown" if row > from_row else "ArrowUp", abs(row - from_row))
    _press(page, "ArrowRight" if col > from_col else "ArrowLeft", abs(col - from_col))


def lay_by_tapping(page: Page, laid: Sequence[Laid]) -> None:
    """A tile, then its square; the next tile may follow by itself, so it is taken where it belongs."""
    for one in laid:
        square(page, one.row, one.col).tap()
        rack_tile(page, one.tile).tap()
        name_the_blank(page, one.tile)
        expect(square(page, one.row, one.col)).to_have_accessible_name(_lies(one))


def lay_by_dragging(page: Page, laid: Sequence[Laid]) -> None:
    """The tile floats above the finger, so the finger ends below the square."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    for one in laid:
        x, y = middle(_resting(rack_tile(page, one.tile)))
        to_x, to_y = middle(square(page, one.row, one.col))
        touch("touchStart", (x, y))
        for step in range(1, 7):
            touch("touchMove", (x + (to_x - x) * step / 6, y + (to_y + ABOVE_THE_FINGER - y) * step / 6))
        touch("touchEnd")
        name_the_blank(page, one.tile)
        expect(square(page, one.row, one.col)).to_have_accessible_name(_lies(one))


def _lies(one: Laid) -> re.Pattern[str]:
    return re.compile(rf"{one.letter}, .*tentative")


def _resting(tile: Locator) -> Locator:
    """Once it lies still and nothing is before it: others may just be moving up on the rack."""
    tile.click(trial=True)
    return tile


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _focused(page: Page) -> tuple[int, int]:
    place = page.locator('[role="gridcell"]:focus').get_attribute("data-square") or "8,8"
    row, col = map(int, place.split(","))
    return row, col


def _press(page: Page, key: str, times: int) -> None:
    for _ in range(times):
        page.keyboard.press(key)
