"""Whole games of every kind, played on a phone by touch and keyboard with whims in between; nothing goes wrong."""

import os
import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.nets.page_faults import Complaints
from tests.e2e.nets.random_player import Seated, check, have_a_whim
from tests.e2e.nets.whole_games import WHOLE_GAMES, is_over
from tests.e2e.people import came, opened
from tests.e2e.states.visiting import SCREENS
from tests.web.hosting import Hosted

SEEDS = range(8) if os.environ.get("TILEWRIGHT_ENDURE") else range(1)
PHONES = (360, 320, 390)
MOST_STEPS = 1_000  # a slow machine waits for its bots in many of them
WHIMS = 0.35


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_whole_game_by_touch_and_keyboard(browser: Browser, server: Hosted, name: str, seed: int) -> None:
    rng, whole = Random(f"{name} {seed}"), WHOLE_GAMES[name]
    width = PHONES[seed % len(PHONES)]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": SCREENS[width]},
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script("localStorage.setItem('tilewright.bingo-pace', '0')")
    context.set_default_timeout(20_000)
    page = context.new_page()
    try:
        came(page, "Ann")
        table = opened(page, **whole.proposal)
        seats = tuple(seat for seat, place in enumerate(whole.proposal["places"]) if place.get("mine"))
        seated = Seated(page, str(table["game"]), seats, Complaints(page), rng)
        page.goto(f"/game/{seated.game}")
        page.locator("h1").first.wait_for(state="attached")
        play_to_the_end(seated, name)
        if whole.has_rematch:
            ends_with_another_game(seated)
    finally:
        context.close()


def play_to_the_end(seated: Seated, name: str) -> None:
    whole = WHOLE_GAMES[name]
    check(seated, "arriving", whole.wanted)
    for _ in range(MOST_STEPS):
        view = seated.view()
        if is_over(view):
            check(seated, "the end", whole.wanted)
            return
        if seated.rng.random() < WHIMS:
            check(seated, have_a_whim(seated), whole.wanted)
        else:
            whole.take_turn(seated, view)
            check(seated, "a turn", whole.wanted)
    pytest.fail("the game does not end")


def ends_with_another_game(seated: Seated) -> None:
    """The last screen is in order, and its main action leads to the next game."""
    page = seated.page
    again = page.get_by_role("button", name=re.compile("Play again|Another"))
    again.first.wait_for()
    again.first.tap()
    expect(page).not_to_have_url(re.compile(seated.game))
    page.locator("h1").first.wait_for(state="attached")
    assert seated.complaints.taken() == []
