"""Section 8: playing alone, in three ways."""

import pytest

from tests.rulebooks.table import BOOKS, FULL_SET, Table, across, down, kinds
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.lookup import look_up
from tilewright.lexicons.plain import WordList
from tilewright.testing import SAMPLE_WORDS

#


@pytest.mark.parametrize("book", BOOKS)
def test_one_player_with_one_rack_plays_by_the_standard_rules(book: str) -> None:
    """R-8.1: seven tiles, the same scores, a rack filled up, and turn after turn is the own."""
    table = Table(book, "solitaire=one-rack", seats=1, racks=("TRAINER",))
    assert len(Table(book, "solitaire=one-rack", seats=1).racks[0]) == 7
    assert table.across(8, 2, "TRAINER").points == 66
    assert (len(table.racks[0]), len(table.bag), table.turn) == (7, 100 - 14, 0)
    table.exchange(table.racks[0][0])
    assert table.turn == 0


def test_alone_only_valid_plays_can_be_made() -> None:
    """R-8.1: nobody is there to challenge."""
    table = Table("magnetic", "solitaire=one-rack", seats=1, racks=("HRNNAIE",))
    assert table.refuses(a.Place(across(8, 6, "HRNN")), rule="R-3.6").key == "not-a-word"
    with pytest.raises(Refused):
        Table("magnetic", seats=1)


def test_alone_the_game_ends_as_others_do() -> None:
    """R-8.1: with the last tile, or after two passes with the tiles left off the score."""
    table = Table("magnetic", "solitaire=one-rack", seats=1, racks=("S",), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S")
    assert (table.end.why, table.scores) == (e.EndReason.OUT, (10,))
    table = Table("magnetic", "solitaire=one-rack", seats=1, racks=("AX",), scores=(50,))
    table.passes(2)
    assert (table.end.why, table.scores) == (e.EndReason.PASSES, (41,))


def test_alone_the_dictionary_is_closed_as_in_other_games() -> None:
    """R-8.1, R-3.2: rules are as for the regular game."""
    table = Table("magnetic", "solitaire=one-rack", seats=1)
    with pytest.raises(Refused):
        look_up(table.state, 0, "HORN", table.words)


#


@pytest.mark.parametrize("book", BOOKS)
def test_two_racks_are_played_in_turn_by_the_same_person(book: str) -> None:
    """R-8.2: each with its own score; plays are checked at once, since nobody sits across."""
    table = Table(book, "solitaire=two-racks", racks=("HORNAIE", "FAMAEIO"))
    table.across(8, 6, "HORN")
    assert CROSSWORD.pending(table.state) == {1}
    table.down(6, 8, "FA.M")
    assert (table.scores, table.turn) == ((14, 9), 0)
    assert table.refuses(a.Challenge(("FARM",)), by=0, rule="R-3.6").key == "no-challenges"


#


def face_up(words: WordList = SAMPLE_WORDS) -> Table:
    return Table("magnetic", "solitaire=face-up", seats=1, words=words)


def test_all_hundred_tiles_lie_face_up_to_choose_from() -> None:
    """R-8.3: no bag and no draw; the tiles used are used up."""
    table = face_up()
    assert table.state.racks[0] == FULL_SET
    assert table.state.bags == ()
    told = table.do(a.Place(across(8, 5, "QUIZ")))
    assert kinds(told) == ["Placed", "Turned"]
    assert len(table.racks[0]) == 96
    assert table.refuses(a.Place(down(8, 7, ".Z")), rule="R-2.5").key == "tile-not-held"
    assert CROSSWORD.view(table.state, 0).racks == table.state.racks
    assert CROSSWORD.view(table.state, None).racks == table.state.racks


def test_a_play_may_use_up_to_seven_tiles_and_earns_the_fifty() -> None:
    """R-8.3: of NOTARIES, all eight at once are too many."""
    table = face_up()
    refused = table.refuses(a.Place(across(8, 1, "NOTARIES")), rule="R-8.3")
    assert (refused.key, refused.facts) == ("too-many-tiles", {"laid": 8, "most": 7})
    assert table.across(8, 2, "TRAINER").points == 66


def test_the_dictionary_is_open_and_plays_have_to_be_valid() -> None:
    """R-8.3"""
    table = face_up()
    assert look_up(table.state, 0, "QUIZ", table.words)
    assert table.refuses(a.Place(across(8, 6, "HRNN")), rule="R-3.6").key == "not-a-word"


def test_it_ends_when_the_player_says_so_and_no_tile_left_is_taken_off() -> None:
    """R-8.3: the highest total is what counts."""
    table = face_up()
    table.across(8, 2, "TRAINER")
    table.do(a.Finish())
    assert (table.end.why, table.scores, table.end.leftovers) == (e.EndReason.FINISHED, (66,), (0,))


def test_it_ends_when_no_play_is_left() -> None:
    """R-8.3, R-5.2: of the only word there is, no letter can be had a second time."""
    table = face_up(WordList(["JKQXZ"]))
    table.across(8, 4, "JKQXZ")
    assert (table.end.why, table.end.leftovers) == (e.EndReason.NO_PLAYS, (0,))


def test_there_is_nothing_to_exchange_with() -> None:
    """R-8.3"""
    assert face_up().refuses(a.Exchange("A"), rule="R-8.3").key == "exchange-without-bag"


@pytest.mark.parametrize("house", [(), ("solitaire=one-rack",)])
def test_other_games_are_not_finished_by_saying_so(house: tuple[str, ...]) -> None:
    """R-8.3"""
    table = Table("magnetic", *house, seats=1 if house else 2)
    assert table.refuses(a.Finish(), rule="R-8.3").key == "cannot-finish"


def test_face_up_is_for_one() -> None:
    """R-8.3"""
    with pytest.raises(Refused) as caught:
        Table("magnetic", "solitaire=face-up", seats=2)
    assert caught.value.key == "seats"
