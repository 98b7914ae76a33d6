"""junior-1999: the examples of play, figure by figure."""

import pytest

from tests.rulebooks.junior_table import JuniorTable, of
from tilewright.core.square import Laid
from tilewright.games.junior import actions as a
from tilewright.games.junior.plays import plays

FIRST, SECOND = "JAAEEII", "CBCOODD"


def opened() -> JuniorTable:
    return JuniorTable(racks=(FIRST, SECOND))


def after_example_1b() -> JuniorTable:
    table = opened()
    table.play(*of("JACKET", 1, 2))
    return table


def test_example_1a_the_first_player_could_start_jacket_and_arm() -> None:
    """R-12.2: "by covering the first letter of each word"."""
    table = opened()
    assert [placed.words for placed in table.play(*of("JACKET", 1), *of("ARM", 1))] == [(), ()]


def test_example_1b_but_covers_both_the_j_and_the_a_in_jacket() -> None:
    """R-12.2: "on the first and second letters of the same word"."""
    table = after_example_1b()
    assert table.state.last == of("JACKET", 1, 2)
    assert str(table.state.board).splitlines()[10:12] == [
        "10 . . . . J . . e . b o y . r .",
        "11 . . . w A t e r . . . . . a x",
    ]


def test_the_first_player_plays_nothing_else() -> None:
    """R-12.2: first letters of two words, or the first and second letter of one."""
    table = opened()
    possible = plays(table.state.board, table.state.racks[0])
    assert len(possible) > 1
    for play in possible:
        words = table.state.board.printed.words
        firsts = [any(word.squares[0] == one.square for word in words) for one in play]
        in_order = any(word.squares[:2] == tuple(one.square for one in play) for word in words)
        assert all(firsts) or in_order


def test_example_2a_the_second_player_could_start_candy_and_boy() -> None:
    """R-12.2"""
    table = after_example_1b()
    assert len(table.play(*of("CANDY", 1), *of("BOY", 1))) == 2


def test_example_2b_but_starts_boat_and_continues_jacket() -> None:
    """R-12.2: an open first letter, and the next open letter of a word already started."""
    table = after_example_1b()
    assert len(table.play(*of("BOAT", 1), *of("JACKET", 3))) == 2
    assert table.chips == (0, 0)


def test_before_the_t_in_water_can_be_covered_the_w_must_be() -> None:
    """R-12.2: backing up after example 1B."""
    covered = of("JACKET", 1, 2)
    table = JuniorTable(racks=("TWEEIIO", SECOND), covered=covered)
    w, t = of("WATER", 1, 3)
    refused = table.refuses(a.Place((t, w)), rule="R-12.2")
    assert (refused.key, refused.facts["word"], refused.facts["letter"]) == ("letters-in-order", "WATER", "W")
    assert len(table.play(w, t)) == 2


def test_example_3_the_t_completes_jacket_for_one_chip() -> None:
    """R-12.4"""
    table = JuniorTable(racks=("TBEEIIO", SECOND), covered=of("JACKET", 1, 2, 3, 4, 5))
    assert table.play(*of("JACKET", 6), *of("BOY", 1))[0].words == ("JACKET",)
    assert table.chips == (1, 0)


def test_example_4_the_t_completes_boat_and_goat_for_two_chips() -> None:
    """R-12.4"""
    covered = (*of("BOAT", 1, 2, 3), *of("GOAT", 1, 2, 3))
    table = JuniorTable(racks=("TBEEIIO", SECOND), covered=covered)
    assert set(table.play(*of("BOAT", 4), *of("BOY", 1))[0].words) == {"BOAT", "GOAT"}
    assert table.chips == (2, 0)


def test_example_5_the_first_z_completes_buzz() -> None:
    """R-12.4: the tile that completes a word need not cover its last letter. The second Z stands, by ZEBRA."""
    covered = of("BUZZ", 1, 2, 4)
    assert covered[2] in of("ZEBRA", 1)
    table = JuniorTable(racks=("ZBEEIIO", SECOND), covered=covered)
    assert table.play(*of("BUZZ", 3), *of("BOY", 1))[0].words == ("BUZZ",)
    assert table.chips == (1, 0)


def test_a_tile_is_held_back_to_block() -> None:
    """R-12.3: Ben waits for the E of JACKET. Ann plays two others, so Ben cannot complete it with his T."""
    e_of_jacket, t_of_jacket = of("JACKET", 5, 6)
    covered = of("JACKET", 1, 2, 3, 4)
    table = JuniorTable(racks=("EBWOOII", "TOOIIRR"), covered=covered)
    table.play(*of("BOY", 1), *of("WATER", 1))
    blocked = table.refuses(a.Place((t_of_jacket,)), rule="R-12.2")
    assert blocked.facts["letter"] == "E"
    careless = JuniorTable(racks=("EBWOOII", "TOOIIRR"), covered=covered)
    careless.play(e_of_jacket, *of("BOY", 1))
    assert [placed.words for placed in careless.play(t_of_jacket, *of("BOY", 2))] == [("JACKET",), ()]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_separate_tiles_can_be_played_in_either_order(order: tuple[int, int]) -> None:
    """R-12.2"""
    both: tuple[Laid, ...] = (*of("JACKET", 1), *of("ARM", 1))
    table = opened()
    table.play(*(both[place] for place in order))
    assert table.state.board.tiles == 2
