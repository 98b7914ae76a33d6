"""magnetic-2006: passing, challenges that cost nothing, the TRAINER examples, house rules and tournament options."""

import pytest

from tests.rulebooks.table import LoadedDice, Table, across, down, kinds
from tilewright.core.layout import Premium
from tilewright.core.square import Direction, Laid, Square
from tilewright.editions.books import EDITIONS
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import Covers, NoPenalty, OnChallenge
from tilewright.notation.coordinates import Convention, write

MAGNETIC = EDITIONS["magnetic"]
OTHER = "AEIOUST"
TRAINER = across(8, 2, "TRAINER")


def test_the_blank_precedes_a_in_the_draw_for_first_play() -> None:
    """R-2.2: "Set up"."""
    assert Table("magnetic", first=None, dice=LoadedDice("A?")).turn == 1


def test_play_proceeds_clockwise() -> None:
    """R-2.4"""
    table = Table("magnetic", seats=3, first=1)
    table.passes()
    assert table.turn == 2
    table.passes()
    assert table.turn == 0


def test_a_player_may_pass_whether_or_not_able_to_make_a_word() -> None:
    """R-2.14: "Passing"."""
    table = Table("magnetic", racks=("TRAINER", OTHER))
    table.passes()
    assert (table.turn, table.racks[0]) == (1, "AEINRRT")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_passes_each_end_the_game(seats: int) -> None:
    """R-5.3: "should all players pass twice in succession, the game ends"."""
    table = Table("magnetic", seats=seats)
    table.passes(2 * seats - 1)
    assert not table.state.is_over
    table.passes()
    assert table.end.why is e.EndReason.PASSES


def test_a_challenge_of_a_good_word_costs_nothing() -> None:
    """R-3.4, R-3.5: no penalty is named."""
    assert MAGNETIC.rules.checking == OnChallenge(Covers.NAMED_WORDS, NoPenalty())
    table = Table("magnetic", racks=("HORNAIE", OTHER))
    table.across(8, 6, "HORN")
    assert kinds(table.challenge("HORN", by=1)) == ["Challenged"]
    assert table.turn == 1


def test_a_bad_word_is_taken_back_and_the_turn_is_lost() -> None:
    """R-3.3, R-2.10: the one way in which a tile leaves the board."""
    table = Table("magnetic", racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN")
    table.challenge("HRNN", by=1)
    assert (table.turn, table.racks[0]) == (1, "AEHINNR")
    assert table.state.board.is_empty


def test_five_tiles_are_drawn_after_train() -> None:
    """R-2.12, R-4.2: "After Move 1, Player 1 has R, E left"."""
    table = Table("magnetic", racks=("AEITRNR", OTHER), bag="LLLLDDD")
    assert table.across(8, 4, "TRAIN").points == 12
    assert len(table.racks[0]) == 7
    assert set(table.racks[0]) - set("LD") == {"R", "E"}


@pytest.mark.parametrize(
    ("way", "laid", "words", "points"),
    [
        (1, across(8, 1, "S.......S"), {"STRAINERS"}, 27),
        (2, down(8, 2, ".HROB"), {"THROB"}, 12),
        (3, across(7, 5, "HOB"), {"HOB", "HI", "ON", "BE"}, 25),
        (4, down(3, 1, "THROBS"), {"THROBS", "STRAINER"}, 69),
    ],
)
def test_the_five_ways_that_words_are_formed(way: int, laid: tuple[Laid, ...], words: set[str], points: int) -> None:
    """R-2.9, R-4.3: all but the last are told of TRAINER."""
    placed = Table("magnetic", racks=("THROBSS", OTHER), board=TRAINER).lay(laid)
    assert (set(placed.words), placed.points) == (words, points)


def test_the_fifth_way_bridges_two_letters() -> None:
    """R-2.9, R-4.2: CONQUEST, 19 and 10 for the Q, tripled to 87 and tripled again."""
    table = Table("magnetic", racks=("COQUETA", OTHER), board=across(1, 1, "..N...S"))
    assert table.across(1, 1, "CO.QUE.T").points == 261


def test_trainer_scores_16_and_50_for_the_bonus() -> None:
    """R-4.5"""
    assert Table("magnetic", racks=("TRAINER", OTHER)).across(8, 2, "TRAINER").points == 66


def test_an_x_and_an_a_left_on_a_rack() -> None:
    """R-4.6: "reduced by 9 points. The player who used all their tiles adds 9 points"."""
    table = Table("magnetic", racks=("S", "AX"), scores=(0, 50), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    table.accept()
    assert table.scores == (10 + 9, 50 - 9)


def test_the_same_word_can_be_played_more_than_once_and_plurals_are_allowed() -> None:
    """R-2.9: rules clarifications."""
    table = Table("magnetic", "challenge=void", racks=("OAEIOUS", "SAEIOUT"), board=across(8, 7, "HO"))
    assert table.down(9, 7, "O").words == ("HO",)
    table = Table("magnetic", "challenge=void", racks=("SAEIOUT", OTHER), board=down(6, 8, "FARM"))
    assert table.down(10, 8, "S").words == ("FARMS",)


def test_light_and_dark_blue_light_and_dark_red() -> None:
    """R-1.3"""
    palette = MAGNETIC.palette
    assert palette.paint(Premium.DOUBLE_LETTER).fill > palette.paint(Premium.TRIPLE_LETTER).fill
    assert palette.paint(Premium.DOUBLE_WORD).fill > palette.paint(Premium.TRIPLE_WORD).fill
    assert palette.paint(Premium.CENTRE) == palette.paint(Premium.DOUBLE_WORD)


def test_a_place_is_written_letter_first_across_and_number_first_down() -> None:
    """R-1.4: H8 and 8H."""
    assert MAGNETIC.rulebook_coordinates
    assert write(Square(8, 8), Direction.ACROSS, Convention.RULEBOOK) == "H8"
    assert write(Square(8, 8), Direction.DOWN, Convention.RULEBOOK) == "8H"
    assert write(Square(8, 4), Direction.ACROSS, Convention.RULEBOOK) == "H4"


def test_retains_with_a_blank_s_can_be_had_for_an_s() -> None:
    """R-6.1: "Recycling the blanks", and the blank is used immediately in that move."""
    board = across(8, 2, "RETAINs")
    table = Table("magnetic", "recycling", racks=("SVVWWXZ", OTHER), board=board)
    assert table.down(7, 8, "o", recycle=(Square(8, 8),)).words == ("OS",)
    assert table.word(8, 2) == "RETAINS"


def test_jacks_to_open_passes_left_until_four_letters_do() -> None:
    """R-6.4"""
    table = Table("magnetic", "jacks", racks=("RAINQVV", "VVWWXZQ"), bag="AAAAEEEE")
    assert table.refuses(a.Place(across(8, 6, "RAIN")), rule="R-6.4").key == "opening-too-short"
    table.passes(2)
    assert table.turn == 0
    assert table.across(8, 6, "RAIN").words == ("RAIN",)


def test_two_minutes_a_move_or_twenty_five_a_game_and_no_change_at_six() -> None:
    """R-7.1, R-7.2, R-7.3: tournament rules as they are without a number."""
    table = Table("magnetic", "move-timer")
    table.now = 2 * 60_000 + 1
    assert table.refuses(a.Pass(), rule="R-7.1").key == "time-is-up"
    table = Table("magnetic", "game-clock")
    table.now = 25 * 60_000 + 1
    table.passes(4)
    assert table.end.overtime == (-10, 0)
    table = Table("magnetic", "restricted-changing", racks=("QVVWWXZ", OTHER), bag="EEEEEE")
    assert table.refuses(a.Exchange("Q"), rule="R-7.3").key == "exchange-restricted"


@pytest.mark.parametrize(("kind", "seats"), [("one-rack", 1), ("two-racks", 2), ("face-up", 1)])
def test_the_three_kinds_of_solitaire(kind: str, seats: int) -> None:
    """R-8.1, R-8.2, R-8.3"""
    table = Table("magnetic", f"solitaire={kind}", seats=seats)
    assert [len(rack) for rack in table.racks] == ([100] if kind == "face-up" else [7] * seats)
