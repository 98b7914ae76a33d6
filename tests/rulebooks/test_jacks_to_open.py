"""R-6.4, Jacks to open: the first word needs five letters, and fewer once all have passed."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.table import Everything, Table, across
from tilewright.games.crossword import actions as a, events as e

JACKS = ("TRAINER", "HORNAIE", "HORNAIE")


def test_the_first_word_needs_five_letters() -> None:
    """R-6.4"""
    table = Table("magnetic", "jacks", racks=JACKS[:2])
    refused = table.refuses(a.Place(across(8, 6, "RAIN")), rule="R-6.4")
    assert (refused.key, refused.facts) == ("opening-too-short", {"least": 5, "letters": 4})
    assert table.across(8, 4, "TRAIN").points == 12
    assert table.across(9, 4, "H").words == ("TH",)  # later words may be short


def test_who_cannot_passes_to_the_left_and_after_a_round_four_letters_do() -> None:
    """R-6.4: then three, then two, each time from the first player on."""
    table = Table("magnetic", "jacks", seats=3, racks=JACKS, first=1)
    for least in (5, 4, 3):
        for seat in (1, 2, 0):
            assert table.turn == seat
            assert table.state.jacks
            assert table.state.jacks.least == least
            table.passes()
        assert table.told[-2] == e.Relaxed(least - 1)
    assert table.turn == 1
    table.passes(2)
    assert table.refuses(a.Place(across(8, 8, "T")), rule="R-2.6").key == "one-tile-first"
    table.across(8, 8, "AT")
    assert table.word(8, 8) == "AT"


@pytest.mark.parametrize(("rounds", "least"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_each_round_asks_for_one_letter_less_and_no_less_than_that(rounds: int, least: int) -> None:
    """R-6.4"""
    table = Table("magnetic", "jacks", racks=JACKS[:2], words=Everything())
    table.passes(2 * rounds)
    if least > 2:
        short = across(8, 8, "TRAINER"[: least - 1])
        assert table.refuses(a.Place(short), rule="R-6.4").facts["least"] == least
    assert table.across(8, 8, "TRAINER"[:least]).words


def test_before_the_opening_there_is_only_playing_and_passing() -> None:
    """R-6.4"""
    table = Table("magnetic", "jacks", racks=JACKS[:2])
    assert table.refuses(a.Exchange("T"), rule="R-6.4").key == "play-or-pass"
    table.across(8, 4, "TRAIN")
    table.exchange("H")


def test_passes_before_the_opening_do_not_end_the_game() -> None:
    """R-6.4: eight of them take the least from five to nothing; then the ordinary rules go on."""
    table = Table("magnetic", "jacks", "scoreless=3", racks=JACKS[:2])
    table.passes(7)
    assert not table.state.is_over
    assert only(e.Relaxed, table.passes()).least is None
    assert table.turn == 0
    table.exchange("T")  # the ordinary rules
    assert not table.state.is_over


def test_after_a_round_of_passes_at_two_ordinary_passes_count() -> None:
    """R-6.4, R-5.3"""
    table = Table("magnetic", "jacks", racks=JACKS[:2])
    table.passes(8 + 3)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_a_withdrawn_opening_leaves_the_opening_to_be_made() -> None:
    """R-6.4, R-3.3: the first word on the board is still to come, and it needs its five letters."""
    table = Table("tile-lock", "jacks", racks=("TRNIAER", "TRAINER"))
    table.across(8, 4, "TRNIA")
    table.challenge(by=1)
    assert table.refuses(a.Place(across(8, 6, "RAIN")), rule="R-6.4").facts["least"] == 5
    assert table.across(8, 4, "TRAIN").points == 12
