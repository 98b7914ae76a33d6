"""large-print-2020: coordinates, two passes each, and the shorter game of eight tiles."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import TURNS, five_turns
from tests.rulebooks.table import Table, across, down
from tilewright.core.layout import Premium
from tilewright.core.square import Direction, Square
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import Covers, LoseTurn, OnChallenge
from tilewright.notation.coordinates import Convention, read

LARGE_PRINT = EDITIONS["large-print"]
OTHER = "AEIOUST"


def test_the_top_left_square_is_a1_across_and_1a_down() -> None:
    """R-1.4: "Coordinates"."""
    assert LARGE_PRINT.rulebook_coordinates
    assert read("A1", Convention.RULEBOOK) == (Square(1, 1), Direction.ACROSS)
    assert read("1A", Convention.RULEBOOK) == (Square(1, 1), Direction.DOWN)


def test_it_is_printed_large() -> None:
    """R-1.3: light and dark blue, light and dark red; the centre is pink as double words are."""
    assert LARGE_PRINT.large_print
    assert LARGE_PRINT.palette == EDITIONS["magnetic"].palette != EDITIONS["folio"].palette
    assert LARGE_PRINT.palette.paint(Premium.CENTRE) == LARGE_PRINT.palette.paint(Premium.DOUBLE_WORD)


def test_two_passes_each_end_the_game() -> None:
    """R-5.3: "or all players have passed twice in consecutive turns"."""
    table = Table("large-print", seats=4)
    table.passes(7)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_all_words_of_a_play_are_challenged_simultaneously() -> None:
    """R-3.5, R-3.4"""
    assert LARGE_PRINT.rules.checking == OnChallenge(Covers.WHOLE_PLAY, LoseTurn())
    table = Table("large-print", racks=("HORNAIE", OTHER))
    table.across(8, 6, "HORN")
    table.challenge(by=1)
    assert table.turn == 0


def test_any_or_all_tiles_are_replaced_but_not_none() -> None:
    """R-2.13: rule 7."""
    table = Table("large-print", racks=("QVVWWXZ", OTHER), bag="E")
    assert table.refuses(a.Exchange(""), rule="R-2.13").key == "exchange-nothing"
    table.exchange("Q")
    assert (table.racks[0], table.bag) == ("EVVWWXZ", "Q")


def test_a_blank_cannot_be_changed_during_the_game() -> None:
    """R-2.11, R-4.1: and on a blue square it is still worth nothing."""
    table = Table("large-print", racks=("?RAINEE", OTHER))
    assert table.across(8, 4, "tRAIN").points == 8
    assert table.refuses(a.Place(across(8, 4, "A")), by=1, rule="R-2.10").key == "square-taken"


def test_the_fifty_is_added_after_doubling_or_tripling() -> None:
    """R-4.5: "BINGO!"."""
    assert Table("large-print", racks=("TRAINER", OTHER)).across(8, 2, "TRAINER").points == 16 + 50


@pytest.mark.parametrize(("tiles", "points"), [(6, 12), (7, 14 + 50), (8, 18 + 50)])
def test_the_shorter_game_has_eight_tiles_and_the_fifty_for_seven_or_eight(tiles: int, points: int) -> None:
    """R-6.6, R-4.5"""
    table = Table("large-print", "eight-tile", racks=("E" * 8, "I" * 4 + "A" * 4))
    assert len(Table("large-print", "eight-tile").racks[0]) == 8
    assert table.across(8, 5, "E" * tiles).points == points


def test_a_word_can_be_extended_on_both_ends_within_the_same_move() -> None:
    """R-2.9: TRAINER to STRAINERS, of the clarifications."""
    table = Table("large-print", racks=("SSAEIOU", OTHER), board=across(8, 2, "TRAINER"))
    assert table.across(8, 1, "S.......S").words == ("STRAINERS",)


def test_no_tiles_are_added_in_different_parts_of_the_board() -> None:
    """R-2.7: of the clarifications."""
    table = Table("large-print", racks=("SSAEIOU", OTHER), board=across(8, 2, "TRAINER"))
    both = (*across(8, 9, "S"), *down(7, 3, "A"))
    assert table.refuses(a.Place(both), rule="R-2.7").key == "not-in-line"
    assert table.refuses(a.Place((*down(7, 3, "A"), *down(7, 9, "S"))), rule="R-2.7").key == "gap"


def test_two_premium_word_squares_multiply() -> None:
    """R-4.2: 4 times, or 9 times, of the clarifications."""
    table = Table("large-print", racks=("COQUETA", OTHER), board=across(1, 1, "..N...S"))
    assert table.across(1, 1, "CO.QUE.T").points == 261
    table = Table("large-print", racks=("ABCDETE", OTHER), board=across(5, 8, "F"))
    assert table.across(5, 5, "ABC.DET").points == 15 * 4


@pytest.mark.parametrize("turn", range(5))
def test_the_examples_of_word_formation_and_scoring(turn: int) -> None:
    """R-4.1, R-2.9"""
    _, plays = five_turns("large-print")
    assert (set(plays[turn].words), plays[turn].points) == (set(TURNS[turn][0]), TURNS[turn][1])


def test_a_tie_goes_to_the_higher_score_before_and_then_is_shared() -> None:
    """R-4.7"""
    for racks, scores, winners in ((("AX", "Q"), (109, 110), (1,)), (("Q", "Z"), (110, 110), (0, 1))):
        table = Table("large-print", racks=racks, scores=scores, bag="")
        table.passes(4)
        assert table.end.winners == winners


def test_unplayed_tiles_go_to_who_used_all() -> None:
    """R-4.6, R-5.1"""
    table = Table("large-print", racks=("S", "AX"), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    table.accept()
    assert only(e.Ended, table.told).leftovers == (9, -9)
