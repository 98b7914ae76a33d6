"""How much script comes over the wire before somebody can play."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Opens
from tests.e2e.people import begin

MOST_SCRIPT = 150_000  # bytes, packed
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
