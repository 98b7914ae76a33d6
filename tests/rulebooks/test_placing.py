"""Section 2: where tiles may be laid, and which words they make."""

import pytest

from tests.rulebooks.table import BOOKS, Table, across, down
from tilewright.core.square import Direction, Laid, Square
from tilewright.games.crossword import actions as a

HORN = across(8, 6, "HORN")  # the N on (8,9), the R on the centre


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("laid", [across(8, 8, "HO"), across(8, 7, "HO"), down(8, 8, "HO"), down(7, 8, "HO")])
def test_the_first_play_lies_across_or_down_over_the_centre(book: str, laid: tuple[Laid, ...]) -> None:
    """R-2.6"""
    assert Table(book, racks=("HORNAIE", "AEIOUST")).lay(laid).words == ("HO",)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("laid", "key"),
    [
        (across(8, 8, "A"), "one-tile-first"),
        (across(8, 9, "HORN"), "off-centre"),
        (across(7, 6, "HORN"), "off-centre"),
        (down(9, 8, "HORN"), "off-centre"),
    ],
)
def test_the_first_play_needs_two_tiles_and_the_centre(book: str, laid: tuple[Laid, ...], key: str) -> None:
    """R-2.6"""
    assert Table(book, racks=("HORNAIE", "AEIOUST")).refuses(a.Place(laid), rule="R-2.6").key == key


def test_after_a_first_play_was_taken_back_the_next_is_a_first_play() -> None:
    """R-2.6"""
    table = Table("tile-lock", racks=("HRNNAIE", "HORNAIE"))
    table.across(8, 6, "HRNN")
    table.challenge(by=1)
    assert table.refuses(a.Place(across(9, 6, "HORN")), rule="R-2.6").key == "off-centre"
    assert table.across(8, 6, "HORN").points == 14


@pytest.mark.parametrize(
    ("laid", "key"),
    [
        ((Laid(7, 6, "A"), Laid(9, 7, "T")), "not-in-line"),  # diagonal
        ((Laid(7, 6, "A"), Laid(8, 10, "S")), "not-in-line"),  # two separate places
        (across(8, 10, "S.A"), "gap"),
        (across(8, 4, "A.....S.A"), "gap"),
        (down(6, 6, "A..A"), "gap"),
        (across(10, 6, "AS"), "not-touching"),
        (across(9, 10, "AS"), "not-touching"),  # at a corner only
        (across(1, 1, "AS"), "not-touching"),
        ((), "no-tiles"),
        ((Laid(7, 6, "A"), Laid(7, 6, "S")), "square-twice"),
        (across(0, 8, "A"), "off-board"),
        (across(8, 16, "A"), "off-board"),
    ],
)
@pytest.mark.parametrize("book", BOOKS)
def test_a_play_is_one_unbroken_line_that_touches_the_tiles_there(book: str, laid: tuple[Laid, ...], key: str) -> None:
    """R-2.7"""
    table = Table(book, racks=("AASTSAE", "AEIOURT"), board=HORN)
    assert table.refuses(a.Place(laid), rule="R-2.7").key == key


@pytest.mark.parametrize(
    ("laid", "words"),
    [
        (across(8, 10, "S"), ("HORNS",)),
        (across(8, 5, "S....S"), ("SHORNS",)),  # the tiles between are counted
        (down(7, 7, "T.T"), ("TOT",)),
        (down(7, 6, "A"), ("AH",)),
        (across(9, 9, "AS"), ("AS", "NA")),
    ],
)
def test_a_later_play_may_be_of_one_tile_and_counts_the_tiles_there(
    laid: tuple[Laid, ...], words: tuple[str, ...]
) -> None:
    """R-2.7"""
    assert Table(racks=("AASTTSE", "AEIOURT"), board=HORN).lay(laid).words == words


def test_every_run_that_a_play_makes_or_changes_is_a_word_of_it() -> None:
    """R-2.8: here one along the play and two across it; what the play does not touch is no word of it."""
    board = (*HORN, *down(6, 8, "FA.M"), *across(10, 6, "PASTE"))
    assert Table(racks=("OBAEIOU", "AEIOURT"), board=board).across(9, 9, "OB").words == ("MOB", "NOT", "BE")


def test_one_tile_can_make_two_words_and_a_single_letter_is_none() -> None:
    """R-2.8"""
    board = (*across(8, 7, "AT"), *across(9, 8, "O"))
    placed = Table(racks=("NAEIOUS", "AEIOURT"), board=board).across(9, 9, "N")
    assert placed.words == ("ON",)
    board = (*across(8, 7, "ATE"), *across(9, 8, "O"))
    placed = Table(racks=("NAEIOUS", "AEIOURT"), board=board).across(9, 9, "N")
    assert sorted(placed.words) == ["EN", "ON"]


@pytest.mark.parametrize(
    ("way", "laid", "words"),
    [
        ("front", across(8, 1, "S"), {"STRAINER"}),
        ("back", across(8, 9, "S"), {"TRAINERS"}),
        ("both ends", across(8, 1, "S.......S"), {"STRAINERS"}),
        ("crossing", down(8, 2, ".HROB"), {"THROB"}),
        ("parallel", across(7, 5, "HOB"), {"HOB", "HI", "ON", "BE"}),
        ("hooking", down(3, 1, "THROBS"), {"THROBS", "STRAINER"}),
    ],
)
def test_words_are_made_in_all_the_ways_of_the_books(way: str, laid: tuple[Laid, ...], words: set[str]) -> None:
    """R-2.9"""
    table = Table(racks=("THROBSS", "AEIOURT"), board=across(8, 2, "TRAINER"))
    assert set(table.lay(laid).words) == words


def test_a_word_may_bridge_letters() -> None:
    """R-2.9"""
    table = Table(racks=("COQUETA", "AEIOURT"), board=across(1, 1, "..N...S"))
    assert table.across(1, 1, "CO.QUE.T").words == ("CONQUEST",)


def test_the_same_word_may_stand_on_the_board_twice() -> None:
    """R-2.9"""
    table = Table("folio", "challenge=void", racks=("HOBAEIU", "AEIOURT"), board=across(8, 7, "HO"))
    assert table.down(8, 7, ".O").words == ("HO",)


def test_plurals_count() -> None:
    """R-2.9"""
    table = Table("folio", "challenge=void", racks=("SAEIOUT", "AEIOURT"), board=down(6, 8, "FARM"))
    assert table.down(10, 8, "S").words == ("FARMS",)


def test_a_played_tile_is_never_shifted_or_replaced() -> None:
    """R-2.10"""
    table = Table(racks=("SAEIOUT", "AEIOURT"), board=HORN)
    refused = table.refuses(a.Place(across(8, 9, "S")), rule="R-2.10")
    assert (refused.key, refused.facts) == ("square-taken", {"row": 8, "col": 9, "tile": "N"})


def test_a_played_tile_leaves_only_by_a_successful_challenge() -> None:
    """R-2.10: no pass, no exchange and no challenge that fails takes it away."""
    table = Table("tile-lock", racks=("HORNAIE", "AEIOURT"))
    table.across(8, 6, "HORN")
    table.challenge(by=1)
    table.exchange("A")
    table.passes()
    assert table.word(8, 6) == "HORN"


def test_a_blank_is_named_when_it_is_played_and_keeps_that_letter() -> None:
    """R-2.11: it reads as that letter in every later word, and no tile counts for it again."""
    table = Table(racks=("HO?NAIE", "SAEIOUT"))
    assert table.across(8, 6, "HOrN").words == ("HORN",)
    assert table.word(8, 6) == "HOrN"
    assert table.across(8, 10, "S").words == ("HORNS",)
    assert table.word(8, 6) == "HOrNS"
    assert table.refuses(a.Place(across(8, 8, "T")), rule="R-2.10").key == "square-taken"


def test_a_blank_needs_a_name() -> None:
    """R-2.11"""
    table = Table(racks=("HO?NAIE", "SAEIOUT"))
    assert table.refuses(a.Place(across(8, 6, "HO?N")), rule="R-1.2").key == "unknown-tile"


def test_a_down_play_reads_downwards() -> None:
    """R-2.6"""
    table = Table(racks=("HORNAIE", "AEIOUST"))
    table.down(6, 8, "HORN")
    assert table.word(6, 8, Direction.DOWN) == "HORN"
    assert table.state.board.at(Square(9, 8)) == "N"
