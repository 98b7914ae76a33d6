"""Tiles, dice, clocks, sets and layouts, each by itself."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

import tilewright.editions
import tilewright.games  # noqa: F401 - they declare their refusals
from tilewright.core.board import Board
from tilewright.core.clock import Clocks, minutes_begun
from tilewright.core.dice import Dice, keeps_promise
from tilewright.core.layout import STANDARD_LAYOUT, Layout, Premium
from tilewright.core.refusal import RULE_OF, Refused
from tilewright.core.square import Square
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet

FACES = st.text("?ABCDEZ", max_size=12)


@given(FACES, FACES)
def test_putting_and_taking_are_each_others_undoing(had: str, more: str) -> None:
    assert Tiles(had).put(more).take(more) == Tiles(had)


@given(FACES, FACES)
def test_a_pile_holds_what_it_has_enough_of(had: str, wanted: str) -> None:
    assert Tiles(had).holds(wanted) is (Counter(wanted) <= Counter(had))


@given(FACES)
def test_a_veiled_pile_shows_nothing_but_its_size(had: str) -> None:
    veiled = Tiles(had).veil()
    assert veiled == Tiles("Z" * len(had), veiled=True)
    assert set(veiled.put("Q").faces) == {"*"}


def test_every_tile_of_a_bag_is_drawn_once() -> None:
    drawn = Dice(bytes(32)).draw(STANDARD_TILES.bag(), 100, rolled=0)
    assert Tiles(drawn) == STANDARD_TILES.bag()


def test_all_tiles_are_drawn_about_equally_often() -> None:
    dice = Dice(b"\x01" * 32)
    counts = Counter(dice.roll(7, rolled) for rolled in range(7_000))
    assert all(850 < count < 1_150 for count in counts.values())
    assert len(counts) == 7


def test_a_promise_is_kept_by_its_own_seed_only() -> None:
    dice = Dice(bytes(range(32)))
    assert keeps_promise(dice.commitment, dice.reveal())
    for other in (Dice(bytes(32)).reveal(), "", "xyz", dice.reveal()[:-2], dice.reveal() + "00"):
        assert not keeps_promise(dice.commitment, other)


def test_the_dice_do_not_show_their_seed() -> None:
    dice = Dice(bytes(range(32)))
    assert dice.reveal() not in repr(dice)
    assert dice.reveal()[:8] not in dice.commitment


def test_a_clock_charges_whoever_it_runs_for() -> None:
    clocks = Clocks((0, 0)).start(0, at=10).run(at=30).start(1, at=30).run(at=35).run(at=40)
    assert clocks.used == (20, 10)
    assert clocks.turn_used == 10
    assert clocks.stop().run(at=99).used == (20, 10)


@given(st.integers(-(10**7), 10**7))
def test_minutes_begun_are_minutes_or_parts_of_one(over: int) -> None:
    minutes = minutes_begun(over)
    assert minutes >= 0
    assert (minutes - 1) * 60_000 < max(over, 0) <= minutes * 60_000 or minutes == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "number-of-letters"),
        ("A9", "entry"),
        ("A9x1 A2x1", "twice"),
        ("?2x5 A9x1", "blank-value"),
        ("19x1", "entry"),
        ("a9x1", "case"),
        ("A9x1 ß1x1", "case"),
        ("A9x1 ABC1x1", "several"),
        ("A9x1 שx1", "entry"),
    ],
)
def test_a_bad_tile_set_says_why(text: str, why: str) -> None:
    with pytest.raises(Refused, match=f"why={why}") as refused:
        TileSet.parse(text)
    assert refused.value.rule == "R-1.2"


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ("", "size"),
        ("*.", "size"),
        ("...\n.*\n...", "uneven"),
        ("...\n.x.\n...", "mark"),
        ("...\n...\n...", "centres"),
        ("*..\n...\n..+", "centres"),
        ("\n".join(["." * 22] * 22), "size"),
    ],
)
def test_a_bad_layout_says_why(picture: str, why: str) -> None:
    with pytest.raises(Refused, match=f"why={why}") as refused:
        Layout.parse(picture)
    assert refused.value.rule == "R-1.1"


def test_a_layout_need_not_be_square_nor_its_centre_in_the_middle() -> None:
    layout = Layout.parse("..q..\n.Q...\n+....")
    assert layout.centre == Square(3, 1)
    assert layout.premium(Square(1, 3)) is Premium.QUADRUPLE_LETTER
    assert layout.premium(Square(2, 2)).word == 4


def test_the_standard_layout_is_fifteen_by_fifteen() -> None:
    assert len(STANDARD_LAYOUT.squares()) == 225
    assert STANDARD_LAYOUT.centre == Square(8, 8)


def test_every_refusal_rests_on_a_rule_but_that_of_an_unknown_name() -> None:
    equipment = {"unknown-layout", "unknown-tile-set"}
    without = {key for key, rule in RULE_OF.items() if not rule.startswith("R-")}
    assert without == {"unknown-board", "unknown-edition", "unknown-game", "unknown-house-rule", *equipment}
    with pytest.raises(KeyError):
        Refused("no-such-key")


@pytest.mark.parametrize("square", [(0, 1), (1, 0), (16, 1), (1, 16), (-1, 8), (8, -1)])
def test_a_square_that_a_board_does_not_have_is_an_index_error(square: tuple[int, int]) -> None:
    board = Board.empty()
    for look in (lambda: board[square], lambda: board.at(Square(*square)), lambda: board.index(Square(*square))):
        with pytest.raises(IndexError, match="rows 1 to 15 and columns 1 to 15"):
            look()


@pytest.mark.parametrize("number", [0, -1, 16])
def test_a_row_or_column_that_a_board_does_not_have_is_an_index_error(number: int) -> None:
    for line in (Board.empty().row, Board.empty().column):
        with pytest.raises(IndexError):
            line(number)
