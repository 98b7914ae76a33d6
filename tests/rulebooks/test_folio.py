"""folio-2009: challenges of a word, exchanges of none, and a tie that goes to the higher score before."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import TURNS, five_turns
from tests.rulebooks.table import LoadedDice, Table, across, down, kinds
from tilewright.core.layout import Premium
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import Covers, LoseTurn, OnChallenge

FOLIO = EDITIONS["folio"]
OTHER = "AEIOUST"


def test_it_is_for_two_to_four_players_with_seven_tiles_each() -> None:
    """R-2.1, R-2.3: contents and set-up 3."""
    assert (FOLIO.rules.seats, FOLIO.rules.rack_size) == ((2, 4), 7)


def test_a_blank_supersedes_all_other_tiles_in_the_draw_for_first_play() -> None:
    """R-2.2: set-up 2."""
    assert Table("folio", first=None, seats=3, dice=LoadedDice("AB?")).turn == 2


def test_one_letter_of_the_first_word_is_on_the_centre() -> None:
    """R-2.6: gameplay 1."""
    table = Table("folio", racks=("HORNAIE", OTHER))
    assert table.refuses(a.Place(across(9, 6, "HORN")), rule="R-2.6").key == "off-centre"


def test_a_turn_may_exchange_all_some_or_none() -> None:
    """R-2.13: gameplay 7."""
    table = Table("folio", racks=("QVVWWXZ", OTHER), bag="EEEEEEE")
    table.exchange("QVVWWXZ")
    assert table.racks[0] == "EEEEEEE"
    table.exchange("AE")
    assert len(table.racks[1]) == 7
    assert kinds(table.exchange("")) == ["Passed", "Turned"]


def test_a_word_is_challenged_and_the_challenger_of_a_good_one_loses_the_next_turn() -> None:
    """R-3.4, R-3.5: gameplay 8, "If the word challenged is acceptable, the challenger loses his or her next turn"."""
    assert FOLIO.rules.checking == OnChallenge(Covers.NAMED_WORDS, LoseTurn())
    table = Table("folio", racks=("ATVVWWU", "AEIOURT"), board=across(8, 6, "HORN"))
    table.across(9, 6, "AT")  # makes OT, which is no word
    table.challenge("HA", by=1)
    assert (table.turn, table.word(9, 6)) == (0, "AT")


def test_an_unacceptable_word_is_taken_back_and_the_turn_is_lost() -> None:
    """R-3.3"""
    table = Table("folio", racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN")
    table.challenge("HRNN", by=1)
    assert (table.turn, table.racks[0], table.scores) == (1, "AEHINNR", (0, 0))


def test_it_ends_with_the_last_letter_or_with_the_last_possible_play() -> None:
    """R-5.1, R-5.3: gameplay 9. Two passes each are taken as agreement that all possible plays have been made."""
    table = Table("folio", racks=("S", "AX"), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    table.accept()
    assert table.end.why is e.EndReason.OUT
    table = Table("folio")
    table.passes(4)
    assert table.end.why is e.EndReason.PASSES


def test_blue_green_red_and_orange() -> None:
    """R-1.3: scoring 12 and 13; the centre is red."""
    assert FOLIO.palette == EDITIONS["tile-lock"].palette != EDITIONS["magnetic"].palette
    assert FOLIO.palette.paint(Premium.CENTRE) == FOLIO.palette.paint(Premium.DOUBLE_WORD)


@pytest.mark.parametrize("turn", range(5))
def test_the_examples_of_word_formation_and_scoring(turn: int) -> None:
    """R-4.1, R-2.9"""
    _, plays = five_turns("folio")
    assert (set(plays[turn].words), plays[turn].points) == (set(TURNS[turn][0]), TURNS[turn][1])


def test_a_blank_on_a_red_square_doubles_the_word() -> None:
    """R-4.4: scoring 15."""
    assert Table("folio", racks=("HO?NAIE", OTHER)).across(8, 6, "HOrN").points == 12


def test_a_tie_is_won_by_the_higher_score_before_unplayed_letters() -> None:
    """R-4.7, R-4.6: scoring 18, "How to Win"."""
    table = Table("folio", racks=("AX", "Q"), scores=(109, 110), bag="")
    table.passes(4)
    assert (table.scores, table.end.winners) == ((100, 100), (1,))


def test_the_racks_are_stored_face_down() -> None:
    """R-13.2: "to keep them confidential"."""
    table = Table("folio", racks=("HORNAIE", OTHER))
    told = table.do(a.Adjourn(), by=0)
    assert only(e.Adjourned, told).seat == 0
    assert table.refuses(a.Pass(), by=0, rule="R-13.2").key == "put-away"
