"""Hooks, anagrams, words within tiles and patterns, each against the plainest way to say the same."""

from collections import Counter
from fnmatch import fnmatchcase

import pytest
from hypothesis import given, settings, strategies as st

from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import Hooks, WordGraph
from tilewright.lexicons.levels import Levels
from tilewright.lexicons.patterns import BadPattern
from tilewright.lexicons.search import Search, as_common_as, fit_for_families
from tilewright.testing import SAMPLE_WORDS

SAMPLE = Search(WordGraph(SAMPLE_WORDS))


def spelled(word: str, tiles: str) -> bool:
    missing = Counter(word) - Counter(tiles.replace("?", ""))
    return missing.total() <= tiles.count("?")


@settings(deadline=None)  # how fast it is depends on the machine
@given(st.text("AEIRSTNOQ?", min_size=1, max_size=9))
def test_anagrams_use_all_tiles_and_words_within_use_some(tiles: str) -> None:
    anagrams = [word for word in SAMPLE_WORDS if len(word) == len(tiles) and spelled(word, tiles)]
    assert SAMPLE.anagrams(tiles) == anagrams
    within = [word for word in SAMPLE_WORDS if len(word) <= len(tiles) and spelled(word, tiles)]
    assert SAMPLE.within(tiles) == sorted(within, key=lambda word: (-len(word), word))


@settings(deadline=None)  # how fast it is depends on the machine
@given(st.text("AERSTN?*", min_size=1, max_size=6))
def test_patterns(pattern: str) -> None:
    assert SAMPLE.matching(pattern.lower()) == [word for word in SAMPLE_WORDS if fnmatchcase(word, pattern)]


def test_a_pattern_may_choose_and_exclude_letters() -> None:
    assert SAMPLE.matching("[bc]at") == ["BAT", "CAT"]
    assert SAMPLE.matching("Q[^U]*") == ["QAT", "QI"]
    assert SAMPLE.matching("q.t") == ["QAT"]
    assert SAMPLE.matching("?" * 30) == []


@pytest.mark.parametrize(("pattern", "place"), [("A1", 2), ("", 1), ("[A", 1), ("[]", 1), ("A B", 2), ("(A|B)", 1)])
def test_a_pattern_that_is_none(pattern: str, place: int) -> None:
    with pytest.raises(BadPattern) as refused:
        SAMPLE.matching(pattern)
    assert refused.value.place == place


def test_the_hooks_that_the_folio_book_names() -> None:
    search = Search(open_graph("commons"))
    assert "Y" in search.hooks("HAND").back
    assert "E" in search.hooks("PLAN").back
    assert {"D", "R"} <= set(search.hooks("TAME").back)
    assert search.hooks("RAIN") == Hooks("BDGT", "SY")


def test_other_alphabets_and_empty_lists() -> None:
    search = Search(WordGraph(["ÉTÉ", "ÉTÉS"]))
    assert search.hooks("ÉTÉ") == Hooks("", "S")
    assert search.anagrams("ÉT?") == ["ÉTÉ"]
    assert search.matching("e\u0301*") == ["ÉTÉ", "ÉTÉS"]
    assert Search(WordGraph([])).within("AB?") == []


def test_judges_narrow_every_answer() -> None:
    words = ("FART", "FARTS", "HAM", "HAMS")
    search = Search(WordGraph(words), [fit_for_families])
    assert "HAM" in search
    assert "FART" not in search
    assert search.matching("*") == ["HAM", "HAMS"]
    assert search.hooks("FART") == Hooks("", "")
    common = Search(WordGraph(words), [as_common_as(20, Levels(words, Levels.coded([10, 20, 20, 35])))])
    assert common.within("FARTHMS") == ["FARTS", "FART", "HAM"]
    assert common.anagrams("HAMS") == []
    assert common.hooks("HAM") == Hooks("", "")
