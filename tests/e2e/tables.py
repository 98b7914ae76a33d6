"""Tables for the browser tests: opened over HTTP by whose browser it is, and looked at with the engine's eyes."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from tests.e2e import people
from tests.web.sitter import Guest
from tilewright.core.square import Laid
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.view import View
from tilewright.lexicons.compiled import open_graph

#: A set so small that a game is over after a few turns, of letters that make words in any order.
FEW_TILES = {
    "name": "few",
    "kinds": [["A", 5, 1], ["E", 5, 1], ["R", 3, 1], ["S", 4, 1], ["T", 5, 1]],
    "vowels": "AE",
}
SEAT_0_BEGINS = {"type": "from-seat", "seat": 0}


def opened(page: Page, *places: Mapping[str, Any], **proposal: Any) -> dict[str, Any]:
    """A table of the standard game; as many browsers as are to sit down have arrived before."""
    return people.opened(page, **{"kind": "crossword", "edition": "folio", "places": list(places), **proposal})


def game_of(host: Page, guest: Page, **proposal: Any) -> str:
    """The host sits on seat 0 and begins, unless the rules say otherwise; the guest sits on seat 1."""
    rules = {"first_player": SEAT_0_BEGINS, **proposal.pop("rules", {})}
    return with_a_play(
        host, lambda: people.joined(guest, opened(host, {"mine": True}, {}, rules=rules, **proposal)["code"])
    )


def with_a_play(host: Page, deal: Callable[[], str]) -> str:
    """A game in which the host can begin with a word: one rack in a hundred has none, and then tiles are dealt anew."""
    for _ in range(50):
        game = deal()
        if best_play(host, game, 0):
            return game
    pytest.fail("no rack has a word in it")


def best_play(who: Guest | Page, game: str, seat: int) -> tuple[Laid, ...]:
    """What the static player would lay from this rack; nothing where it would not."""
    view = msgspec.convert(people.seen(who, game, seat), type=View)
    player = StaticPlayer(open_graph("commons"), view.rules)
    return player.best(view.board, view.racks[seat], view.in_bag).laid
