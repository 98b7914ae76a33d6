"""junior-1999: the printed board and its tiles, who starts, and on which letters a tile may go."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.rulebooks.common import only
from tests.rulebooks.junior_table import JuniorTable, of
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.boards import PRINTED
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.plays import plays
from tilewright.games.junior.rules import Rules

PICTURE = """
.F.....D..EGGS.
.R.B..BUZZ..O..
MUSIC..C.E..ARM
.I.C...K.BOAT.O
.TOY.S...R....N
...C.H...ARCADE
...L.E.T...A..Y
..TELEVISION...
.....P.G...DOG.
....J..E.BOY.R.
...WATER.....AX
....C......B.P.
..S.K....A.A.E.
.QUEEN..APPLES.
..N.T....E.L...
"""
WORDS = (
    "EGGS BUZZ MUSIC ARM BOAT TOY ARCADE TELEVISION DOG BOY WATER AX QUEEN APPLES FRUIT SUN BICYCLE JACKET SHEEP DUCK "
    "TIGER ZEBRA APE CANDY BALL GOAT GRAPES MONEY"
)
JA = of("JACKET", 1, 2)
J, A, C, _, _, T = of("JACKET")
W = of("WATER", 1)[0]
B = of("BOY", 1)[0]

# two to four players, the printed board, its tiles and the kitty


def test_the_board_is_the_one_in_the_book() -> None:
    """R-12.1"""
    assert str(PRINTED) == PICTURE.strip()
    assert sorted(word.text for word in PRINTED.words) == sorted(WORDS.split())
    assert len(PRINTED.words) == 28


def test_there_is_one_tile_for_each_of_the_101_letters() -> None:
    """R-12.1"""
    table = JuniorTable(seats=4)
    assert len(PRINTED.tiles) == sum(table.tiles.values()) == 101
    assert table.tiles == Counter(PICTURE.replace(".", "").replace("\n", ""))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_seven_tiles_each_and_44_chips_in_the_kitty(seats: int) -> None:
    """R-12.1"""
    table = JuniorTable(seats=seats)
    assert [len(rack) for rack in table.racks] == [7] * seats
    assert len(table.pool) == 101 - 7 * seats
    assert table.state.kitty == 44


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """R-12.1"""
    with pytest.raises(Refused) as caught:
        JuniorTable(seats=seats)
    assert (caught.value.key, caught.value.facts["most"]) == ("seats", 4)


def test_chips_come_out_of_the_kitty() -> None:
    """R-12.1"""
    table = JuniorTable(racks=("TBOYDOG", "AAAAAAA"), covered=of("JACKET", 1, 2, 3, 4, 5))
    table.play(T, B)
    assert (table.chips, table.state.kitty) == ((1, 0), 43)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_racks_lie_face_up_for_everybody_and_the_pool_face_down(seat: int | None) -> None:
    """R-12.1"""
    table = JuniorTable(seats=3)
    seen = JUNIOR.view(table.state, seat)
    assert seen.seat == seat
    assert seen.racks == table.state.racks
    assert seen.pool.faces == "*" * 80
    assert seen.board == table.state.board
    assert [JUNIOR.redact(event, seat) for event in table.told] == table.told


def test_the_set_of_a_board_is_its_letters() -> None:
    """R-12.1: and a board with more words than chips, or too few letters for the racks, is refused."""
    small = replace(PRINTED, name="small", rows=("CAT", "O.A", "WEB"))
    for rules, key in ((Rules(board=small), "too-few-tiles"), (Rules(chips=27), "too-few-chips")):
        with pytest.raises(Refused) as caught:
            JuniorTable(rules=rules)
        assert caught.value.key == key
    table = JuniorTable(rules=Rules(board=small, rack_size=4))
    assert table.tiles == Counter("CATOAWEB")


# who starts, and where a tile goes


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_can_be_chosen_to_start(seat: int) -> None:
    """R-12.2"""
    table = JuniorTable(seats=3, first=seat)
    assert only(e.FirstChosen, table.told) == e.FirstChosen(seat, by_chance=False)
    assert table.turn == seat


def test_where_nobody_is_chosen_chance_does_it() -> None:
    """R-12.2: every seat has its day."""
    tables = [JuniorTable(seats=4, first=None, dice=Dice(bytes([number] * 32))) for number in range(40)]
    assert {table.turn for table in tables} == {0, 1, 2, 3}
    assert all(only(e.FirstChosen, table.told).by_chance for table in tables)


def test_play_passes_to_the_left() -> None:
    """R-12.2: round the table, from whoever starts."""
    table = JuniorTable(seats=3, first=1)
    order = []
    for _ in range(5):
        order.append(table.turn)
        table.do(a.Place(plays(table.state.board, table.state.racks[table.turn])[0]))
    assert order == [1, 2, 0, 1, 2]
    assert table.refuses(a.Pass(), by=1, rule="R-2.4").facts == {"turn": 0}


def test_before_anything_is_covered_the_first_letters_of_all_words_are_open_and_no_others() -> None:
    """R-12.2"""
    board = JuniorTable().state.board
    assert {one.square for one in board.openings()} == {word.squares[0] for word in PRINTED.words}


def test_a_turn_plays_two_tiles_and_no_more() -> None:
    """R-12.2"""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"))
    assert table.refuses(a.Place((J, A, C)), rule="R-12.2").key == "two-tiles-at-most"
    assert table.refuses(a.Place(()), rule="R-12.2").key == "no-tile-chosen"
    assert [placed.laid for placed in table.play(J, A)] == [J, A]
    assert table.turn == 1


def test_a_tile_goes_on_a_square_printed_with_its_letter() -> None:
    """R-12.2"""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"))
    wrong = Laid(J.row, J.col, "W")
    refused = table.refuses(a.Place((wrong, A)), rule="R-12.2")
    assert (refused.key, refused.facts) == ("other-letter", {"row": 10, "col": 5, "letter": "J", "tile": "W"})
    for nowhere in (Laid(1, 1, "J"), Laid(0, 5, "J"), Laid(10, 99, "J"), Laid(-3, -3, "J")):
        assert table.refuses(a.Place((nowhere, A)), rule="R-12.2").key == "no-letter-there"
    assert table.refuses(a.Place((Laid(J.row, J.col, "j"), A)), rule="R-12.2").key == "other-letter"


def test_a_square_is_covered_once() -> None:
    """R-12.2"""
    table = JuniorTable(racks=("ACKETAW", "BBBOOOO"), covered=(J,))
    assert table.refuses(a.Place((A, A)), rule="R-12.2").key == "letter-covered"
    table.play(A, W)
    covered = JuniorTable(racks=("AACKETW", "BBBOOOO"), covered=JA)
    assert covered.refuses(a.Place((A, W)), rule="R-12.2").key == "letter-covered"


def test_only_tiles_of_ones_own_are_played() -> None:
    """R-12.2: and each once."""
    table = JuniorTable(racks=("JCKETWO", "ABBBOOO"))
    refused = table.refuses(a.Place((J, A)), rule="R-12.2")
    assert (refused.key, refused.facts) == ("tile-not-yours", {"tile": "A"})
    one_b = JuniorTable(racks=("BCKETWO", "ABBOOOO"))
    assert one_b.refuses(a.Place((B, of("BOAT", 1)[0])), rule="R-12.2").key == "tile-not-yours"


def test_letters_are_covered_in_spelling_order() -> None:
    """R-12.2"""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"))
    refused = table.refuses(a.Place((C, J)), rule="R-12.2")
    assert (refused.key, refused.facts) == (
        "letters-in-order",
        {"tile": "C", "word": "JACKET", "row": 10, "col": 5, "letter": "J"},
    )
    assert table.refuses(a.Place((J, C)), rule="R-12.2").facts["letter"] == "A"


def test_a_shared_letter_is_open_by_either_of_its_words() -> None:
    """R-12.2: the A of JACKET by its J alone, without the W of WATER; the T of WATER not without the W."""
    table = JuniorTable(covered=JA)
    t_of_water = of("WATER", 3)[0]
    assert not table.is_open(t_of_water)
    assert table.is_open(W)
    assert JuniorTable(covered=(*JA, W)).is_open(t_of_water)
    assert JuniorTable(covered=(W,)).is_open(A)


def test_a_letter_that_is_covered_already_is_skipped() -> None:
    """R-12.2: with the A covered by JACKET, after W comes T."""
    table = JuniorTable(racks=("WTCKEOO", "BBBOOOO"), covered=JA)
    assert [placed.laid for placed in table.play(W, of("WATER", 3)[0])] == [W, of("WATER", 3)[0]]
