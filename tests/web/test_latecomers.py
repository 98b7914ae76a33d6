"""Coming late to a duplicate game over HTTP, and what others need to find it (R-9.1)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at, guest, table_for

Client = TestClient[Litestar]
Headers = dict[str, str]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with desk_at(tmp_path) as asking:
        yield asking


def comes(client: Client, game: str, who: Headers, **body: Any) -> tuple[int, Any]:
    answer = client.post(f"/api/games/{game}/seats", json=body, headers=who)
    return answer.status_code, answer.json().get("seat", answer.json().get("key"))


def test_who_comes_late_has_the_next_seat_and_keeps_it(client: Client) -> None:
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    game = table_for(client, ann, ben, kind="duplicate")
    assert comes(client, game, eve, name="Eve the Late") == (201, 2)
    assert comes(client, game, eve) == (201, 2)
    seen = client.get(f"/api/games/{game}/view", params={"seat": 2}, headers=eve).json()["view"]
    assert seen["players"] == ["Ann", "Ben", "Eve the Late"]
    leave = {"seat": 2, "id": "go", "action": {"do": "leave"}}
    assert client.post(f"/api/games/{game}/moves", json=leave, headers=eve).status_code == 201
    assert comes(client, game, eve) == (201, 2), "and comes back to it"


def test_nobody_comes_late_to_a_game_of_turns(client: Client) -> None:
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    assert comes(client, table_for(client, ann, ben), eve) == (409, "no-late-seat")
    assert comes(client, "nothing", eve) == (404, "no-such-game")


def test_who_may_not_look_on_may_not_sit_down(client: Client) -> None:
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    game = table_for(client, ann, ben, kind="duplicate", watching="closed")
    assert comes(client, game, eve) == (403, "not-to-be-watched")
    assert comes(client, game, ben) == (201, 1)
    assert client.get(f"/api/games/{game}/table", headers=eve).status_code == 403


def test_a_game_knows_the_code_that_it_began_with(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    proposal = {"kind": "duplicate", "places": [{"mine": True}, {}]}
    code = client.post("/api/tables", json=proposal, headers=ann).json()["code"]
    game = client.post(f"/api/tables/{code}/join", json={}, headers=ben).json()["game"]
    table = client.get(f"/api/games/{game}/table").json()
    assert (table["code"], table["game"]) == (code, game)
    assert client.get("/api/games/nothing/table").status_code == 404
