"""Words looked up over HTTP, and who may not."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at, guest, table_for
from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.lexicons.shelf import add_lexicon

Client = TestClient[Litestar]
QUESTIONS = (
    "check?word=QI",
    "hooks?word=QI",
    "meaning?word=QI",
    "anagrams?tiles=QI",
    "pattern?pattern=Q*",
    "twos",
    "threes",
    "q-without-u",
    "themes/sea",
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with desk_at(tmp_path_factory.mktemp("words")) as asking:
        yield asking


def asked(client: Client, question: str, **headers: str) -> Any:
    answer = client.get(f"/api/words/{question}", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client: Client, question: str) -> tuple[int, str]:
    answer = client.get(f"/api/words/{question}")
    return answer.status_code, answer.json()["key"]


def test_the_lists_of_the_box_can_be_asked_for(client: Client) -> None:
    shown = client.get("/api/lexicons").json()
    assert {"commons": 171_305, "commons-world": 236_271}.items() <= {
        one["name"]: one["words"] for one in shown
    }.items()
    assert all("path" not in one for one in shown)


def test_words_are_good_or_not(client: Client) -> None:
    found = asked(client, "check?word=qi&word=ZZZ")
    assert found == [{"word": "QI", "valid": True}, {"word": "ZZZ", "valid": False}]


def test_hooks_go_before_and_after(client: Client) -> None:
    assert asked(client, "hooks?word=rain") == {"word": "RAIN", "valid": True, "front": "BDGT", "back": "SY"}


def test_anagrams_have_all_tiles_and_words_within_some(client: Client) -> None:
    assert "NASTIER" in asked(client, "anagrams?tiles=RETINA%3F")["words"]
    within = asked(client, "anagrams?tiles=RETINA&within=true")
    assert within["words"][-1] == "TI"
    assert [len(word) for word in within["words"]] == sorted((len(word) for word in within["words"]), reverse=True)
    assert not within["more"]


def test_so_many_words_are_shown_and_no_more(client: Client) -> None:
    found = asked(client, "pattern?pattern=*A*E*I*")
    assert len(found["words"]) == 500
    assert found["more"]
    longest = asked(client, "anagrams?tiles=AEINRSTLDOUGH%3F%3F&within=true")
    assert longest["more"]
    assert longest["words"][0] == "COUNTERSHADING"


def test_lists_to_learn_by_heart(client: Client) -> None:
    assert len(asked(client, "twos")["words"]) == 101
    threes = asked(client, "threes")
    assert {"ZAX", "QAT"} <= set(threes["words"])
    assert {len(word) for word in threes["words"]} == {3}
    assert len(threes["words"]) > 900, "all of them, though other answers are cut at 500"
    assert not threes["more"]
    without = asked(client, "q-without-u")["words"]
    assert {"QI", "QINDARKA", "TRANQ"} <= set(without)
    assert "QUAY" not in without


def test_themes_have_words(client: Client) -> None:
    assert "sea" in asked(client, "themes")
    assert {"ANCHOR", "ANCHORS"} <= set(asked(client, "themes/sea")["words"])
    assert refused(client, "themes/moon") == (404, "no-such-theme")


def test_only_what_people_know_or_what_families_read(client: Client) -> None:
    assert asked(client, "pattern?pattern=Q%3FA%3F&level=35") == {"words": ["QUAY"], "more": False}
    every, some = (len(asked(client, f"pattern?pattern=S%3F%3F%3F&{which}")["words"]) for which in ("", "family=true"))
    assert some < every


def test_where_no_dictionary_is_installed_it_says_so(client: Client) -> None:
    found = asked(client, "meaning?word=QI")
    assert (found["valid"], found["senses"], found["installed"]) == (True, [], False)
    assert "WordNet" in found["says"]


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("check?word=QI&lexicon=nothing", "unknown-lexicon"),
        ("check?word=QI&lexicon=/etc/passwd", "unknown-lexicon"),
        ("check?word=Q1", "bad-letters"),
        ("check", "malformed"),
        ("check?" + "&".join(["word=QI"] * 51), "malformed"),
        ("hooks?word=" + "A" * 41, "malformed"),
        ("anagrams?tiles=%3F%3F%3F", "too-many-blanks"),
        ("anagrams?tiles=" + "A" * 16, "malformed"),
        ("anagrams?tiles=A*", "bad-letters"),
        ("pattern?pattern=Q5", "bad-pattern"),
        ("pattern?pattern=[", "bad-pattern"),
        ("check?word=QI&level=3", "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(client: Client, question: str, key: str) -> None:
    assert refused(client, question) == (400, key)


def test_a_list_without_levels_cannot_be_narrowed(client: Client, tmp_path: Any) -> None:
    file = tmp_path / "club.txt"
    file.write_text("QI\nZA\n")
    add_lexicon("club", file)
    assert asked(client, "pattern?pattern=*&lexicon=club")["words"] == ["QI", "ZA"]
    assert refused(client, "pattern?pattern=*&lexicon=club&level=50") == (400, "no-levels")


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_book_is_closed_to_players_of_a_running_game(client: Client, question: str) -> None:
    """R-3.2: no validity of a word is revealed to a player in any other way; R-6.2: look-up is closed to them."""
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    game = table_for(client, ann, ben)
    for player in (ann, ben):
        answer = client.get(f"/api/words/{question}", headers=player)
        assert (answer.status_code, answer.json()["key"]) == (403, "book-closed")
        assert answer.json()["facts"] == {"game": game}
    assert client.get(f"/api/words/{question}", headers=eve).status_code == 200


def test_an_open_dictionary_is_open_to_its_players(client: Client) -> None:
    """R-6.2."""
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    table_for(client, ann, ben, house=["open-dictionary"])
    assert asked(client, "check?word=QI", **ann) == [{"word": "QI", "valid": True}]


RACK = {"prepared": [{"rack": "AEINRST"}], "limit": None}
FEW_TILES = {"tileset": {"name": "mine", "kinds": [["A", 9, 1], ["T", 9, 1]], "vowels": "A"}}
CAT = {"board": msgspec.to_builtins(Board.empty().lay((Laid(8, 8, "C"), Laid(8, 9, "A"), Laid(8, 10, "T"))))}


@pytest.mark.parametrize(("kind", "rules"), [("duplicate", RACK), ("crossword", FEW_TILES), ("unbuild", CAT)])
def test_no_game_with_letters_of_ones_choice_tells_a_player_what_the_closed_book_would(
    client: Client, kind: str, rules: Any
) -> None:
    """R-3.2: neither a rack that is prepared, nor a bag with the own letters, nor a board with a word to be judged."""
    ann, ben, eve = (guest(client, name) for name in ("Ann", "Ben", "Eve"))
    proposal = {"kind": kind, "places": [{"mine": True}, {"mine": True}], "rules": rules}
    assert client.post("/api/tables", json=proposal, headers=eve).status_code == 201
    game = table_for(client, ann, ben)
    answer = client.post("/api/tables", json=proposal, headers=ann)
    assert (answer.status_code, answer.json()["key"]) == (403, "book-closed")
    assert answer.json()["facts"] == {"game": game}
    usual = {"kind": "crossword", "places": [{"mine": True}, {}], "house": ["challenge=void"]}
    assert client.post("/api/tables", json=usual, headers=ann).status_code == 201, "other games can be played meanwhile"


@pytest.mark.parametrize(
    ("kind", "rules", "action"),
    [
        ("duplicate", {"arbitrator": {"type": "person", "seat": 0}}, {"do": "draw", "tiles": "AEINRST"}),
        ("bingo", {}, {"do": "write", "words": ["STRANGE", "MONSTER"]}),
    ],
)
def test_who_may_not_look_words_up_does_not_ask_for_them_in_another_game(
    client: Client, kind: str, rules: Any, action: Any
) -> None:
    ann, ben = guest(client, "Ann"), guest(client, "Ben")
    other = table_for(client, ann, ben, kind=kind, rules=rules)
    game = table_for(client, ann, ben)
    move = {"seat": 0, "id": "1", "action": action}
    answer = client.post(f"/api/games/{other}/moves", json=move, headers=ann)
    assert (answer.status_code, answer.json()["key"]) == (403, "book-closed")
    resign = {"seat": 0, "id": "2", "action": {"do": "resign"}}
    assert client.post(f"/api/games/{game}/moves", json=resign, headers=ann).status_code == 201
    assert client.post(f"/api/games/{other}/moves", json=move, headers=ann).json().get("key") != "book-closed"
