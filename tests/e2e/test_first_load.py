"""What it takes before somebody can play: little script, no long task, nothing that jumps."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Opens
from tests.e2e.nets.loading import AWAITED, load_of
from tests.e2e.people import begin
from tests.e2e.states.catalogue import STATES
from tests.web.hosting import Hosted

MOST_SCRIPT = 150_000  # bytes, packed
MOST_SHIFT = 0.05
BOTS = {"crossword": "alba", "duplicate": "casual", "junior": "simple"}
#: How many squares come at once, on a phone where nothing takes less than twenty milliseconds.
DRAWN = """
  const now_ = performance.now.bind(performance)
  let late_ = 0
  performance.now = () => now_() + (late_ += 20)
  window.drawn_ = []
  new MutationObserver(() => {
    const before = drawn_.reduce((sum, one) => sum + one, 0)
    const now = document.querySelectorAll('[role=gridcell]').length
    if (now > before) drawn_.push(now - before)
  }).observe(document, { childList: true, subtree: true })
"""
MOST_FILES = 8  # each is a way to the server and back; two hold the sentences, and come once the table stands


def scripts_of(page: Page, path: str) -> list[int]:
    """The sizes as they were sent, heads and all, to a browser that has nothing yet."""
    sizes: dict[str, Any] = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda told: sizes.setdefault(told["requestId"], [told["type"]]))
    session.on("Network.loadingFinished", lambda told: sizes[told["requestId"]].append(told["encodedDataLength"]))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return [size for kind, *loaded in sizes.values() if kind == "Script" for size in loaded]


@pytest.mark.parametrize("kind", ["crossword", "duplicate", None])
def test_the_first_page_is_there_after_little_script(opens: Opens, kind: str | None) -> None:
    page = opens("/gallery", service_workers="block")
    path = "/"
    if kind is not None:
        path = f"/game/{begin(page, {'kind': kind, 'places': [{'mine': True}, {'mine': True, 'name': 'Ben'}]})}"
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    sizes = scripts_of(page, path)
    assert 20_000 < sum(sizes) < MOST_SCRIPT
    assert len(sizes) <= MOST_FILES


@pytest.mark.parametrize("name", ["start-new", "start-returning", "begin", "after-resigned"])
def test_nothing_jumps_while_a_page_comes_over_a_slow_line(browser: Browser, server: Hosted, name: str) -> None:
    load = load_of(browser, server.url, STATES[name], AWAITED.get(name, "[data-main]"), slowdown=1)
    assert load.shift < MOST_SHIFT


@pytest.mark.parametrize("kind", BOTS)
def test_a_slow_phone_draws_a_board_a_few_rows_at_a_time(opens: Opens, kind: str) -> None:
    page = opens("/me", width=360, height=740)
    game = begin(page, {"kind": kind, "places": [{"mine": True}, {"bot": BOTS[kind]}]})
    page.add_init_script(DRAWN)
    page.goto(f"/game/{game}")
    expect(page.locator("[role=grid]")).not_to_have_attribute("aria-busy", "true")
    cells = page.get_by_role("gridcell").count()
    drawn = page.evaluate("drawn_")
    assert sum(drawn) == cells
    assert max(drawn) < cells / 2


def test_what_a_game_needs_is_asked_for_once_and_beside_its_scripts(opens: Opens) -> None:
    page = opens("/gallery", service_workers="block")
    game = begin(page, {"kind": "crossword", "places": [{"mine": True}, {"bot": "alba"}]})
    page.goto(f"/game/{game}")
    page.get_by_role("grid").wait_for()
    asked = f"performance.getEntriesByType('resource').filter(({{ name }}) => name.endsWith('/{game}'))"
    assert page.evaluate(f"{asked}.map((one) => one.initiatorType)") == ["link"], "by a header, and not again"
