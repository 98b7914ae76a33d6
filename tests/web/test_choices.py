"""What can be chosen, as the values have it; and proposals that make no sense, refused before anything is made."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at, guest
from tilewright.core.named_sets import tile_set
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES
from tilewright.editions.house.challenge import CHALLENGE, challenged_by
from tilewright.games.crossword.policies import OnChallenge
from tilewright.games.junior.boards import BOARDS
from tilewright.games.kind import GAMES
from tilewright.lexicons.shelf import add_lexicon

WAYS = CHALLENGE.odds.values
Client = TestClient[Litestar]
MINE: dict[str, Any] = {"mine": True}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with desk_at(tmp_path_factory.mktemp("choices")) as asking:
        yield asking


@pytest.fixture(scope="module")
def shown(client: Client) -> Any:
    return client.get("/api/choices").json()


def checked(client: Client, kind: str = "crossword", seats: int = 2, **more: Any) -> tuple[int, Any]:
    answer = client.post("/api/choices/check", json={"kind": kind, "places": [MINE, *[{}] * (seats - 1)], **more})
    return answer.status_code, answer.json()


def test_everything_that_has_a_name_can_be_chosen(shown: Any) -> None:
    assert {one["name"]: one["says"] for one in shown["kinds"]} == dict(GAMES)
    assert [one["name"] for one in shown["editions"]] == list(EDITIONS)
    assert [one["name"] for one in shown["house"]] == list(HOUSE_RULES)
    assert [one["name"] for one in shown["challenges"]] == list(WAYS)
    assert [one["name"] for one in shown["junior_boards"]] == list(BOARDS)
    assert shown["solitaire"] == ["one-rack", "two-racks", "face-up"]


def test_only_tiles_that_a_list_can_be_spelt_in_are_offered(client: Client, shown: Any, tmp_path: Path) -> None:
    def tiles(choices: Any) -> list[str]:
        return next(one["values"] for one in choices["house"] if one["name"] == "tiles")

    assert {"german", "polish"} <= set(tiles(shown))
    assert {"spanish", "russian"}.isdisjoint(tiles(shown))
    words = tmp_path / "palabras.txt"
    words.write_text("CHICO\nCALLE\nPERRO\n", encoding="utf-8")
    added = add_lexicon("palabras", words, tiles=tile_set("spanish"))
    try:
        assert "spanish" in tiles(client.get("/api/choices").json())
        assert checked(client, house=["tiles=spanish"], lexicon="palabras")[0] == 200
    finally:
        added.path.unlink()


def test_every_edition_names_its_palette(shown: Any) -> None:
    assert {one["name"]: one["palette"] for one in shown["editions"]} == {
        "folio": "classic",
        "tile-lock": "classic",
        "large-print": "modern",
        "magnetic": "modern",
    }


def test_games_say_for_how_many_they_are(shown: Any) -> None:
    seats = {one["name"]: (one["least"], one["most"]) for one in shown["kinds"]}
    assert seats["crossword"] == seats["junior"] == (2, 4)
    assert seats["duplicate"] == (1, 10_000)
    assert all(one["bots"] for one in shown["kinds"])


def test_house_rules_say_what_may_follow(shown: Any) -> None:
    house = {one["name"]: one for one in shown["house"]}
    assert house["challenge"]["values"] == list(WAYS)
    assert (house["jacks"]["values"], house["jacks"]["number"]) == (["5"], True)
    assert house["theme"]["named"]
    assert "sea" in house["theme"]["values"]
    assert not house["recycling"]["values"]


def test_no_two_ways_to_challenge_are_the_same() -> None:
    assert len({challenged_by(OnChallenge(), way) for way in WAYS}) == len(WAYS)


@pytest.mark.parametrize("kind", GAMES)
def test_every_game_can_be_had_as_it_is(client: Client, kind: str) -> None:
    status, agreed = checked(client, kind)
    assert (status, agreed["kind"]) == (200, kind)


def test_every_house_rule_can_be_had(client: Client, shown: Any) -> None:
    for one in shown["house"]:
        name = f"{one['name']}={one['values'][0] if one['values'] else 'sea'}" if one["named"] else one["name"]
        seats = 1 if one["name"] == "solitaire" else 2
        assert checked(client, seats=seats, house=[name])[0] == 200, name


def test_the_rules_that_were_agreed_are_told(client: Client) -> None:
    _, agreed = checked(client, edition="magnetic", house=["eight-tile", "open-dictionary"])
    assert (agreed["rules"]["rack_size"], agreed["closes_book"]) == (8, False)


def test_every_printed_board_can_be_played_on(client: Client, shown: Any) -> None:
    for board in shown["junior_boards"]:
        rules = {"board": {"name": board["name"], "rows": board["rows"]}}
        assert checked(client, "junior", rules=rules)[0] == 200
    zoo = next(one for one in shown["junior_boards"] if one["name"] == "zoo")
    assert zoo["pictures"]["OTTER"] == "🦦"


def test_a_crowd_may_come(client: Client) -> None:
    assert checked(client, "duplicate", seats=1, crowd=True)[0] == 200


@pytest.mark.parametrize(
    ("asked", "status", "key"),
    [
        ({"kind": "chess"}, 409, "unknown-game"),
        ({"edition": "gold"}, 409, "unknown-edition"),
        ({"house": ["eight-tile", "nine-tile"]}, 409, "house-rules-clash"),
        ({"house": ["theme=moon"]}, 409, "theme-unknown"),
        ({"house": ["solitaire"]}, 409, "seats"),
        ({"seats": 5}, 409, "seats"),
        ({"kind": "junior", "edition": "folio"}, 400, "no-editions"),
        ({"rules": {"rack_size": "many"}}, 400, "rules-malformed"),
        ({"rules": {"rack_size": 99}}, 409, "rack-size"),
        ({"house": ["tiles=spanish"]}, 409, "lexicon-other-tiles"),
        ({"house": ["tiles=russian"], "lexicon": "commons-world"}, 409, "lexicon-other-tiles"),
        ({"lexicon": "/etc/passwd"}, 400, "unknown-lexicon"),
        ({"places": [{"mine": True}, {"bot": "deep"}]}, 400, "unknown-bot"),
        ({"places": [{"mine": True}, {}], "rules": {"rack_size": 10**40}}, 409, "rack-size"),
        ({"places": []}, 400, "nobody-plays"),
        ({"surprise": 1}, 400, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    client: Client, asked: dict[str, Any], status: int, key: str
) -> None:
    found, problem = checked(client, **asked)
    assert (found, problem["key"]) == (status, key)
    assert problem["says"].endswith((".", ")", "`")), problem["says"]


def test_nothing_is_made_by_asking(client: Client) -> None:
    ann = guest(client, "Ann")
    client.post("/api/choices/check", json={"kind": "crossword", "places": [MINE]}, headers=ann)
    assert client.get("/api/tables/mine", headers=ann).json() == []
    assert client.get("/api/games", headers=ann).json() == []


def test_the_link_to_a_table_is_a_picture_that_stands_on_its_own(client: Client) -> None:
    ines = guest(client, "Ines")
    code = client.post("/api/tables", json={"kind": "crossword", "places": [MINE, {}]}, headers=ines).json()["code"]
    answer = client.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.content).tag == "{http://www.w3.org/2000/svg}svg"
