"""Section 5: the three ways in which a game ends, and what does not end it."""

import pytest

from tests.rulebooks.table import BOOKS, Everything, LoadedDice, Table, across, down, kinds
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.state import Closing
from tilewright.lexicons.plain import WordList

AB = across(8, 8, "AB")
FARM = down(6, 8, "FARM")
PLAYED_OUT = e.EndReason.NO_PLAYS


#


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_the_bag_is_empty_and_somebody_has_used_the_last_tile(book: str, seats: int) -> None:
    """R-5.1"""
    table = Table(book, seats=seats, racks=("S", "AT", "AT", "AT")[:seats], board=FARM, bag="")
    table.down(10, 8, "S")
    table.accept()
    assert (table.end.why, table.end.out) == (e.EndReason.OUT, 0)


def test_it_goes_on_while_the_bag_has_tiles() -> None:
    """R-5.1: a rack that was used up is filled again."""
    table = Table("folio", racks=("S", "AT"), board=FARM, bag="E")
    table.down(10, 8, "S")
    assert (table.racks[0], table.turn) == ("E", 1)


def test_it_goes_on_while_everybody_holds_a_tile() -> None:
    """R-5.1"""
    table = Table("folio", racks=("SE", "AT"), board=FARM, bag="")
    table.down(10, 8, "S")
    assert table.turn == 1


# AB stands, and the words are AB, ABC and ABCD; nothing else can ever be played.

ALPHABET = WordList(["AB", "ABC", "ABCD"])
DRAWN = ("AAAAAAA", "EEEEEEE", "J")  # what is dealt before the racks are set out, and what the first play draws


def after_abc(bag: str, *house: str, book: str = "folio", words: WordList = ALPHABET, other: str = "V") -> Table:
    """The first seat, with six tiles that are of no use, adds the C and draws a J."""
    table = Table(book, *house, racks=("CVWWXYZ", other), board=AB, bag="J" + bag, words=words, dice=LoadedDice(*DRAWN))
    table.across(8, 10, "C")
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_the_game_ends_when_all_possible_plays_have_been_made(book: str) -> None:
    """R-5.2: found by the program, in every edition. The play that led to it can still be challenged."""
    table = after_abc("", book=book)
    assert isinstance(table.state.phase, Closing)
    table.accept()
    assert (table.end.why, table.end.out) == (PLAYED_OUT, None)


def test_while_anybody_holds_a_play_it_goes_on() -> None:
    """R-5.2"""
    assert after_abc("", other="D").turn == 1


def test_while_an_exchange_could_bring_a_play_it_goes_on() -> None:
    """R-5.2: the D in the bag can come to a rack."""
    assert after_abc("D").turn == 1


def test_a_bag_that_can_bring_no_play_does_not_keep_it_going() -> None:
    """R-5.2: whatever is exchanged for whatever."""
    assert isinstance(after_abc("KKKKKKKK").state.phase, Closing)


def test_with_restricted_changing_a_low_bag_brings_nothing() -> None:
    """R-5.2, R-7.3: of six tiles or fewer nobody ever gets the D; of seven somebody may."""
    assert isinstance(after_abc("DKKKKK", "restricted-changing").state.phase, Closing)
    assert after_abc("DKKKKKK", "restricted-changing").turn == 1


def test_an_exchange_can_bring_tiles_of_two_racks_together() -> None:
    """R-5.2: D and V lie on two racks. By way of the bag they can meet; without a bag they can not."""
    words = WordList(["AB", "ABC", "ABCVD"])
    racks = ("CWWXXYZ", "D")
    for bag, goes_on in (("KKV", True), ("K", False)):
        table = Table(racks=racks, board=AB, bag="J" + bag, words=words, dice=LoadedDice(*DRAWN))
        table.across(8, 10, "C")
        assert isinstance(table.state.phase, Closing) is not goes_on


def test_where_blanks_are_recycled_a_blank_on_the_board_may_be_the_way_on() -> None:
    """R-5.2, R-6.1: who holds an R can have the blank that stands for it, and make HORNS."""
    words = WordList(["HORN", "HORNS"])
    for house, goes_on in (((), False), (("recycling",), True)):
        table = Table("folio", *house, racks=("HO?NR", "V"), bag="", words=words)
        table.across(8, 6, "HOrN")
        assert isinstance(table.state.phase, Closing) is not goes_on


def test_recycling_needs_the_letter_that_the_blank_stands_for() -> None:
    """R-5.2, R-6.1"""
    table = Table("folio", "recycling", racks=("HO?NV", "V"), bag="", words=WordList(["HORN", "HORNS"]))
    table.across(8, 6, "HOrN")
    assert isinstance(table.state.phase, Closing)


def test_a_set_that_makes_no_word_at_all_ends_the_game_before_it_begins() -> None:
    """R-5.2: one Z and two blanks are not four Z."""
    table = Table(words=WordList(["ZZZZ"]))
    assert table.end.why is PLAYED_OUT


def test_when_the_only_one_who_could_play_leaves_the_game_ends() -> None:
    """R-5.2, R-2.5"""
    table = Table(seats=3, racks=("VW", "D", "WX"), board=across(8, 8, "ABC"), bag="", words=ALPHABET)
    table.do(a.Resign(), by=1)
    assert table.end.why is PLAYED_OUT


def test_a_play_that_ended_the_game_and_was_no_word_is_taken_back_and_the_game_goes_on() -> None:
    """R-5.2, R-3.7"""
    table = Table("tile-lock", racks=("BVW", "CX"), board=AB, bag="", words=ALPHABET)
    table.across(8, 10, "B")
    assert isinstance(table.state.phase, Closing)
    table.challenge(by=1)
    assert (table.turn, table.racks) == (1, ("BVW", "CX"))
    assert table.across(8, 10, "C").words == ("ABC",)


#


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_passes_each_end_the_game(book: str, seats: int) -> None:
    """R-5.3: named by large-print and magnetic, taken as agreement in the others."""
    table = Table(book, seats=seats)
    table.passes(2 * seats - 1)
    assert not table.state.is_over
    table.passes()
    assert (table.end.why, table.end.out) == (e.EndReason.PASSES, None)


@pytest.mark.parametrize("book", BOOKS)
def test_an_exchange_is_no_pass_and_breaks_the_row(book: str) -> None:
    """R-5.3"""
    table = Table(book)
    table.passes(3)
    table.exchange(table.racks[1][0])
    table.passes(3)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_a_play_breaks_the_row() -> None:
    """R-5.3"""
    table = Table(racks=("HORNAIE", "AEIOUST"))
    table.passes(2)
    table.across(8, 6, "HORN")
    table.passes(3)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_the_last_play_before_the_passes_stands_by_then() -> None:
    """R-5.3: nothing is left to challenge, so the game is over at once."""
    table = Table("magnetic", racks=("HRNNAIE", "AEIOUST"))
    table.across(8, 6, "HRNN")
    table.passes(4)
    assert table.end.why is e.EndReason.PASSES
    assert table.word(8, 6) == "HRNN"


def test_a_turn_lost_to_a_challenge_is_no_pass_and_does_not_break_the_row() -> None:
    """R-5.3: Cid loses a turn between the others' passes, and still has to pass twice."""
    table = Table("folio", seats=3, racks=("HORNAIE", "AEIOUST", "AEIOUSL"))
    table.across(8, 6, "HORN")
    table.challenge("HORN", by=2)
    assert kinds(table.passes()) == ["Stood", "Passed", "TurnLost", "Turned"]
    table.passes(2)
    assert table.turn == 2
    table.passes(3)
    assert not table.state.is_over
    assert table.turn == 2
    assert table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_passes_before_a_lost_turn_still_count() -> None:
    """R-5.3: once Cid has gone, two passes of Ann and two of Ben are enough, one of them before the lost turn."""
    table = Table("folio", seats=3, racks=("HORNAIE", "AEIOUST", "AEIOUSL"))
    table.across(8, 6, "HORN")
    table.challenge("HORN", by=2)
    table.passes(3)
    table.do(a.Resign(), by=2)
    assert table.turn == 0
    table.passes()
    assert table.end.why is e.EndReason.PASSES


@pytest.mark.parametrize("book", BOOKS)
def test_a_play_that_is_withdrawn_breaks_the_row(book: str) -> None:
    """R-5.3"""
    table = Table(book, racks=("HRNNAIE", "AEIOUST"))
    table.passes(2)
    table.across(8, 6, "HRNN")
    table.challenge(*(("HRNN",) if book in ("folio", "magnetic") else ()), by=1)
    table.passes(3)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


@pytest.mark.parametrize("book", BOOKS)
def test_by_option_six_scoreless_turns_end_the_game(book: str) -> None:
    """R-5.3: exchanges among them."""
    table = Table(book, "scoreless")
    for _ in range(2):
        table.exchange(table.racks[table.turn][0])
        table.passes()
    table.exchange(table.racks[table.turn][0])
    assert not table.state.is_over
    table.exchange(table.racks[table.turn][0])
    assert table.end.why is e.EndReason.SCORELESS


@pytest.mark.parametrize("book", BOOKS)
def test_without_the_option_exchanges_go_on_and_on(book: str) -> None:
    """R-5.3"""
    table = Table(book)
    for _ in range(14):
        table.exchange(table.racks[table.turn][0])
    assert not table.state.is_over


def test_a_turn_with_points_starts_the_count_of_scoreless_turns_again() -> None:
    """R-5.3"""
    table = Table("folio", "scoreless=2", racks=("AEIOUST", "HORNAIE"))
    table.passes()
    table.across(8, 6, "HORN")
    table.passes()
    assert not table.state.is_over
    table.exchange("A")
    assert table.end.why is e.EndReason.SCORELESS


def test_a_play_of_blanks_alone_is_a_scoreless_turn() -> None:
    """R-5.3"""
    table = Table("folio", "scoreless=2", racks=("??AEIOU", "AEIOUST"), words=Everything())
    table.across(8, 8, "at")
    assert not table.state.is_over
    table.exchange("A")
    assert table.end.why is e.EndReason.SCORELESS


def test_a_play_that_is_withdrawn_was_a_scoreless_turn() -> None:
    """R-5.3: as is the one before it."""
    table = Table("tile-lock", "scoreless=2", racks=("AEIOUST", "HRNNAIE"))
    table.exchange("A")
    table.across(8, 6, "HRNN")
    table.challenge(by=0)
    assert table.end.why is e.EndReason.SCORELESS


def test_a_lost_turn_and_a_withdrawn_play_are_two_scoreless_turns() -> None:
    """R-5.3: Ben's play, over which Cid's lost turn went by, is withdrawn; two turns in a row have no point."""
    table = Table("tile-lock", "scoreless=2", seats=3, racks=("HORNAIE", "XAEIOUS", "AEIOUSL"))
    table.across(8, 6, "HORN")
    table.challenge(by=2)
    table.across(8, 10, "X")
    assert table.turn == 0
    table.challenge(by=0)
    assert table.end.why is e.EndReason.SCORELESS
