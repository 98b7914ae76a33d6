"""Every screen in every state, at every width: what must be in sight is, nothing overlaps, nothing is cut off."""

import os

import pytest
from playwright.sync_api import Browser

from tests.e2e.nets.page_faults import faults_at
from tests.e2e.states.catalogue import STATES
from tests.e2e.states.visiting import LOOKS, MORE_SCREENS, SCREENS, visiting
from tests.web.hosting import Hosted

#: The other looks and sizes take an hour together: `make endure` walks them.
ENDURES = bool(os.environ.get("TILEWRIGHT_ENDURE"))
WALKED = LOOKS if ENDURES else ("light",)
SIZES = SCREENS | MORE_SCREENS if ENDURES else SCREENS


@pytest.mark.parametrize("look", WALKED)
@pytest.mark.parametrize("name", STATES)
def test_a_state_shows_all_that_matters_at_every_width(browser: Browser, server: Hosted, name: str, look: str) -> None:
    state = STATES[name]
    widths = [width for width in SIZES if width >= state.from_width]
    with visiting(browser, server.url, state, look, widths[0]) as (page, complaints):
        wrong = [
            f"{width}: {fault}" for width in widths for fault in faults_at(page, width, SIZES[width], state.wanted)
        ]
        assert wrong + complaints.taken() == []
