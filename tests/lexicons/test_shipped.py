"""The lists in the box: what the rulebook prints is in them, and what it forbids is not (R-3.1)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.lexicons.printed import printed_q_without_u, printed_twos
from tilewright.lexicons.box import family_filter
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.levels import UNLISTED
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.shelf import open_lexicon, shipped
from tools.lexicon.by_hand import Q_WITHOUT_U, TWOS


@pytest.fixture(scope="module")
def commons() -> WordList:
    return open_lexicon("commons")


def test_the_two_letter_words_are_those_of_the_folio_book(commons: WordList) -> None:
    assert len(printed_twos()) == 101
    assert {word for word in commons if len(word) == 2} == printed_twos() == TWOS
    assert set(open_graph("commons").matches("??")) == printed_twos()


def test_every_q_without_u_of_the_folio_book_is_in(commons: WordList) -> None:
    assert len(printed_q_without_u()) == 32
    assert printed_q_without_u() == Q_WITHOUT_U
    assert [word for word in printed_q_without_u() if word not in commons] == []


def test_how_many_words_there_are(commons: WordList) -> None:
    assert len(commons) == 171_305
    sizes = Counter(map(len, commons))
    assert [sizes[size] for size in range(2, 9)] == [101, 986, 3_955, 8_737, 15_393, 23_358, 28_755]


def test_words_that_were_added_have_their_forms(commons: WordList) -> None:
    world = set(open_lexicon("commons-world"))
    forms = {"BURQAS", "TEABAGS", "GOTCHAS", "TIMEZONES", "WEAPONIZED", "SELLOTAPING", "MANKIEST", "BEEFINESSES"}
    assert forms <= set(commons)
    assert forms | {"STATINS", "WEBPAGES", "RASTERIZING"} <= world


def test_the_world_list_holds_commons_and_more(commons: WordList) -> None:
    world = open_lexicon("commons-world")
    assert len(world) == 236_271
    assert all(word in world for word in commons)
    assert {"ZO", "COLOURISED", "OU"} <= set(world)
    assert world.level_of("CAT") == commons.level_of("CAT")


def test_there_are_only_capitals_in_order_and_no_parts_of_phrases(commons: WordList) -> None:
    assert all(re.fullmatch("[A-Z]{2,15}", word) for word in commons)
    assert list(commons) == sorted(set(commons))
    assert not {"HOC", "INITIO", "NAUSEAM", "SITU", "MULTI"} & set(commons)
    assert {"APP", "VLOG", "MIC", "EMO", "DUH", "RAZZMATAZZES"} <= set(commons)


@pytest.mark.parametrize(("level", "words"), [(10, 4_035), (20, 11_193), (35, 40_840), (50, 64_226), (60, 79_803)])
def test_common_words_are_a_list_of_their_own(commons: WordList, level: int, words: int) -> None:
    common = commons.up_to(level)
    assert len(common) == words
    assert "THE" in common
    assert "QOPH" not in common


def test_each_word_has_a_level(commons: WordList) -> None:
    assert commons.level_of("THE") == 10
    assert commons.level_of("VLOGGING") == UNLISTED
    assert commons.level_of("NOTAWORD") is None
    assert WordList(["AB"]).level_of("AB") is None
    assert len(WordList(["AB"]).up_to(10)) == 1


def test_families_can_leave_words_out(commons: WordList) -> None:
    mild = commons.without(family_filter())
    assert len(commons) - len(mild) == 75
    assert "HORN" in mild


def test_each_list_says_what_it_is_and_the_licences_lie_beside_it() -> None:
    american, world = shipped()
    assert "ENABLE" in american.about
    assert "Copyright (c) J Ross Beresford 1993-1999" in world.about
    licences = american.path.parent / "licences"
    assert {path.name for path in licences.iterdir()} == {
        "SCOWL.txt",
        "UKACD.txt",
        "WordNet.txt",
        "pyinflect-lemminflect.txt",
    }
    notice = (Path(__file__).parents[2] / "NOTICE").read_text(encoding="utf-8")
    assert [path.name for path in licences.iterdir() if path.name not in notice] == []
