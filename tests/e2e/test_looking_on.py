"""Who plays, and who only looks on: everybody is told which of them they are."""

import re
from typing import Any

import msgspec
from playwright.sync_api import expect

from tests.e2e.conftest import Opens
from tests.e2e.people import came, opened
from tests.e2e.playing import lay_by_mouse
from tests.e2e.tables import best_play, game_of
from tests.rulebooks.table import across
from tests.web.hosting import Hosted
from tests.web.sitter import guests
from tilewright.core.board import Board

SEAT_1_BEGINS = {"type": "from-seat", "seat": 1}
TWO = [{"mine": True, "name": "Ann"}, {"mine": True, "name": "Ben"}]
OTHERS: dict[str, dict[str, Any]] = {
    "junior": {},
    "bingo": {},
    "unbuild": {"rules": {"board": msgspec.to_builtins(Board.empty().lay(across(8, 8, "HORN")))}},
}


def test_at_the_table_one_comes_first_and_the_pad_is_in_the_order_of_play(opens: Opens) -> None:
    ines, teo = opens(), opens()
    came(ines, "Ines")
    came(teo, "Teo")
    game = game_of(ines, teo, rules={"first_player": SEAT_1_BEGINS})
    for page, names in ((ines, ["Ines", "Teo"]), (teo, ["Teo", "Ines"])):
        page.goto(f"/game/{game}")
        players = page.get_by_role("region", name="Players").locator(".player")
        expect(players.locator(".name")).to_have_text(names)
        expect(players.first).to_contain_text("You")
        expect(players.last).not_to_contain_text("You")
    watcher = opens(f"/game/{game}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("listbox")).to_have_count(0)
    expect(watcher.get_by_role("button", name=re.compile(r"^Play\b"))).to_have_count(0)
    laid = best_play(teo, game, 1)
    if laid:
        lay_by_mouse(teo, laid)
        teo.get_by_role("button", name=re.compile(r"^Play\b")).click()
    else:
        teo.get_by_role("button", name="Pass").click()
    expect(watcher.locator("p", has_text=re.compile("Teo (played|passed)"))).to_be_visible()
    columns = watcher.get_by_role("region", name="Score pad").get_by_role("columnheader")
    expect(columns).to_have_text(["Round", "Teo", "Ines"])


def test_in_the_other_games_too_one_is_told_that_one_only_looks_on(opens: Opens, server: Hosted) -> None:
    watcher = opens("/", width=360, height=740)
    with guests(server.url, "Ann") as (ann,):
        for kind, proposal in OTHERS.items():
            game = opened(ann, kind=kind, places=TWO, watching="open", **proposal)["game"]
            watcher.goto(f"/game/{game}")
            expect(watcher.locator("[data-turn]", has_text="You are watching")).to_be_visible()
