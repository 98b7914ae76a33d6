"""The screens of the other games in the looks that people choose: nothing that axe knows speaks against them."""

from typing import Any

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import Opens
from tests.e2e.people import came, opened

TWO = [{"mine": True, "name": "Ann"}, {"mine": True, "name": "Ben"}]
GAMES: dict[str, dict[str, Any]] = {
    "junior": {"kind": "junior", "places": TWO},
    "unbuild": {"kind": "unbuild", "places": [{"mine": True}, {"bot": "greedy"}]},
    "bingo": {"kind": "bingo", "places": TWO},
    "duplicate": {"kind": "duplicate", "places": TWO},
}


@pytest.mark.parametrize(("look", "width"), [('{"mode":"dark"}', 360), ('{"print":"large"}', 1440)])
def test_nothing_speaks_against_the_other_games(opens: Opens, look: str, width: int) -> None:
    page = opens("/", width=width)
    came(page, "Ann")
    page.evaluate(f"localStorage.setItem('tilewright.settings', '{look}')")
    for kind, proposal in GAMES.items():
        game = opened(page, **proposal)["game"]
        for path in (f"/game/{game}", *([f"/hall/{game}"] if kind == "duplicate" else [])):
            page.goto(path)
            assert violations(page) == [], (kind, path)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, kind
