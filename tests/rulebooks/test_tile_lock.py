"""tile-lock-2011: the whole play is challenged, a second tie shares, and the shorter game has nine tiles."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import TURNS, five_turns
from tests.rulebooks.table import Table, across, down, kinds
from tilewright.core.layout import Premium
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import Covers, LoseTurn, OnChallenge

TILE_LOCK = EDITIONS["tile-lock"]
OTHER = "AEIOUST"


def test_all_words_of_a_play_are_challenged_simultaneously() -> None:
    """R-3.5: rule 8, "If any word is unacceptable, the entire play is unacceptable"."""
    assert TILE_LOCK.rules.checking == OnChallenge(Covers.WHOLE_PLAY, LoseTurn())
    table = Table("tile-lock", racks=("ATVVWWU", "AEIOURT"), board=across(8, 6, "HORN"))
    table.across(9, 6, "AT")
    assert only(e.Challenged, table.challenge(by=1)).bad == ("OT",)
    assert (table.word(9, 6), table.turn) == ("", 1)


def test_only_one_turn_is_lost_on_any_challenge() -> None:
    """R-3.4, R-3.5: though the play made three words."""
    board = (*across(8, 6, "HORN"), *down(6, 8, "FA.M"), *across(10, 6, "PASTE"))
    table = Table("tile-lock", seats=3, racks=("OBAEIOU", OTHER, OTHER), board=board)
    table.across(9, 9, "OB")
    told = table.challenge(by=1)
    assert kinds(told).count("TurnLost") == 1
    assert table.state.owed == (0, 0, 0)
    table.passes(2)
    assert table.turn == 1


def test_all_or_some_letters_are_exchanged_but_not_none() -> None:
    """R-2.13: rule 7."""
    table = Table("tile-lock", racks=("QVVWWXZ", OTHER))
    assert table.refuses(a.Exchange(""), rule="R-2.13").key == "exchange-nothing"
    table.exchange("QVVWWXZ")
    assert table.turn == 1


def test_no_tile_is_shifted_or_replaced_after_it_has_been_played() -> None:
    """R-2.10: rule 5."""
    table = Table("tile-lock", racks=("RAEIOUT", OTHER), board=across(8, 6, "HORN"))
    assert table.refuses(a.Place(across(8, 8, "R")), rule="R-2.10").key == "square-taken"


def test_racks_are_filled_as_long_as_there_are_enough_left() -> None:
    """R-2.12: rule 2."""
    table = Table("tile-lock", racks=("HORNAIE", OTHER), bag="LU")
    table.across(8, 6, "HORN")
    assert table.racks[0] == "AEILU"


def test_the_game_ends_with_the_last_letter() -> None:
    """R-5.1, R-4.6"""
    table = Table("tile-lock", racks=("S", "AX"), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    table.accept()
    assert (table.end.why, table.scores) == (e.EndReason.OUT, (19, -9))


def test_blue_green_red_and_orange() -> None:
    """R-1.3: scoring 3 and 4."""
    fills = {premium: TILE_LOCK.palette.paint(premium).fill for premium in Premium}
    assert fills == {premium: EDITIONS["folio"].palette.paint(premium).fill for premium in Premium}
    premiums = (Premium.DOUBLE_LETTER, Premium.TRIPLE_LETTER, Premium.DOUBLE_WORD, Premium.TRIPLE_WORD)
    assert len({fills[premium] for premium in premiums}) == 4


def test_a_tie_goes_to_the_higher_score_before_and_then_is_shared() -> None:
    """R-4.7: "If the tie still exists, the victory is shared"."""
    table = Table("tile-lock", racks=("AX", "Q"), scores=(109, 110), bag="")
    table.passes(4)
    assert table.end.winners == (1,)
    table = Table("tile-lock", racks=("Q", "Z"), scores=(110, 110), bag="")
    table.passes(4)
    assert table.end.winners == (0, 1)


@pytest.mark.parametrize(("tiles", "points"), [(6, 12), (7, 14 + 50), (8, 18 + 50), (9, 20 + 50)])
def test_the_shorter_game_has_nine_tiles_and_the_fifty_for_seven_eight_or_nine(tiles: int, points: int) -> None:
    """R-6.6, R-4.5"""
    table = Table("tile-lock", "nine-tile", racks=("E" * 9, "I" * 9))
    assert len(Table("tile-lock", "nine-tile").racks[0]) == 9
    assert table.across(8, 5, "E" * tiles).points == points


@pytest.mark.parametrize("turn", range(5))
def test_the_examples_of_word_formation_and_scoring(turn: int) -> None:
    """R-4.1, R-2.9"""
    _, plays = five_turns("tile-lock")
    assert (set(plays[turn].words), plays[turn].points) == (set(TURNS[turn][0]), TURNS[turn][1])
