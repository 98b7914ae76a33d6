"""Hooks, anagrams, words within tiles and patterns, each against the plainest way to say the same."""

from collections import Counter
from fnmatch import fnmatchcase

import pytest
from hypothesis import given, settings, strategies as st

from tilewright.lexicons.patterns import BadPattern
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.search import Hooks, Search
from tilewright.lexicons.shelf import open_lexicon
from tilewright.testing import SAMPLE_WORDS

SAMPLE = Search(SAMPLE_WORDS)


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
    search = Search(open_lexicon("commons"))
    assert "Y" in search.hooks("HAND").back
    assert "E" in search.hooks("PLAN").back
    assert {"D", "R"} <= set(search.hooks("TAME").back)
    assert search.hooks("RAIN") == Hooks("BDGT", "SY")


def test_other_alphabets_and_empty_lists() -> None:
    search = Search(WordList(["ÉTÉ", "ÉTÉS"]))
    assert search.hooks("ÉTÉ") == Hooks("", "S")
    assert search.anagrams("ÉT?") == ["ÉTÉ"]
    assert Search(WordList([])).within("AB?") == []
