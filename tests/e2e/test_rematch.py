"""One press of "Play again" is one new game, and everybody who plays it arrives there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opens
from tests.e2e.people import came, does, opened
from tests.e2e.tables import game_of


def own_games(page: Page) -> set[str]:
    return {one["id"] for over in ("true", "false") for one in page.request.get(f"/api/games?over={over}").json()}


def is_at_another_table(page: Page, game: str) -> str:
    expect(page).not_to_have_url(re.compile(game))
    expect(page.get_by_role("grid")).to_be_visible()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("places", [[{"mine": True}], [{"mine": True}, {"bot": "greedy"}]], ids=["alone", "with a bot"])
def test_one_press_is_one_game(opens: Opens, places: list[dict[str, object]]) -> None:
    page = opens()
    came(page, "Ines")
    house = ["solitaire=one-rack"] if len(places) == 1 else []
    game = opened(page, kind="crossword", edition="folio", places=places, house=house)["game"]
    does(page, game, 0, do="resign")
    before = own_games(page)
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Play again").dblclick()
    after = is_at_another_table(page, game)
    assert own_games(page) - before == {after}
    page.go_back()
    page.get_by_role("link", name="Go to the next game").click()
    assert is_at_another_table(page, game) == after


def test_two_friends_arrive_though_one_was_away_when_the_other_agreed(opens: Opens) -> None:
    ines, teo = opens(), opens()
    came(ines, "Ines")
    came(teo, "Teo")
    game = game_of(ines, teo)
    does(ines, game, 0, do="resign")
    for page in (ines, teo):
        page.goto(f"/game/{game}")
    ines.get_by_role("button", name="Play again").click()
    expect(ines.get_by_role("button", name="Asked to play again")).to_be_disabled()
    ines.goto("about:blank")
    teo.get_by_role("button", name="Agree").click()
    after = is_at_another_table(teo, game)
    ines.goto(f"/game/{game}")
    assert is_at_another_table(ines, game) == after
    does(ines, after, 1, do="resign")
    for page in (ines, teo):
        page.get_by_role("button", name="Play again").click()
    third = is_at_another_table(ines, after)
    expect(teo).to_have_url(re.compile(third))
