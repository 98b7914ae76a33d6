"""Section 2: how a game starts, whose turn it is, and what a turn can be."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.table import BOOKS, FULL_SET, Everything, LoadedDice, Table, across, kinds
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseEvent
from tilewright.games.crossword import actions as a, events as e

HORN = across(8, 6, "HORN")  # the N on (8,9), the R on the centre


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(book: str, seats: int) -> None:
    """R-2.1"""
    assert len(Table(book, seats=seats).state.players) == seats


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot(book: str, seats: int) -> None:
    """R-2.1"""
    with pytest.raises(Refused) as caught:
        Table(book, seats=seats)
    assert (caught.value.key, caught.value.rule) == ("seats", "R-2.1")
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 4}


@pytest.mark.parametrize(("drawn", "first"), [("BCD", 0), ("CBD", 1), ("ZYX", 2), ("AZ?", 2), ("?AB", 0), ("B?A", 1)])
def test_the_tile_nearest_the_start_of_the_alphabet_begins(drawn: str, first: int) -> None:
    """R-2.2: and a blank beats every letter."""
    table = Table(seats=3, first=None, dice=LoadedDice(drawn))
    assert only(e.LotsDrawn, table.told).lots == tuple(enumerate(drawn))
    assert table.turn == first


def test_only_those_who_are_tied_draw_again() -> None:
    """R-2.2: and again, until one of them is nearest. Seat 1 is out of it, whatever the others draw."""
    table = Table(seats=3, first=None, dice=LoadedDice("EFE", "TT", "SR"))
    rounds = [event for event in table.told if isinstance(event, e.LotsDrawn)]
    assert [event.lots for event in rounds] == [
        ((0, "E"), (1, "F"), (2, "E")),
        ((0, "T"), (2, "T")),
        ((0, "S"), (2, "R")),
    ]
    assert [event.first for event in rounds] == [None, None, 2]
    assert table.turn == 2


def test_two_blanks_are_a_tie_too() -> None:
    """R-2.2"""
    assert Table(seats=2, first=None, dice=LoadedDice("??", "BA")).turn == 1


def test_the_tiles_drawn_for_first_play_go_back() -> None:
    """R-2.2: racks are dealt from all hundred tiles, so the Z that was drawn for first play can be drawn again."""
    table = Table(first=None, dice=LoadedDice("ZQ", "ZQJKXAA", "BBCCDDE"))
    assert table.racks == ("BBCCDDE", "AAJKQXZ")
    assert sum(table.tiles.values()) == 100


def test_the_draw_for_first_play_is_on_record_before_any_rack() -> None:
    """R-2.2"""
    assert kinds(Table(first=None).told)[:3] == ["Started", "LotsDrawn", "Drew"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_seven_tiles(book: str, seats: int) -> None:
    """R-2.3"""
    table = Table(book, seats=seats)
    assert [len(rack) for rack in table.racks] == [7] * seats
    assert len(table.bag) == 100 - 7 * seats


@pytest.mark.parametrize(("variant", "size"), [("eight-tile", 8), ("nine-tile", 9)])
def test_everybody_draws_eight_or_nine_in_the_variants(variant: str, size: int) -> None:
    """R-2.3"""
    assert [len(rack) for rack in Table("folio", variant, seats=3).racks] == [size] * 3


def test_play_passes_to_the_left() -> None:
    """R-2.4: round the table, clockwise, from whoever begins."""
    table = Table(seats=4, first=2)
    order = []
    for _ in range(6):
        order.append(table.turn)
        table.passes()
    assert order == [2, 3, 0, 1, 2, 3]


def test_only_the_seat_on_turn_plays_exchanges_or_passes() -> None:
    """R-2.4"""
    table = Table(seats=3, racks=("HORNAIE", "HORNEEE", "AEIOUST"))
    for action in (a.Place(HORN), a.Exchange("H"), a.Pass()):
        assert table.refuses(action, by=1, rule="R-2.4").facts == {"turn": 0}


@pytest.mark.parametrize(
    ("action", "fact"), [(a.Place(HORN), e.Placed), (a.Exchange("H"), e.Exchanged), (a.Pass(), e.Passed)]
)
def test_a_turn_is_a_play_an_exchange_or_a_pass(action: a.Action, fact: type[BaseEvent]) -> None:
    """R-2.5: and one of them is all of it."""
    table = Table(racks=("HORNAIE", "AEIOUST"))
    told = table.do(action)
    assert isinstance(told[0], fact)
    assert table.turn == 1


@pytest.mark.parametrize("absent", [False, True])
def test_who_resigns_or_abandons_a_game_of_two_leaves_it_to_the_other(absent: bool) -> None:
    """R-2.5: at any time, not only on the own turn."""
    table = Table(scores=(10, 90))
    told = table.do(a.Resign(absent), by=1)
    assert only(e.Resigned, told) == e.Resigned(1, absent)
    assert (table.end.why, table.end.winners) == (e.EndReason.RESIGNED, (0,))


def test_the_others_play_on_when_one_of_three_resigns() -> None:
    """R-2.5: and the seat that left is passed over."""
    table = Table(seats=3)
    table.do(a.Resign())
    assert table.turn == 1
    table.passes(2)
    assert table.turn == 1
    assert table.refuses(a.Pass(), by=0, rule="R-2.5").key == "seat-has-left"


def test_after_a_play_the_rack_is_filled_up() -> None:
    """R-2.12"""
    table = Table(racks=("HORNAIE", "AEIOUST"), bag="LLLLUUUU")
    table.across(8, 6, "HORN")
    assert len(table.racks[0]) == 7
    assert sorted(table.racks[0] + table.bag) == sorted("AIE" + "LLLLUUUU")


def test_the_rack_is_filled_only_as_far_as_the_bag_goes() -> None:
    """R-2.12"""
    table = Table(racks=("HORNAIE", "AEIOUST"), bag="LU")
    table.across(8, 6, "HORN")
    assert (table.racks[0], table.bag) == ("AEILU", "")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("given", ["Q", "QVV", "QVVWWXZ"])
def test_any_number_can_be_exchanged_and_the_new_ones_are_drawn_first(book: str, given: str) -> None:
    """R-2.13: with as many E in the bag as are asked for, nobody gets back what was put down."""
    table = Table(book, racks=("QVVWWXZ", "AEIOUST"), bag="E" * len(given))
    table.exchange(given)
    kept = "QVVWWXZ".replace(given, "")
    assert table.racks[0] == "E" * len(given) + kept
    assert table.bag == "".join(sorted(given))
    assert table.turn == 1


@pytest.mark.parametrize("book", BOOKS)
def test_an_exchange_needs_as_many_tiles_in_the_bag(book: str) -> None:
    """R-2.13"""
    table = Table(book, racks=("QVVWWXZ", "AEIOUST"), bag="EE")
    refused = table.refuses(a.Exchange("QVV"), rule="R-2.13")
    assert (refused.key, refused.facts) == ("bag-too-low", {"left": 2, "asked": 3})
    table.exchange("QV")
    assert table.racks[0] == "EEVWWXZ"


def test_the_discards_are_mixed_into_the_bag() -> None:
    """R-2.13: whoever draws next can get them."""
    table = Table(racks=("QVVWWXZ", "AEIOUST"), bag="E")
    table.exchange("Q")
    table.exchange("A")
    assert table.racks[1] == "EIOQSTU"


@pytest.mark.parametrize("book", BOOKS)
def test_exchanging_none_is_a_pass_in_folio_alone(book: str) -> None:
    """R-2.13"""
    table = Table(book)
    if book == "folio":
        assert kinds(table.exchange("")) == ["Passed", "Turned"]
    else:
        assert table.refuses(a.Exchange(""), rule="R-2.13").key == "exchange-nothing"


@pytest.mark.parametrize("book", BOOKS)
def test_a_player_who_could_play_may_pass(book: str) -> None:
    """R-2.14"""
    table = Table(book, racks=("TRAINER", "AEIOUST"))
    assert kinds(table.passes()) == ["Passed", "Turned"]
    assert table.racks[0] == "AEINRRT"
    assert table.scores == (0, 0)


def test_with_an_empty_bag_a_player_may_still_pass() -> None:
    """R-2.14: able to play or not."""
    table = Table(racks=("QV", "AT"), board=across(8, 6, "HORN"), bag="", words=Everything())
    assert kinds(table.passes()) == ["Passed", "Turned"]


def test_the_bag_is_the_set_without_what_was_dealt() -> None:
    """R-2.3"""
    table = Table(seats=4)
    assert sorted(table.bag + "".join(table.racks)) == sorted(FULL_SET)
