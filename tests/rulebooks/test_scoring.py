"""Section 4: what a turn is worth, what the tiles left over cost, and who has won."""

import pytest
from msgspec.structs import replace

from tests.rulebooks.table import BOOKS, Everything, Table, across, down
from tilewright.core.layout import Layout
from tilewright.core.square import Laid
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import events as e

OTHER = "AEIOUST"


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (across(8, 6, "HORN"), 14),
        (across(8, 6, "hORN"), 6),
        (across(8, 6, "HoRN"), 12),
        (across(8, 6, "hoRN"), 4),
    ],
)
def test_a_blank_is_worth_nothing(laid: tuple[Laid, ...], points: int) -> None:
    """R-4.1"""
    faces = "".join(one.face for one in laid)
    assert Table(racks=(faces + "AEI", OTHER), words=Everything()).lay(laid).points == points


def test_a_blank_is_worth_nothing_on_a_letter_premium_either() -> None:
    """R-4.1: on the double letter at (8,4), and on the triple letter at (6,6)."""
    assert Table(racks=("?RAINEE", OTHER)).across(8, 4, "tRAIN").points == (0 + 4) * 2
    assert Table(racks=("?RAINEE", OTHER), board=across(7, 6, "O")).down(6, 6, "t").points == 0 + 1


def test_a_turn_scores_the_sum_over_all_its_words() -> None:
    """R-4.1: MOB 7, NOT 3, BE 4 with face values alone would be 14; the O and the B of MOB lie on no more than a DL."""
    board = (*across(8, 6, "HORN"), *down(6, 8, "FA.M"), *across(10, 6, "PASTE"))
    assert Table(racks=("OBAEIOU", OTHER), board=board).across(9, 9, "OB").points == (3 + 2 + 3) + (1 + 2 + 1) + (3 + 1)


def test_letter_premiums_come_before_word_premiums() -> None:
    """R-4.2: T doubled to 2, with RAIN 6, and all of it doubled."""
    assert Table(racks=("TRAINER", OTHER)).across(8, 4, "TRAIN").points == (2 + 1 + 1 + 1 + 1) * 2


def test_two_double_words_make_four_times() -> None:
    """R-4.2: from (5,5) to (5,11), through an F that stands on (5,8)."""
    table = Table(racks=("ABCDETE", OTHER), board=across(5, 8, "F"), words=Everything())
    assert table.across(5, 5, "ABC.DET").points == (1 + 3 + 3 + 4 + 2 + 1 + 1) * 4


def test_two_triple_words_make_nine_times() -> None:
    """R-4.2: the doubled Q first."""
    table = Table(racks=("COQUETA", OTHER), board=across(1, 1, "..N...S"))
    assert table.across(1, 1, "CO.QUE.T").points == (3 + 1 + 1 + 20 + 1 + 1 + 1 + 1) * 9


def test_a_double_and_a_triple_word_make_six_times_where_a_board_allows() -> None:
    """R-4.2"""
    small = Layout.parse("..... ..... T.+.D ..... .....".replace(" ", "\n"))
    rules = replace(EDITIONS["folio"].rules, layout=small)
    table = Table(rules, racks=("ABCDEEE", OTHER), words=Everything())
    assert table.across(3, 1, "ABCDE").points == (1 + 3 + 3 + 2 + 1) * 6


def test_premiums_count_only_for_tiles_of_this_turn() -> None:
    """R-4.3: neither the double letter below the first A nor the centre counts again."""
    table = Table(racks=("SSAEIOU", OTHER), board=across(8, 2, "TRAINER"))
    assert table.across(8, 9, "S").points == 8
    table = Table(racks=("SSAEIOU", OTHER), board=across(8, 2, "TRAINER"))
    assert table.across(8, 1, "S.......S").points == 9 * 3


def test_a_premium_counts_in_every_word_that_its_tile_is_part_of() -> None:
    """R-4.3: the B on the double letter at (7,7) is doubled in HOB and in BE; the S on the triple word triples both."""
    board = across(8, 2, "TRAINER")
    table = Table(racks=("HOBAEIU", OTHER), board=board)
    assert table.across(7, 5, "HOB").points == (4 + 1 + 6) + (4 + 1) + (1 + 1) + (6 + 1)
    table = Table(racks=("THROBSA", OTHER), board=board)
    assert table.down(3, 1, "THROBS").points == (1 + 8 + 1 + 1 + 3 + 1) * 3 + 8 * 3


def test_the_centre_doubles_the_first_word() -> None:
    """R-4.3"""
    assert Table(racks=("HOAEIOU", OTHER)).across(8, 8, "HO").points == (4 + 1) * 2


def test_a_blank_on_a_word_premium_still_multiplies() -> None:
    """R-4.4: on the centre, and on the triple word at (8,1)."""
    assert Table(racks=("HO?NAIE", OTHER)).across(8, 6, "HOrN").points == (4 + 1 + 0 + 1) * 2
    table = Table(racks=("?AEIOUS", OTHER), board=across(8, 2, "TRAINER"))
    assert table.across(8, 1, "s").points == (0 + 7) * 3


@pytest.mark.parametrize("book", BOOKS)
def test_seven_tiles_earn_fifty_after_the_multiplying(book: str) -> None:
    """R-4.5: TRAINER is 8 with its doubled A, doubled by the centre, and then the 50."""
    assert Table(book, racks=("TRAINER", OTHER)).across(8, 2, "TRAINER").points == 8 * 2 + 50


@pytest.mark.parametrize("book", BOOKS)
def test_six_tiles_earn_nothing_extra(book: str) -> None:
    """R-4.5: nor does a word of seven letters of which one stood there."""
    assert Table(book, racks=("TRAINER", OTHER), words=Everything()).across(8, 3, "RAINER").points == 7 * 2
    table = Table(book, racks=("TRAINEE", OTHER), board=across(8, 8, "R"))
    assert table.across(8, 2, "TRAINE.").points == 8


@pytest.mark.parametrize(
    ("variant", "tiles", "points"),
    [
        ("eight-tile", 6, 6 * 2),
        ("eight-tile", 7, 7 * 2 + 50),
        ("eight-tile", 8, (8 + 1) * 2 + 50),
        ("nine-tile", 6, 6 * 2),
        ("nine-tile", 7, 7 * 2 + 50),
        ("nine-tile", 8, (8 + 1) * 2 + 50),
        ("nine-tile", 9, (9 + 1) * 2 + 50),
    ],
)
def test_the_variants_pay_fifty_from_seven_tiles_on_and_never_twice(variant: str, tiles: int, points: int) -> None:
    """R-4.5: E after E from (8,5) on, over the centre; the eighth lies on a double letter."""
    size = 8 if variant == "eight-tile" else 9
    table = Table("folio", variant, racks=("E" * size, "I" * size), words=Everything())
    assert table.across(8, 5, "E" * tiles).points == points


def ended_by_passes(racks: tuple[str, ...], scores: tuple[int, ...], book: str = "folio") -> Table:
    table = Table(
        book, seats=len(racks), racks=racks, scores=scores, board=across(8, 8, "HO"), bag="", words=Everything()
    )
    table.passes(2 * len(racks))
    assert table.end.why is e.EndReason.PASSES
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_each_score_falls_by_the_tiles_left_and_who_went_out_gains_them_all(book: str) -> None:
    """R-4.6: an X and an A are 9, a Q is 10, a blank nothing. The S itself made FARMS for 10."""
    table = Table(book, seats=3, racks=("S", "AX", "?Q"), scores=(100, 50, 20), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    table.accept()
    assert table.scores == (100 + 10 + 19, 50 - 9, 20 - 10)
    assert table.end.leftovers == (19, -9, -10)
    assert table.end.winners == (0,)


def test_where_nobody_went_out_nobody_gains() -> None:
    """R-4.6"""
    table = ended_by_passes(("AX", "?Q", "K"), (100, 50, 20))
    assert table.scores == (91, 40, 15)


@pytest.mark.parametrize("book", BOOKS)
def test_the_highest_final_score_wins(book: str) -> None:
    """R-4.7: final, that is, after the tiles left are off."""
    assert ended_by_passes(("QZ", "A"), (100, 90), book).end.winners == (1,)


@pytest.mark.parametrize("book", BOOKS)
def test_a_tie_goes_to_the_higher_score_before_the_tiles_left(book: str) -> None:
    """R-4.7"""
    table = ended_by_passes(("A", "K", "K"), (101, 105, 60), book)
    assert table.scores == (100, 100, 55)
    assert table.end.winners == (1,)


@pytest.mark.parametrize("book", BOOKS)
def test_if_the_tie_still_exists_the_victory_is_shared(book: str) -> None:
    """R-4.7"""
    table = ended_by_passes(("A", "A", "A"), (101, 90, 101), book)
    assert table.end.winners == (0, 2)
