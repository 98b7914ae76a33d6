"""R-6.5, the double bag: vowels in one, consonants in the other, and the player chooses."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.table import LoadedDice, Table, across, kinds
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.state import Owing

OTHER = "AEIOUST"


def test_vowels_and_consonants_lie_in_two_bags_with_a_blank_in_each() -> None:
    """R-6.5: Y is a consonant."""
    table = Table("magnetic", "double-bag")
    vowels, consonants = (bag.faces for bag in table.state.bags)
    assert vowels == "?" + "A" * 9 + "E" * 12 + "I" * 9 + "O" * 8 + "U" * 4
    assert len(consonants) == 100 - len(vowels)
    assert not set(consonants) & set("AEIOU")
    assert consonants.count("?") == 1
    assert consonants.count("Y") == 2


@pytest.mark.parametrize("vowels", [0, 3, 7])
def test_the_first_draw_is_the_players_choice(vowels: int) -> None:
    """R-6.5: each in turn, from the first player on."""
    table = Table("magnetic", "double-bag", first=1)
    before = [len(bag) for bag in table.state.bags]
    for seat in (1, 0):
        assert table.state.phase == Owing(seat, 7)
        assert only(e.Drew, table.do(a.Draw(vowels), by=seat)).seat == seat
    assert [len(bag) for bag in table.state.bags] == [before[0] - 2 * vowels, before[1] - 2 * (7 - vowels)]
    assert all(len(rack) == 7 for rack in table.racks)
    assert table.turn == 1


def test_the_draw_after_a_play_is_the_players_choice() -> None:
    """R-6.5: four E or four T, as told."""
    for vowels, rack in ((4, "AEEEEEI"), (1, "AEEITTT"), (0, "AEITTTT")):
        table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER), bag=("EEEEE", "TTTTT"))
        table.across(8, 6, "HORN")
        assert table.state.phase == Owing(0, 4)
        assert table.refuses(a.Pass(), by=1, rule="R-2.4").key == "not-your-turn"
        assert table.refuses(a.Pass(), by=0, rule="R-6.5").key == "draw-first"
        table.do(a.Draw(vowels), by=0)
        assert (table.racks[0], table.turn) == (rack, 1)


def test_the_draw_of_an_exchange_is_the_players_choice() -> None:
    """R-6.5, R-2.13: the new tiles come first, and then the old ones go back, each to the bag of its kind."""
    table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER), bag=("EE", "TT"))
    table.exchange("HO")
    assert table.state.phase == Owing(0, 2)
    table.do(a.Draw(1), by=0)
    assert table.racks[0] == "AEEINRT"
    assert [bag.faces for bag in table.state.bags] == ["EO", "HT"]
    assert table.turn == 1


def test_no_more_can_be_drawn_from_a_bag_than_it_has() -> None:
    """R-6.5: where there is no choice nobody is asked."""
    table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER), bag=("E", "TTTT"))
    table.across(8, 6, "HORN")
    for vowels in (-1, 2, 4):
        refused = table.refuses(a.Draw(vowels), by=0, rule="R-6.5")
        assert (refused.key, refused.facts["least"], refused.facts["most"]) == ("draw-impossible", 0, 1)
    table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER), bag=("E", "TTT"))
    told = table.do(a.Place(across(8, 6, "HORN")))
    assert kinds(told) == ["Placed", "Drew", "Turned"]


def test_a_play_can_be_challenged_while_its_draw_is_owed() -> None:
    """R-6.5, R-3.2, R-3.3: it is taken back, nothing is drawn, and the next player is on turn."""
    table = Table("magnetic", "double-bag", racks=("HRNNAIE", OTHER))
    before = table.state.bags
    table.across(8, 6, "HRNN")
    table.challenge("HRNN", by=1)
    assert (table.turn, table.racks[0], table.state.bags) == (1, "AEHINNR", before)
    assert table.refuses(a.Draw(2), by=0, rule="R-6.5").key == "no-draw-owed"


def test_a_turn_lost_while_a_draw_was_owed_lands_after_it() -> None:
    """R-6.5, R-3.4"""
    table = Table("tile-lock", "double-bag", seats=3, racks=("HORNAIE", OTHER, OTHER))
    table.across(8, 6, "HORN")
    assert kinds(table.challenge(by=1)) == ["Challenged", "Forfeited"]
    assert kinds(table.do(a.Draw(2), by=0)) == ["Drew", "TurnLost", "Turned"]
    assert table.turn == 2


def test_tiles_drawn_from_two_bags_go_back_to_them() -> None:
    """R-6.5, R-3.3"""
    table = Table("magnetic", "double-bag", racks=("HRNNAIE", OTHER))
    before = table.state.bags
    table.across(8, 6, "HRNN")
    table.do(a.Draw(2), by=0)
    table.challenge("HRNN", by=1)
    assert table.state.bags == before


def test_loaded_draws_keep_to_their_bags() -> None:
    """R-6.5: what the dice give for the vowels comes out of the bag of the vowels."""
    table = Table("magnetic", "double-bag", dice=LoadedDice("AEI", "BCDF"))
    assert only(e.Drew, table.do(a.Draw(3), by=0)).tiles == ("AEI", "BCDF")
    assert table.racks[0] == "ABCDEFI"


def test_tiles_can_be_drawn_letter_by_letter_each_seen_before_the_next_is_chosen() -> None:
    """R-6.5: in the deal, after a play and in an exchange."""
    table = Table("magnetic", "double-bag", dice=LoadedDice("A", "", "", "B", "EI", "CDF"))
    assert kinds(table.do(a.Draw(1, 0), by=0)) == ["Drew", "DrawOwed"]
    assert (table.racks[0], table.state.phase) == ("A", Owing(0, 6))
    table.do(a.Draw(0, 1), by=0)
    assert (table.racks[0], table.state.phase) == ("AB", Owing(0, 5))
    table.do(a.Draw(2, 3), by=0)
    assert (table.racks[0], table.state.phase) == ("ABCDEFI", Owing(1, 7))
    table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER))
    table.across(8, 6, "HORN")
    for left in (3, 2, 1):
        table.do(a.Draw(0, 1), by=0)
        assert table.state.phase == Owing(0, left)
    assert kinds(table.do(a.Draw(1, 0), by=0)) == ["Drew", "Turned"]
    assert len(table.racks[0]) == 7
    table.exchange(table.racks[1][:2])
    assert kinds(table.do(a.Draw(1, 0), by=1)) == ["Drew", "DrawOwed"]
    assert kinds(table.do(a.Draw(1), by=1)) == ["Drew", "Returned", "Turned"]


def test_a_part_of_a_draw_is_no_more_than_is_due_and_there() -> None:
    """R-6.5"""
    table = Table("magnetic", "double-bag", racks=("HORNAIE", OTHER), bag=("EA", "TTT"))
    table.across(8, 6, "HORN")
    for vowels, consonants in ((3, 0), (0, 0), (-1, 2), (2, -1), (2, 3), (1, 9)):
        refused = table.refuses(a.Draw(vowels, consonants), by=0, rule="R-6.5")
        assert refused.key in ("draw-too-many", "draw-impossible")
    told = table.do(a.Draw(2, 0), by=0)
    assert kinds(told) == ["Drew", "Drew", "Turned"], "what is left to draw leaves no choice"


def test_a_play_can_be_challenged_while_a_part_of_its_draw_is_owed() -> None:
    """R-6.5, R-3.3: what was drawn so far goes back to its bags."""
    table = Table("magnetic", "double-bag", racks=("HRNNAIE", OTHER))
    before = table.state.bags
    table.across(8, 6, "HRNN")
    table.do(a.Draw(1, 0), by=0)
    table.do(a.Draw(0, 1), by=0)
    table.challenge("HRNN", by=1)
    assert (table.turn, table.racks[0], table.state.bags) == (1, "AEHINNR", before)


def test_what_is_due_when_time_is_up_is_drawn_half_and_half() -> None:
    """R-6.5, R-7.1: of what is still to be drawn."""
    table = Table("magnetic", "double-bag", "move-timer=1", racks=("HORNAIE", OTHER))
    table.across(8, 6, "HORN")
    table.do(a.Draw(0, 1), by=0)
    table.now += 61_000
    told = table.do(a.CallTime(), by=0)
    assert [len(tiles) for tiles in only(e.Drew, told).tiles] == [1, 2]
