"""R-3.6, other ways to challenge, and R-3.7, the challenge of the very last play."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import BAD_AND_GOOD, HORN, below_horn, challenged, horn
from tests.rulebooks.table import BOOKS, Table, across, down, kinds
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import Closing, Playing

FARM = down(6, 8, "FARM")


#


@pytest.mark.parametrize("book", BOOKS)
def test_with_void_only_valid_plays_can_be_made(book: str) -> None:
    """R-3.6"""
    table = Table(book, "challenge=void", racks=("ATVVWWU", "AEIOURT"), board=HORN)
    refused = table.refuses(a.Place(BAD_AND_GOOD), rule="R-3.6")
    assert (refused.key, refused.facts) == ("not-a-word", {"words": ["OT"]})
    table.across(9, 6, "A")
    assert table.refuses(a.Challenge(("HA",)), by=1, rule="R-3.6").key == "no-challenges"
    assert CROSSWORD.pending(table.state) == {1}


@pytest.mark.parametrize("book", BOOKS)
def test_with_free_a_wrong_challenge_costs_nothing(book: str) -> None:
    """R-3.6"""
    table = horn(book, "challenge=free")
    assert kinds(challenged(table, 1)) == ["Challenged"]
    assert (table.turn, table.scores) == (1, (14, 0))


@pytest.mark.parametrize("book", BOOKS)
def test_with_lose_turn_it_costs_the_turn_in_every_edition(book: str) -> None:
    """R-3.6"""
    table = horn(book, "challenge=lose-turn")
    challenged(table, 1)
    assert table.turn == 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("points", [5, 10])
def test_with_points_the_player_gains_for_each_word_upheld(book: str, points: int) -> None:
    """R-3.6: the challenger loses nothing. MOB, NOT and BE are three words."""
    board = (*HORN, *down(6, 8, "FA.M"), *across(10, 6, "PASTE"))
    table = Table(book, f"challenge=points-{points}", racks=("OBAEIOU", "AEIOURT"), board=board)
    table.across(9, 9, "OB")
    told = challenged(table, 1)
    assert only(e.Awarded, told) == e.Awarded(0, 3 * points)
    assert (table.turn, table.scores) == (1, (16 + 3 * points, 0))


def test_with_points_a_bad_play_is_withdrawn_and_nobody_gains() -> None:
    """R-3.6"""
    table = below_horn("tile-lock", "challenge=points-5")
    table.challenge(by=1)
    assert table.scores == (0, 0)


@pytest.mark.parametrize("way", ["free", "lose-turn", "points-5", "points-10"])
def test_the_edition_still_says_what_a_challenge_is_about(way: str) -> None:
    """R-3.6"""
    assert below_horn("folio", f"challenge={way}").refuses(a.Challenge(), by=1, rule="R-3.5").key == "name-the-words"
    below_horn("large-print", f"challenge={way}").challenge(by=1)


#


def going_out(book: str, *house: str, seats: int = 2, word: str = "FARM") -> Table:
    """The first seat has gone out by an S: FARMS is good, HORNS is not. The others hold an A and an X each."""
    board = FARM if word == "FARM" else down(6, 8, "HORN")
    table = Table(book, *house, seats=seats, racks=("S", "AX", "AX", "AX")[:seats], board=board, bag="")
    table.down(10, 8, "S")
    return table


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_play_waits_until_all_others_accept_it(book: str) -> None:
    """R-3.7: no score is settled before."""
    table = going_out(book, seats=3)
    assert isinstance(table.state.phase, Closing)
    assert CROSSWORD.pending(table.state) == {1, 2}
    table.do(a.Accept(), by=2)
    assert isinstance(table.state.phase, Closing)
    assert table.scores == (10, 0, 0)
    table.do(a.Accept(), by=1)
    assert table.end.why is e.EndReason.OUT
    assert table.scores == (10 + 18, -9, -9)


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_play_can_be_challenged_away(book: str) -> None:
    """R-3.7: the game goes on with the next player, and nothing was settled."""
    table = going_out(book, word="HORN")
    assert table.refuses(a.Pass(), by=1, rule="R-3.7").key == "last-play-made"
    challenged(table, 1)
    assert isinstance(table.state.phase, Playing)
    assert (table.turn, table.racks, table.scores) == (1, ("S", "AX"), (0, 0))
    table.passes()
    assert table.turn == 0


@pytest.mark.parametrize("book", BOOKS)
def test_a_last_play_that_was_challenged_in_vain_ends_the_game(book: str) -> None:
    """R-3.7: there is no turn left to lose."""
    table = going_out(book)
    challenged(table, 1)
    assert table.end.why is e.EndReason.OUT
    assert table.scores == (10 + 9, -9)


def test_points_for_a_last_play_that_was_upheld_come_before_the_settlement() -> None:
    """R-3.7, R-3.6"""
    table = going_out("tile-lock", "challenge=points-10")
    table.challenge(by=1)
    assert table.scores == (10 + 10 + 9, -9)


def test_a_challenger_of_one_word_of_the_last_play_may_still_challenge_the_other() -> None:
    """R-3.7, R-3.5"""
    table = Table("folio", racks=("AT", "AX"), board=HORN, bag="")
    table.lay(BAD_AND_GOOD)
    table.challenge("AT", by=1)
    assert isinstance(table.state.phase, Closing)
    table.challenge("OT", by=1)
    assert (table.racks, table.scores) == (("AT", "AX"), (0, 0))


def test_with_void_the_last_play_ends_the_game_at_once() -> None:
    """R-3.7: there is nothing to wait for where only valid plays can be made."""
    assert going_out("folio", "challenge=void").end.why is e.EndReason.OUT


def test_who_made_the_last_play_has_nothing_to_accept() -> None:
    """R-3.7"""
    table = going_out("folio", seats=3)
    assert table.refuses(a.Accept(), by=0, rule="R-3.7").key == "nothing-to-accept"
    table.do(a.Accept(), by=1)
    assert table.refuses(a.Accept(), by=1, rule="R-3.7").key == "already-accepted"


@pytest.mark.parametrize("absent", [False, True])
def test_leaving_after_the_last_play_lets_it_stand_and_forfeits_nothing(absent: bool) -> None:
    """R-3.7: Ann goes out with fewer points, and Ben leaves before anything is settled. Ben has won."""
    table = Table("folio", racks=("S", "AX"), board=FARM, bag="", scores=(98, 400))
    table.down(10, 8, "S")
    assert kinds(table.do(a.Resign(absent), by=1)) == ["Accepted", "Stood", "Ended"]
    assert (table.end.why, table.end.winners, table.state.gone) == (e.EndReason.OUT, (1,), ())
    assert table.scores == (98 + 10 + 9, 400 - 9)


def test_the_last_play_still_waits_for_the_others_when_one_leaves() -> None:
    """R-3.7: of three, each who leaves has accepted, and the last of them settles the game."""
    table = going_out("folio", seats=4)
    table.do(a.Resign(), by=3)
    assert CROSSWORD.pending(table.state) == {1, 2}
    table.do(a.Resign(absent=True), by=1)
    table.do(a.Accept(), by=2)
    assert (table.end.why, table.state.gone, table.scores) == (e.EndReason.OUT, (), (10 + 27, -9, -9, -9))


def test_who_has_nothing_left_to_do_in_a_game_cannot_resign_it() -> None:
    """R-3.7: neither whoever made the last play nor whoever has accepted it gives anything up."""
    table = going_out("folio", seats=3)
    assert table.refuses(a.Resign(), by=0, rule="R-3.7").key == "nothing-to-resign"
    table.do(a.Accept(), by=1)
    assert table.refuses(a.Resign(), by=1, rule="R-3.7").key == "nothing-to-resign"
    challenged(table, 2)
    assert table.end.winners == (0,)
