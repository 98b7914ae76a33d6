"""Section 14: the worked examples, as they are written, with the standard board."""

import pytest

from tests.rulebooks.examples import TURNS, five_turns
from tests.rulebooks.table import BOOKS, Table, across, down
from tilewright.core.square import Laid

OTHER = "AEIOUST"
TRAINER = across(8, 2, "TRAINER")


@pytest.mark.parametrize("book", BOOKS)
def test_four_turns_and_a_fifth_with_the_r_on_the_centre(book: str) -> None:
    """R-2.8, R-2.9, R-4.1: HORN 14; FARM 9; PASTE and FARMS 25; MOB, NOT and BE 16; BIT, PI and AT 16."""
    table, plays = five_turns(book)
    assert [(set(placed.words), placed.points) for placed in plays] == [(set(words), points) for words, points in TURNS]
    assert table.state.board[8, 8] == "R"
    assert table.scores == (14 + 25 + 16, 9 + 16)


def test_train_across_the_centre_is_12() -> None:
    """R-4.2, R-4.3: the T is on a double letter."""
    assert Table(racks=("AEITRNR", OTHER)).across(8, 4, "TRAIN").points == 12


def test_trainer_is_66_with_the_50() -> None:
    """R-4.5"""
    table = Table(racks=("AEITRNR", OTHER))
    placed = table.across(8, 2, "TRAINER")
    assert (placed.words, placed.points) == (("TRAINER",), 66)


@pytest.mark.parametrize(
    ("laid", "words", "points"),
    [
        (across(8, 1, "S.......S"), {"STRAINERS"}, 27),
        (down(8, 2, ".HROB"), {"THROB"}, 12),
        (across(7, 5, "HOB"), {"HOB", "HI", "ON", "BE"}, 25),
        (down(3, 1, "THROBS"), {"THROBS", "STRAINER"}, 69),
    ],
)
def test_each_of_these_on_the_board_with_trainer(laid: tuple[Laid, ...], words: set[str], points: int) -> None:
    """R-2.9, R-4.3"""
    placed = Table(racks=("THROBSS", OTHER), board=TRAINER).lay(laid)
    assert (set(placed.words), placed.points) == (words, points)


def test_conquest_over_an_n_and_an_s_is_261() -> None:
    """R-4.2: 19 and 10 more for the Q, tripled and tripled again."""
    placed = Table(racks=("COQUETA", OTHER), board=across(1, 1, "..N...S")).across(1, 1, "CO.QUE.T")
    assert (placed.words, placed.points) == (("CONQUEST",), 261)


def test_an_x_and_an_a_are_9_off_and_9_for_who_went_out() -> None:
    """R-4.6"""
    table = Table(racks=("AX", "S"), scores=(60, 40), board=down(6, 8, "FARM"), bag="", first=1)
    table.down(10, 8, "S")
    table.accept()
    assert table.end.leftovers == (-9, 9)
    assert table.scores == (60 - 9, 40 + 10 + 9)
