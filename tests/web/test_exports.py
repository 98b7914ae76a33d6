"""Games as files: whole when they are over, and only one's own side of them before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at, guest, table_for
from tilewright.games.kind import kind_of
from tilewright.notation import cgp, gcg, log

Client = TestClient[Litestar]
Headers = dict[str, str]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with desk_at(tmp_path) as asking:
        yield asking


def moved(client: Client, game: str, who: Headers, seat: int, action: Any) -> Any:
    n = client.get(f"/api/games/{game}/view", params={"seat": seat}, headers=who).json()["n"]
    body = {"seat": seat, "id": f"m{n}", "n": n} | ({"move": action} if isinstance(action, str) else {"action": action})
    answer = client.post(f"/api/games/{game}/moves", json=body, headers=who)
    return answer.json() | {"status": answer.status_code}


def exported(client: Client, game: str, form: str, who: Headers | None = None, **query: Any) -> tuple[int, str]:
    answer = client.get(f"/api/games/{game}/export/{form}", headers=who, params=query)
    return answer.status_code, answer.text if answer.is_success else answer.json()["key"]


def test_a_running_game_shows_only_ones_own_side(client: Client) -> None:
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    game = table_for(client, ann, ben, edition="tile-lock", rules={"first_player": {"type": "from-seat", "seat": 0}})
    for form in ("log", "gcg"):
        assert exported(client, game, form, ann) == (409, "game-runs")
    racks = []
    for seat, who in enumerate((ann, ben)):
        status, text = exported(client, game, "cgp", who)
        assert status == 200
        position = cgp.read(text)
        assert [len(rack) for rack in position.racks] == ([7, 0] if seat == 0 else [0, 7])
        assert (position.lexicon, position.exchange_least) == ("commons", 1)
        racks.append(position.racks[seat].faces)
    seen = client.get(f"/api/games/{game}/view", params={"seat": 0}, headers=ann).json()["view"]
    assert seen["racks"][0]["faces"] == racks[0]
    assert exported(client, game, "cgp", ann, seat=1) == (403, "not-your-seat")
    assert exported(client, game, "cgp", eve) == (403, "not-your-seat")
    assert exported(client, game, "cgp") == (401, "not-known")


def test_a_finished_game_is_a_record_for_everybody(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben Ö")
    game = table_for(client, ann, ben, house=["challenge=void"])
    assert moved(client, game, ben, 1, {"do": "resign"})["status"] == 201
    status, text = exported(client, game, "log")
    assert status == 200
    assert kind_of("crossword").fair(log.read(text))
    answer = client.get(f"/api/games/{game}/export/gcg")
    assert answer.headers["content-disposition"] == f'attachment; filename="tilewright-{game}.gcg"'
    assert [player.name for player in gcg.read(answer.content).players] in (["Ann", "Ben Ö"], ["Ben Ö", "Ann"])
    assert all(cgp.read(exported(client, game, "cgp")[1]).racks)


def test_who_may_not_look_on_gets_no_file(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game = table_for(client, ann, ben, watching="closed")
    moved(client, game, ann, 0, {"do": "resign"})
    assert exported(client, game, "log") == (403, "not-to-be-watched")
    assert exported(client, game, "log", ben)[0] == 200


def test_other_games_have_a_record_and_no_gcg(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game = table_for(client, ann, ben, kind="junior")
    assert exported(client, game, "gcg", ann) == (409, "no-gcg")
    moved(client, game, ann, 0, {"do": "resign"})
    status, text = exported(client, game, "log")
    assert status == 200
    assert log.read(text, kind_of("junior"))


def test_a_duplicate_game_has_a_result_sheet(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game = table_for(client, ann, ben, kind="duplicate", rules={"arbitrator": {"type": "person", "seat": 0}})
    assert exported(client, game, "csv", ann) == (409, "game-runs")
    moved(client, game, ann, 0, {"do": "stop"})
    assert exported(client, game, "csv", ann) == (200, "place,player,score,percent,tops,solos\n1,Ben,0,0.0,0,0\n")
    other = table_for(client, ann, ben, kind="junior")
    moved(client, other, ann, 0, {"do": "resign"})
    assert exported(client, other, "csv", ann) == (409, "no-sheet")


def test_what_is_not_there(client: Client) -> None:
    ann = guest(client, "Ann")
    game = table_for(client, ann, house=["solitaire"])
    assert exported(client, game, "pdf", ann) == (404, "no-such-format")
    assert exported(client, "nothing", "log", ann) == (404, "no-such-game")


def test_moves_can_be_written_in_a_line(client: Client) -> None:
    ann = guest(client, "Ann")
    game = table_for(client, ann, house=["solitaire"])
    assert moved(client, game, ann, 0, "8H")["key"] == "coordinate-malformed"
    rack = cgp.read(exported(client, game, "cgp", ann)[1]).racks[0].faces
    assert moved(client, game, ann, 0, f"-{rack[:2]}")["status"] == 201
    rack = cgp.read(exported(client, game, "cgp", ann)[1]).racks[0].faces.replace("?", "")
    refused = moved(client, game, ann, 0, f"8H {rack[0]}{rack[0]}{rack[0]}{rack[0]}{rack[0]}")
    assert refused["status"] == 409, "it was understood, and judged"
    assert moved(client, game, ann, 0, "-")["status"] == 201


def test_a_move_is_either_an_action_or_a_line(client: Client) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    game = table_for(client, ann, ben, kind="junior")
    assert moved(client, game, ann, 0, "8H WORD")["key"] == "no-move-text"
    body = {"seat": 0, "id": "a", "action": {"do": "pass"}, "move": "-"}
    answer = client.post(f"/api/games/{game}/moves", json=body, headers=ann)
    assert (answer.status_code, answer.json()["key"]) == (400, "malformed")
