"""Looking words up in the graph gives what plain Python finds by going through the whole list."""

import re
from collections import Counter
from random import Random

import pytest

from tests.native_vs_python.positions import made_up
from tilewright.core.alphabet import ENGLISH
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

LISTS = {
    "sample": list(SAMPLE_WORDS),
    "dense": made_up("ABCD", 400, 7, seed=5),
    "nordic": made_up("AEIKLNÄÖÅ", 800, 6, seed=6),
    "long": made_up("AB", 300, 21, seed=7),
    "empty": [],
}


@pytest.fixture(params=LISTS)
def words(request: pytest.FixtureRequest) -> list[str]:
    return sorted(set(LISTS[request.param]))


def letters_of(words: list[str]) -> str:
    return "".join(sorted(set("".join(words)))) or "AB"


def test_the_graph_holds_these_words_in_order_and_no_others(words: list[str]) -> None:
    graph = WordGraph(words)
    known, chance, letters = set(words), Random(1), letters_of(words)
    assert list(graph) == sorted(words, key=graph.alphabet.numbers)
    assert len(graph) == len(words)
    for _ in range(2_000):
        word = "".join(chance.choices(letters, k=chance.randint(0, 5)))
        assert (word in graph) == (word in known)
        assert graph.has_prefix(word) == any(one.startswith(word) for one in words)


def test_a_saved_graph_is_the_same_graph(words: list[str]) -> None:
    graph = WordGraph(words)
    assert WordGraph.load(graph.save(), alphabet=graph.alphabet) == graph


def test_hooks_before_and_after(words: list[str]) -> None:
    graph, known, letters = WordGraph(words), set(words), letters_of(words)
    for word in [*words[::7], letters[:1]]:
        front, back = graph.hooks(word)
        assert front == "".join(letter for letter in letters if letter + word in known)
        assert back == "".join(letter for letter in letters if word + letter in known)


def spells(tiles: str, word: str) -> bool:
    missing = Counter(word) - Counter(tiles)
    return missing.total() <= tiles.count("?")


def test_anagrams_with_blanks(words: list[str]) -> None:
    graph, chance, letters = WordGraph(words), Random(2), letters_of(words)
    for _ in range(200):
        tiles = "".join(chance.choices(letters + "?", k=chance.randint(0, 8)))
        found = [word for word in graph if spells(tiles, word)]
        assert graph.anagrams(tiles, partial=True) == found
        assert graph.anagrams(tiles) == [word for word in found if len(word) == len(tiles)]
    assert graph.anagrams("??!") == []


def test_patterns(words: list[str]) -> None:
    graph, chance, letters = WordGraph(words), Random(3), letters_of(words)
    pieces = [*letters, "?", "?", "*", f"[{letters[:2]}]", f"[^{letters[:1]}]"]
    for _ in range(200):
        pattern = "".join(chance.choices(pieces, k=chance.randint(0, 5)))
        meant = re.compile(pattern.replace("?", ".").replace("*", ".*"))
        assert graph.matches(pattern) == [word for word in graph if meant.fullmatch(word)]


def test_no_more_answers_than_wanted() -> None:
    graph = WordGraph(LISTS["sample"])
    assert graph.matches("*", most=3) == ["AA", "AB", "ABLE"]
    assert graph.anagrams("AABCE", partial=True, most=3) == ["AA", "AB", "ACE"]


def test_english_lists_have_the_english_alphabet_and_others_their_own() -> None:
    assert WordGraph(["ZOO"]).alphabet == ENGLISH
    assert WordGraph(["ÄÖ", "BÄ"]).alphabet.letters == "BÄÖ"
