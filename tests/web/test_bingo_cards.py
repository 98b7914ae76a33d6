"""Bingo cards to print, over HTTP (R-11.1)."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.web.desk import desk_at
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.bingo.card import too_often
from tilewright.lexicons.compiled import open_graph

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with desk_at(tmp_path_factory.mktemp("cards")) as asking:
        yield asking


def words_on(page: str) -> list[tuple[str, str]]:
    """The two words of each card, read off its drawn letters."""
    cards = page.split('class="card"')[1:]
    letters = ["".join(re.findall(r">([A-Z])</text>", card)) for card in cards]
    return [(card[:7], card[7:14]) for card in letters]


def test_cards_are_dealt_by_the_rules(client: Client) -> None:
    answer = client.get("/api/bingo/cards", params={"n": 12})
    assert answer.headers["content-type"].startswith("text/html")
    cards, known = words_on(answer.text), open_graph("commons")
    assert len(cards) == 12
    for words in cards:
        assert all(word in known for word in words), words
        assert too_often(words, STANDARD_TILES) == ""
    assert max(Counter(cards).values()) == 1
    assert "The caller" in answer.text


def test_names_stand_on_them_and_there_is_one_for_each(client: Client) -> None:
    page = client.get("/api/bingo/cards", params={"n": 1, "name": ["Ann", "<Ben>"]}).text
    assert page.count('class="card"') == 2
    assert "Ann" in page
    assert "&lt;Ben&gt;" in page


def test_empty_ones_are_for_words_of_ones_own(client: Client) -> None:
    page = client.get("/api/bingo/cards", params={"n": 3, "empty": "true"}).text
    assert page.count('class="card"') == 3
    assert words_on(page)[0] == ("", "")


@pytest.mark.parametrize("query", [{"n": 0}, {"n": 101}, {"name": ["x" * 25]}, {"lexicon": "/etc/passwd"}])
def test_what_cannot_be_printed(client: Client, query: dict[str, object]) -> None:
    assert client.get("/api/bingo/cards", params=query).status_code == 400  # type: ignore[arg-type]
