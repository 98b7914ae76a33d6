"""Section 6: the house rules, each on its own and together."""

from itertools import permutations

import msgspec
import pytest

from tests.rulebooks.table import BOOKS, Everything, Table, across, down
from tilewright.core.refusal import Refused
from tilewright.core.square import Square
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.lookup import look_up
from tilewright.games.crossword.state import Owing

BLANK_SQUARE = Square(8, 8)  # where the blank of RETAINs or HOrN stands
OTHER = "AEIOUST"


# Recycling the blanks


def horn_with_a_blank(rack: str, *house: str) -> Table:
    """HOrN stands with the blank on the centre."""
    return Table("magnetic", "recycling", *house, racks=(rack, OTHER), board=across(8, 6, "HOrN"))


def test_who_holds_the_letter_may_have_the_blank_and_use_it_at_once() -> None:
    """R-6.1: an R for the blank, and the blank as the S of HORNS. The R counts its value now, with no premium."""
    table = horn_with_a_blank("RVVWWXZ")
    placed = table.across(8, 10, "s", recycle=(BLANK_SQUARE,))
    assert placed.words == ("HORNS",)
    assert placed.points == 4 + 1 + 1 + 1 + 0
    assert table.word(8, 6) == "HORNs"


def test_the_blank_may_be_kept() -> None:
    """R-6.1: the tile laid is another."""
    table = horn_with_a_blank("RSVWWXZ")
    assert table.across(8, 10, "S", recycle=(BLANK_SQUARE,)).points == 4 + 1 + 1 + 1 + 1
    assert "?" in table.racks[0]
    assert "R" not in table.racks[0]
    assert table.word(8, 6) == "HORNS"


def test_having_a_blank_alone_scores_nothing() -> None:
    """R-6.1: it is done before placing. The words of the play are those of the tiles laid, elsewhere here."""
    table = horn_with_a_blank("RAVWWXZ")
    assert table.down(7, 6, "A", recycle=(BLANK_SQUARE,)).points == 1 + 4
    table = horn_with_a_blank("RAVWWXZ")
    assert table.refuses(a.Place((), (BLANK_SQUARE,)), rule="R-2.7").key == "no-tiles"


def test_recycling_needs_the_letter_and_a_blank_that_stands_for_it() -> None:
    """R-6.1"""
    table = horn_with_a_blank("SVVWWXZ")
    assert table.refuses(a.Place(across(8, 10, "S"), (BLANK_SQUARE,)), rule="R-2.5").key == "tile-not-held"
    table = horn_with_a_blank("RHSVVWX")
    assert table.refuses(a.Place(across(8, 10, "S"), (Square(8, 6),)), rule="R-6.1").key == "no-blank-there"
    assert table.refuses(a.Place(across(8, 10, "S"), (Square(1, 1),)), rule="R-6.1").key == "no-blank-there"
    assert table.refuses(a.Place(across(8, 10, "S"), (Square(0, 99),)), rule="R-6.1").key == "no-blank-there"


def test_a_tile_goes_for_one_blank_only() -> None:
    """R-6.1: two blanks that stand for R need two R, and an R that was put there can not be laid too."""
    table = Table("magnetic", "recycling", racks=("RSVWXZA", OTHER), board=(*across(8, 6, "HOrN"), *down(7, 8, "A.r")))
    both = (BLANK_SQUARE, Square(9, 8))
    assert table.refuses(a.Place(across(8, 10, "S"), both), rule="R-2.5").key == "tile-not-held"
    assert table.refuses(a.Place(across(8, 10, "R"), (BLANK_SQUARE,)), rule="R-2.5").key == "tile-not-held"


@pytest.mark.parametrize("book", BOOKS)
def test_without_the_house_rule_a_blank_stays(book: str) -> None:
    """R-6.1, R-2.11"""
    table = Table(book, racks=("RSVWXZA", OTHER), board=across(8, 6, "HOrN"))
    assert table.refuses(a.Place(across(8, 10, "S"), (BLANK_SQUARE,)), rule="R-6.1").key == "no-recycling"


def test_a_blank_that_was_had_goes_back_with_a_play_that_is_withdrawn() -> None:
    """R-6.1, R-3.3: everything is as before."""
    table = horn_with_a_blank("RVVWWXZ")
    before = table.state
    table.across(8, 10, "s", recycle=(BLANK_SQUARE,))
    table.challenge("HORNS", by=1)
    assert (table.state.board, table.state.racks, table.state.bags) == (before.board, before.racks, before.bags)
    assert table.scores == (0, 0)


# Open dictionary


@pytest.mark.parametrize("book", BOOKS)
def test_with_an_open_dictionary_anybody_looks_up_anything_at_any_time(book: str) -> None:
    """R-6.2: on turn or not, and it costs nothing."""
    table = Table(book, "open-dictionary", seats=3)
    before = msgspec.json.encode(table.state)
    assert [look_up(table.state, seat, "HORN", table.words) for seat in range(3)] == [True] * 3
    assert not look_up(table.state, 0, "HRNN", table.words)
    assert msgspec.json.encode(table.state) == before


@pytest.mark.parametrize("book", BOOKS)
def test_without_it_the_look_up_is_closed_to_the_players(book: str) -> None:
    """R-6.2: until the game is over. Somebody who looks on is no player."""
    table = Table(book)
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            look_up(table.state, seat, "HORN", table.words)
        assert caught.value.key == "dictionary-closed"
    assert look_up(table.state, None, "HORN", table.words)


def test_an_open_dictionary_does_not_check_plays() -> None:
    """R-6.2: a play is still challenged or stands."""
    table = Table("folio", "open-dictionary", racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN")
    assert table.word(8, 6) == "HRNN"


# 8-tile and 9-tile


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("variant", "size"), [("eight-tile", 8), ("nine-tile", 9)])
def test_longer_racks_can_be_had_with_every_edition(book: str, variant: str, size: int) -> None:
    """R-6.6: eight or nine tiles are dealt, and racks filled up to that again; nothing else differs."""
    rack = "TRAINERSS"[:size]
    table = Table(book, variant, racks=(rack, "AEIOUSTLD"[:size]), words=Everything())
    dealt = Table(book, variant)
    assert [len(rack) for rack in dealt.racks] == [size, size]
    assert table.across(8, 1, "TRAINERS").points == (8 + 1) * 2 * 3 + 50
    assert len(table.racks[0]) == size


# Together


def test_house_rules_do_not_mind_the_order_they_are_named_in() -> None:
    """R-6.6"""
    chosen = ("eight-tile", "jacks", "double-bag", "restricted-changing")
    assert len({rules_for("folio", order) for order in permutations(chosen)}) == 1


def test_all_house_rules_that_make_sense_together_can_be_played_together() -> None:
    """R-6.1, R-6.2, R-6.3, R-6.4, R-6.5, R-6.6"""
    house = ("recycling", "open-dictionary", "theme=music", "jacks", "double-bag", "nine-tile")
    table = Table(
        "magnetic", *house, "game-clock", "restricted-changing", "scoreless", themes={"music": {"HORN"}}, seats=4
    )
    for _ in range(4):
        table.do(a.Draw(4), by=table.state.phase.seat if isinstance(table.state.phase, Owing) else 0)
    assert [len(rack) for rack in table.racks] == [9] * 4


@pytest.mark.parametrize(
    ("one", "other", "about"),
    [
        ("eight-tile", "nine-tile", "rack_size"),
        ("theme=music", "theme-by-vote=music", "theme"),
        ("theme=music", "theme=sport", "theme"),
        ("jacks=5", "jacks=4", "opening"),
        ("double-bag", "solitaire=face-up", "drawing"),
        ("challenge=free", "challenge=void", "checking"),
        ("challenge=lose-turn", "solitaire=one-rack", "checking"),
        ("solitaire=one-rack", "solitaire=two-racks", "seats"),
    ],
)
def test_house_rules_that_contradict_each_other_are_refused_by_name(one: str, other: str, about: str) -> None:
    """R-6.6: whichever comes first."""
    for names in ((one, other), (other, one)):
        with pytest.raises(Refused) as caught:
            rules_for("folio", names)
        assert caught.value.key == "house-rules-clash"
        assert {caught.value.facts["one"], caught.value.facts["other"]} == {one, other}
        assert caught.value.facts["about"] == about


@pytest.mark.parametrize(
    ("house", "seats", "key", "rule"),
    [
        (("recycling", "solitaire=face-up"), 1, "recycling-face-up", "R-6.1"),
        (("restricted-changing", "solitaire=face-up"), 1, "restricted-face-up", "R-7.3"),
        (("jacks=8",), 2, "opening-too-long", "R-6.4"),
        (("jacks=1",), 2, "opening-too-long", "R-6.4"),
        (("theme-by-vote=music", "solitaire=one-rack"), 1, "vote-needs-others", "R-6.3"),
        (("solitaire=one-rack",), 2, "seats", "R-2.1"),
        (("solitaire=two-racks",), 3, "seats", "R-2.1"),
    ],
)
def test_a_combination_that_makes_no_sense_is_refused_by_name(
    house: tuple[str, ...], seats: int, key: str, rule: str
) -> None:
    """R-6.1, R-6.3, R-6.4, R-7.3, R-8.3"""
    with pytest.raises(Refused) as caught:
        Table("folio", *house, seats=seats)
    assert (caught.value.key, caught.value.rule) == (key, rule)
