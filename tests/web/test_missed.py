"""Better plays than those that were made: of one's own turns, once the game is over."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at, guest, table_for
from tests.web.test_exports import moved
from tilewright.bots.roster import leaves_for
from tilewright.engine.static_player import StaticPlayer, Valued
from tilewright.games.crossword.view import View
from tilewright.lexicons.compiled import open_graph

Client = TestClient[Litestar]
SEAT_0 = {"first_player": {"type": "from-seat", "seat": 0}}
#: Any seven of these make a word.
EASY = {"name": "easy", "kinds": [["A", 5, 1], ["E", 5, 1], ["R", 3, 1], ["S", 4, 1], ["T", 5, 1]], "vowels": "AE"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with desk_at(tmp_path) as asking:
        yield asking


def missed(client: Client, game: str, who: dict[str, str] | None) -> tuple[int, Any]:
    answer = client.get(f"/api/games/{game}/missed", headers=who)
    return answer.status_code, answer.json() if answer.is_success else answer.json()["key"]


def view_of(client: Client, game: str, who: dict[str, str], seat: int) -> View:
    told = client.get(f"/api/games/{game}/view", params={"seat": seat}, headers=who).json()["view"]
    return msgspec.convert(told, type=View)


def engines_choice(view: View, seat: int) -> Valued:
    words = open_graph("commons")
    return StaticPlayer(words, view.rules, leaves_for(words)).best(view.board, view.racks[seat], view.in_bag)


def with_a_play(client: Client, ann: dict[str, str], ben: dict[str, str]) -> tuple[str, Valued]:
    """A game in which the engine would play on either seat, and what; with a rack of vowels it would exchange."""
    for _ in range(50):
        game = table_for(client, ann, ben, rules={**SEAT_0, "tileset": EASY})
        best = [engines_choice(view_of(client, game, who, seat), seat) for seat, who in enumerate((ann, ben))]
        if all(one.laid for one in best):
            return game, best[0]
        moved(client, game, ann, 0, {"do": "resign"})  # who is in a game with a closed dictionary opens no such other
    pytest.fail("nothing but vowels")


def test_the_best_play_is_told_where_something_else_was_done(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game, best = with_a_play(client, ann, ben)
    assert moved(client, game, ann, 0, {"do": "pass"})["status"] == 201
    assert missed(client, game, ann) == (409, "game-runs")
    assert moved(client, game, ben, 1, {"do": "pass"})["status"] == 201
    assert moved(client, game, ben, 1, {"do": "resign"})["status"] == 201
    status, found = missed(client, game, ann)
    assert status == 200
    (play,) = found
    assert (play["n"], play["turn"], play["seat"], play["points"]) == (1, 1, 0, best.points)
    assert (play["played"], play["played_points"]) == ("", 0)
    assert play["tiles"] == "".join(one.tile for one in best.laid)
    assert (play["row"], play["col"]) == (best.laid[0].row, best.laid[0].col)
    assert [one["seat"] for one in missed(client, game, ben)[1]] == [1]


def test_nothing_is_missed_by_who_plays_as_the_engine_does(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game, best = with_a_play(client, ann, ben)
    action = {"do": "place", "laid": msgspec.to_builtins(best.laid)}
    assert moved(client, game, ann, 0, action)["status"] == 201
    assert moved(client, game, ben, 1, {"do": "resign"})["status"] == 201
    assert missed(client, game, ann) == (200, [])


def test_a_play_that_was_challenged_away_came_to_nothing(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game = table_for(client, ann, ben, edition="tile-lock", rules=SEAT_0)
    rack = view_of(client, game, ann, 0).racks[0].faces.replace("?", "")
    words = open_graph("commons")
    pair = next(one + other for one in rack for other in rack if one != other and one + other not in words)
    laid = [[8, 8, pair[0]], [8, 9, pair[1]]]
    assert moved(client, game, ann, 0, {"do": "place", "laid": laid})["status"] == 201
    assert moved(client, game, ben, 1, {"do": "challenge"})["status"] == 201
    assert moved(client, game, ben, 1, {"do": "resign"})["status"] == 201
    for play in missed(client, game, ann)[1]:
        assert (play["played"], play["played_points"]) == (pair, 0)


def test_all_tiles_face_up_are_no_rack_that_could_be_judged(client: Client) -> None:
    """Also where not all else of that solitaire is agreed on."""
    ann = guest(client, "Ann")
    rules = {"seats": [1, 4], "exchanging": {"closed_at": 0, "none_is_a_pass": True}}
    asked = {"kind": "crossword", "places": [{"mine": True}], "house": ["solitaire=face-up"], "rules": rules}
    game = client.post("/api/tables", json=asked, headers=ann).json()["game"]
    assert moved(client, game, ann, 0, {"do": "pass"})["status"] == 201
    assert moved(client, game, ann, 0, {"do": "resign"})["status"] == 201
    assert missed(client, game, ann) == (200, [])


def test_only_players_of_a_standard_game_may_ask(client: Client) -> None:
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    game = table_for(client, ann, ben, rules=SEAT_0)
    assert missed(client, game, None) == (401, "not-known")
    assert missed(client, game, eve) == (403, "not-your-seat")
    junior = table_for(client, ann, ben, kind="junior")
    assert missed(client, junior, ann) == (409, "no-hindsight")
    assert missed(client, "nowhere", ann) == (404, "no-such-game")
