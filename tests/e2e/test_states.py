"""Every screen in every state, at every width: what must be in sight is, nothing overlaps, nothing is cut off."""

import os
from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser

from tests.e2e.nets.page_faults import faults_at
from tests.e2e.states.catalogue import STATES
from tests.e2e.states.pages import PAGES
from tests.e2e.states.visiting import LOOKS, MORE_SCREENS, SCREENS, visiting
from tests.web.hosting import Hosted

#: The other looks and sizes take an hour together: `make endure` walks them.
ENDURES = bool(os.environ.get("TILEWRIGHT_ENDURE"))
WALKED = LOOKS if ENDURES else ("light",)
SIZES = SCREENS | MORE_SCREENS if ENDURES else SCREENS
#: On a phone that lies on its side games must fit the screen; other pages are scrolled.
LOWEST_PAGE = 500


#: What German words have once pushed aside or off the screen.
TIGHT_IN_GERMAN = ("table", "rematch-asked", "slip-laid", "duplicate-over", "arbitrator-draws", "rules")


@pytest.mark.parametrize("look", WALKED)
@pytest.mark.parametrize("name", STATES)
def test_a_state_shows_all_that_matters_at_every_width(browser: Browser, server: Hosted, name: str, look: str) -> None:
    walk(browser, server, name, look, SIZES)


@pytest.mark.parametrize("name", () if ENDURES else TIGHT_IN_GERMAN)
def test_german_words_find_room_where_they_once_had_none(browser: Browser, server: Hosted, name: str) -> None:
    walk(browser, server, name, "german", SCREENS | MORE_SCREENS)


def walk(browser: Browser, server: Hosted, name: str, look: str, sizes: Mapping[int, int]) -> None:
    state = STATES[name]
    lowest = LOWEST_PAGE if name in PAGES else 0
    widths = [width for width, height in sizes.items() if width >= state.from_width and height >= lowest]
    with visiting(browser, server.url, state, look, widths[0]) as (page, complaints):
        wrong = [
            f"{width}: {fault}" for width in widths for fault in faults_at(page, width, sizes[width], state.wanted)
        ]
        assert wrong + complaints.taken() == []
