"""A score pad becomes a file that other programs read, and that tells the same game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at
from tilewright.notation import gcg

Client = TestClient[Litestar]
ADDRESS = "/api/scorekeeper/gcg"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with desk_at(tmp_path) as asking:
        yield asking


def line(seat: int, did: str, points: int, total: int, **more: Any) -> dict[str, Any]:
    return {"seat": seat, "did": did, "points": points, "total": total, **more}


def test_a_pad_is_a_game_that_can_be_recomputed(client: Client) -> None:
    lines = [
        line(0, "played", 14, 14, at="8F", word="HORN"),
        line(1, "played", 9, 9, at="H6", word="FA.M"),
        line(0, "exchanged", 0, 14, number=3),
        line(1, "played", 25, 34, at="10F", word="PASTE"),
        line(1, "withdrawn", -25, 9),
        line(0, "passed", 0, 14),
        line(1, "upheld", 5, 14),
        line(0, "settled", -9, 5, tiles="XA"),
        line(1, "settled", 9, 23, tiles="XA"),
        line(0, "overtime", -10, -5),
    ]
    answer = client.post(ADDRESS, json={"players": ["Ann", "Ben B."], "lines": lines, "lexicon": "commons"})
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    game = gcg.read(answer.content)
    assert [player.name for player in game.players] == ["Ann", "Ben B."]
    assert (game.lexicon, len(game.moves)) == ("commons", len(lines))
    assert answer.text.splitlines()[3:6] == [">Ann: 8F HORN +14 14", ">Ben_B: H6 FA.M +9 9", ">Ann: -3 +0 14"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (line(2, "passed", 0, 0), "no-such-seat"),
        (line(0, "played", 0, 0, at="99Z", word="HORN"), "coordinate-malformed"),
        (line(0, "played", 0, 0, at="8H", word="H0RN"), "malformed"),
        (line(0, "danced", 0, 0), "malformed"),
    ],
)
def test_what_no_pad_says_is_refused(client: Client, wrong: dict[str, Any], key: str) -> None:
    answer = client.post(ADDRESS, json={"players": ["Ann", "Ben"], "lines": [wrong]})
    assert (answer.status_code in (400, 409, 422), answer.json()["key"]) == (True, key)
