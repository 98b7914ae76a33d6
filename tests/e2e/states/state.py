"""What a state is: how it comes about, whose browser shows it, what is done there, and what must be on the screen."""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.nets.page_faults import NOTHING, Wanted
from tests.web.sitter import Guest

Does = Callable[[Page], None]


class Company(NamedTuple):
    """Ines has the browser that is looked at; the others ask over HTTP."""

    ines: Guest
    others: list[Guest]


class State(NamedTuple):
    """`play` brings it about and tells its address; `open` does what is done on the page before it is looked at."""

    play: Callable[[Company], str]
    open: Does | None = None
    wanted: Wanted = NOTHING
    #: Whether Ines has come before, or nobody knows who looks.
    known: bool = True
    #: What is arranged before the page is opened, such as a server that cannot be reached.
    before: Callable[[BrowserContext], None] | None = None
    #: Whether requests fail there, and should.
    fails: bool = False
    #: Widths from which on it is looked at: a screen for the wall is not for phones.
    from_width: int = 0


def at(path: str) -> Callable[[Company], str]:
    return lambda _: path


def then(*steps: Does) -> Does:
    def all_of_them(page: Page) -> None:
        for step in steps:
            step(page)

    return all_of_them


def press(*keys: str) -> Does:
    def pressed(page: Page) -> None:
        for key in keys:
            page.locator("body").press(key)

    return pressed


def click(*names: str) -> Does:
    """Buttons by their names, in the order given; each as a pattern that holds in every language."""

    def clicked(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=re.compile(name)).first.click()

    return clicked


def touch(*selectors: str) -> Does:
    def touched(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return touched


def see(selector: str) -> Does:
    """Wait for it."""

    def seen(page: Page) -> None:
        page.locator(selector).first.wait_for()

    return seen


def confirm(page: Page) -> None:
    """Say yes to the sheet that is open, and to everything in it."""
    page.locator("[role=dialog]").wait_for()
    for box in page.locator("[role=dialog] input[type=checkbox]").all():
        box.check()
    page.locator("[role=dialog]").locator(".foot .button, .actions .button").last.click()


def loaded(page: Page) -> None:
    """Everything that the page asked for at first is there."""
    page.locator("h1").first.wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
