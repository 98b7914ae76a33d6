"""junior-1999: two tiles a turn, one, a swap or a pass; chips; and the end of the game."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.junior_table import JuniorTable, all_but, of
from tests.rulebooks.table import LoadedDice
from tilewright.core.dice import Dice
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.kind import JUNIOR

JA = of("JACKET", 1, 2)
J, A, C, K, E, T = of("JACKET")
W = of("WATER", 1)[0]
B = of("BOY", 1)[0]

# one, two, a swap, a pass


def test_the_second_tile_may_use_what_the_first_opened() -> None:
    """R-12.3: no other tile of this rack fits anywhere."""
    table = JuniorTable(racks=("JAEEEII", "BBBOOOO"), covered=of("APE"))
    assert table.is_open(A) is False
    assert len(table.play(J, A)) == 2


def test_who_can_play_two_tiles_must() -> None:
    """R-12.3: even where it takes another first tile than the one asked for."""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"))
    refused = table.refuses(a.Place((J,)), rule="R-12.3")
    assert refused.key == "two-tiles-if-you-can"
    assert refused.facts["least"] == 2
    # C on CANDY opens nothing for this rack, C of JACKET opens K: so C goes there, and K after it
    choosy = JuniorTable(racks=("CKLLIII", "BBBOOOO"), covered=JA)
    assert choosy.refuses(a.Place(of("CANDY", 1)), rule="R-12.3").facts["tiles"] == ["C", "K"]
    choosy.play(C, K)


def test_the_two_tiles_are_chosen_freely_and_a_tile_may_be_held_back() -> None:
    """R-12.3: the T would finish JACKET, and stays on the rack."""
    table = JuniorTable(racks=("TWBFOOO", "DDDUUII"), covered=of("JACKET", 1, 2, 3, 4, 5))
    table.play(W, B)
    assert "T" in table.racks[0]
    assert table.chips == (0, 0)


def test_who_can_play_only_one_tile_plays_one_and_draws_one() -> None:
    """R-12.3"""
    table = JuniorTable(racks=("JLLLVVI", "BBBOOOO"), pool="EEE")
    table.play(J)
    assert (table.racks[0], table.pool, table.turn) == ("EILLLVV", "EE", 1)


@pytest.mark.parametrize("action", [a.Pass(), a.Exchange("KK"), a.Exchange("J")])
@pytest.mark.parametrize("pool", ["EEE", ""])
def test_who_can_play_must_play(action: a.Action, pool: str) -> None:
    """R-12.3: one tile is enough to have to."""
    table = JuniorTable(racks=("JKKLLVV", "BBBOOOO"), pool=pool)
    refused = table.refuses(action, rule="R-12.3")
    assert (refused.key, refused.facts) == ("must-play", {"tile": "J", "row": 10, "col": 5})


def test_who_cannot_play_swaps_two_with_the_pool_and_the_new_ones_are_drawn_first() -> None:
    """R-12.3: with two tiles in the pool nobody gets back what was put down. It is the whole turn."""
    table = JuniorTable(racks=("CKLLVVI", "BBBOOOO"), pool="NN")
    # C could start CANDY
    assert table.refuses(a.Exchange("LL"), rule="R-12.3").key == "must-play"
    for seed in range(5):
        table = JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="NN", dice=Dice(bytes([seed] * 32)))
        swapped = only(e.Exchanged, table.do(a.Exchange("VK")))
        assert swapped == e.Exchanged(0, "KV", "NN")
        assert (table.racks[0], table.pool, table.turn) == ("IKLLNNV", "KV", 1)


@pytest.mark.parametrize("tiles", ["", "K", "KKL"])
def test_neither_fewer_nor_more_than_two_are_swapped(tiles: str) -> None:
    """R-12.3"""
    table = JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="NNN")
    refused = table.refuses(a.Exchange(tiles), rule="R-12.3")
    assert (refused.key, refused.facts) == ("swap-so-many", {"asked": len(tiles), "due": 2})
    assert table.refuses(a.Exchange("KZ"), rule="R-12.2").key == "tile-not-yours"


def test_with_one_tile_in_the_pool_one_is_swapped() -> None:
    """R-12.3: or the tile that everybody waits for could lie there for ever."""
    table = JuniorTable(racks=("KKLLVVI", "LLVVIII"), pool="J")
    assert table.refuses(a.Exchange("KK"), rule="R-12.3").facts == {"asked": 2, "due": 1}
    assert table.refuses(a.Pass(), rule="R-12.3").facts == {"due": 1}
    table.do(a.Exchange("V"))
    assert (table.racks[0], table.pool) == ("IJKKLLV", "V")


def test_nobody_passes_while_there_are_tiles_in_the_pool() -> None:
    """R-12.3"""
    table = JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="NNN")
    assert table.refuses(a.Pass(), rule="R-12.3").key == "swap-before-pass"


def test_who_cannot_play_passes_when_the_pool_is_empty() -> None:
    """R-12.3"""
    table = JuniorTable(racks=("KKLLVVI", "BBBOOOO"), pool="")
    assert table.refuses(a.Exchange("KK"), rule="R-12.3").key == "pool-empty"
    assert table.do(a.Pass()) == [e.Passed(0), e.Turned(1)]


def test_who_has_no_tiles_left_passes_until_the_others_are_done() -> None:
    """R-12.3"""
    table = JuniorTable(racks=("", "TWBFOOO"), pool="")
    assert table.do(a.Pass()) == [e.Passed(0), e.Turned(1)]


# chips


def test_a_tile_that_finishes_a_word_earns_a_chip() -> None:
    """R-12.4: and one that does not earns none."""
    table = JuniorTable(racks=("TBOYDOG", "AAAAAAA"), covered=of("JACKET", 1, 2, 3, 4, 5))
    first, second = table.play(T, B)
    assert (first.words, first.chips, second.words, second.chips) == (("JACKET",), 1, (), 0)
    assert table.chips == (1, 0)


def test_two_tiles_of_a_turn_can_each_earn_their_chips() -> None:
    """R-12.4"""
    covered = (*of("JACKET", 1, 2, 3, 4, 5), *of("BOY", 1, 2))
    table = JuniorTable(racks=("TYODOGG", "AAAAAAA"), covered=covered)
    table.play(T, of("BOY", 3)[0])
    assert table.chips == (2, 0)


def test_whichever_letter_comes_last_finishes_the_word() -> None:
    """R-12.4: the W of WATER, when its other letters stand already."""
    table = JuniorTable(racks=("WBOYDOG", "AAAAAAA"), covered=(*of("WATER", 2, 3, 4, 5),))
    assert table.play(W, B)[0].words == ("WATER",)
    assert table.chips == (1, 0)


def test_the_chip_goes_to_who_finishes_not_to_who_did_the_rest() -> None:
    """R-12.4"""
    table = JuniorTable(racks=("KEBBFLL", "TOOOGGU"), covered=of("JACKET", 1, 2, 3))
    table.play(K, E)
    table.play(T, of("GOAT", 1)[0])
    assert table.chips == (0, 1)


# drawing, the end, the winner


def test_after_playing_a_rack_is_drawn_up_to_seven_again() -> None:
    """R-12.5"""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"))
    drew = only(e.Drew, table.do(a.Place(JA)))
    assert (drew.seat, len(drew.tiles), len(table.racks[0])) == (0, 2, 7)


def test_only_as_far_as_the_pool_goes() -> None:
    """R-12.5"""
    table = JuniorTable(racks=("JACKETW", "BBBOOOO"), pool="E")
    table.play(J, A)
    assert (table.racks[0], table.pool) == ("CEEKTW", "")
    table.play(B, of("BOY", 2)[0])
    assert table.racks[1] == "BBOOO"


def test_with_an_empty_pool_play_goes_on_until_all_tiles_are_placed() -> None:
    """R-12.5: not only until somebody is out."""
    left = (*of("JACKET", 6), *of("BOY", 3), *of("FRUIT", 5))
    table = JuniorTable(racks=("TY", "T"), covered=all_but(*left), pool="")
    table.play(of("JACKET", 6)[0], of("BOY", 3)[0])
    assert not table.state.is_over
    assert table.turn == 1
    table.play(of("FRUIT", 5)[0])
    assert table.end.why is e.EndReason.ALL_PLACED
    assert table.state.board.tiles == 101
    assert not JUNIOR.pending(table.state)
    assert table.refuses(a.Pass(), rule="R-5.1").key == "game-over"


@pytest.mark.parametrize(
    ("chips", "winners"), [((9, 9, 8), (0,)), ((7, 9, 8), (1,)), ((3, 9, 9), (1, 2)), ((7, 8, 8), (0, 1, 2))]
)
def test_most_chips_win_and_a_tie_is_shared(chips: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """R-12.5: the last tile brings the first seat one more."""
    last = of("DUCK", 4)
    table = JuniorTable(seats=3, racks=("K", "", ""), covered=all_but(*last), pool="", scores=chips)
    table.play(*last)
    assert table.chips == (chips[0] + 1, *chips[1:])
    assert table.end.winners == winners


def test_loaded_dice_show_that_the_draw_is_by_chance_alone() -> None:
    """R-12.5: what is drawn is what the dice say."""
    table = JuniorTable(dice=LoadedDice("JACKETW", "BBBOOOO", "GO"))
    table.play(J, A)
    assert table.racks == ("CEGKOTW", "BBBOOOO")
