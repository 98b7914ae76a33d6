"""Section 3: what a word is, who may challenge a play, until when, and what follows."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.examples import BAD_AND_GOOD, HORN, NAMED, WHOLE, below_horn, challenged, horn
from tests.rulebooks.table import BOOKS, Table, across, kinds
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.lookup import look_up
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList

#


def test_the_dictionary_that_was_agreed_on_decides() -> None:
    """R-3.1: the same play is good by one dictionary and not by another."""
    for words, stands in ((WordList(["HORN", "ARE"]), True), (WordList(["TRAIN", "ARE"]), False)):
        table = Table("magnetic", racks=("HORNAIE", "AEIOURT"), words=words)
        table.across(8, 6, "HORN")
        table.challenge("HORN", by=1)
        assert bool(table.word(8, 6)) is stands


@pytest.mark.parametrize("entry", ["DON'T", "X-RAY", "E.G.", "-NESS", "RE-"])
def test_a_dictionary_has_no_word_that_needs_a_hyphen_or_an_apostrophe(entry: str) -> None:
    """R-3.1: nor an abbreviation, nor a prefix or suffix standing alone."""
    with pytest.raises(BadWordList, match="no letter"):
        WordList(["HORN", entry])


#


@pytest.mark.parametrize("book", BOOKS)
def test_anything_in_order_can_be_played_and_nothing_tells_whether_it_is_a_word(book: str) -> None:
    """R-3.2: what happens after a word is what happens after none."""
    told = []
    for rack, play in (("HORNAIE", "HORN"), ("HRNNAIE", "HRNN")):
        table = Table(book, racks=(rack, "AEIOUST"))
        told.append(kinds(table.do(a.Place(across(8, 6, play)))))
        assert table.turn == 1
    assert told[0] == told[1] == ["Placed", "Drew", "Turned"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("seats", "by"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_any_other_player_may_challenge(book: str, seats: int, by: int) -> None:
    """R-3.2: whether on turn or not."""
    table = below_horn(book, seats=seats)
    assert by in CROSSWORD.pending(table.state)
    assert only(e.Challenged, challenged(table, by)).seat == by
    assert table.word(9, 6) == ""


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_challenges_the_own_play(book: str) -> None:
    """R-3.2"""
    assert below_horn(book).refuses(a.Challenge(("OT",)), by=0, rule="R-3.2").key == "own-play"


def test_before_any_play_there_is_nothing_to_challenge() -> None:
    """R-3.2: an exchange and a pass are no play."""
    table = Table()
    assert table.refuses(a.Challenge(("AT",)), by=1, rule="R-3.2").key == "nothing-to-challenge"
    table.passes()
    assert table.refuses(a.Challenge(("AT",)), by=0, rule="R-3.2").key == "nothing-to-challenge"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("start", [a.Begin(), a.Pass(), a.Exchange("A"), a.Place(across(8, 10, "E"))])
def test_once_the_next_player_starts_a_turn_it_is_too_late(book: str, start: a.Action) -> None:
    """R-3.2: for the player on turn and for the third."""
    table = below_horn(book, seats=3)
    table.do(start)
    if isinstance(start, a.Place):
        assert table.state.last
        assert table.state.last.words == ("HORNE",)  # the newer play can be challenged, the older one no longer
        assert table.do(a.Challenge(("HORNE",) if book in NAMED else ()), by=2)
        assert table.word(9, 6) == "AT"
    else:
        assert table.refuses(a.Challenge(("OT",)), by=2, rule="R-3.2").key == "challenge-too-late"


def test_who_begins_a_turn_can_no_longer_challenge_either() -> None:
    """R-3.2"""
    table = below_horn("folio")
    table.do(a.Begin())
    assert table.refuses(a.Challenge(("OT",)), by=1, rule="R-3.2").key == "challenge-too-late"
    assert table.refuses(a.Begin(), rule="R-3.2").key == "already-begun"
    assert CROSSWORD.pending(table.state) == {1}


@pytest.mark.parametrize("book", BOOKS)
def test_players_may_not_look_words_up_during_the_game(book: str) -> None:
    """R-3.2: the dictionary is for challenges only; once the game is over anybody may."""
    table = Table(book)
    with pytest.raises(Exception, match="dictionary-closed"):
        look_up(table.state, 1, "HORN", table.words)
    table.passes(4)
    assert table.end.why is e.EndReason.PASSES
    assert look_up(table.state, 1, "HORN", table.words)


#


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("by", [1, 2])
def test_a_play_that_is_no_good_is_taken_back_and_its_turn_lost(book: str, by: int) -> None:
    """R-3.3: tiles, draw, score and board are as before, and the next player is on turn."""
    table = Table(book, seats=3, racks=("ATVVWWU", "AEIOURT", "AEIOUSL"), board=HORN, scores=(30, 20, 10))
    before = table.state
    table.lay(BAD_AND_GOOD)
    assert table.scores[0] > 30
    assert len(table.racks[0]) == 7
    told = challenged(table, by)
    assert only(e.Withdrawn, told).seat == 0
    assert "Forfeited" not in kinds(told)
    assert (table.state.board, table.state.racks, table.state.bags, table.scores) == (
        before.board,
        before.racks,
        before.bags,
        before.scores,
    )
    assert table.turn == 1


def test_the_tiles_drawn_after_the_play_go_back_into_the_bag() -> None:
    """R-3.3: also where the draw had emptied it."""
    table = Table("tile-lock", racks=("HRNNAIE", "AEIOUST"), bag="LLDD")
    table.across(8, 6, "HRNN")
    assert (table.racks[0], table.bag) == ("ADDEILL", "")
    table.challenge(by=1)
    assert (table.racks[0], table.bag) == ("AEHINNR", "DDLL")


def test_the_points_for_seven_tiles_are_undone_too() -> None:
    """R-3.3"""
    table = Table("tile-lock", racks=("TRNIRAE", "AEIOUST"))
    assert table.across(8, 2, "TRNIRAE").points > 50
    table.challenge(by=1)
    assert table.scores == (0, 0)


def test_who_lost_the_turn_plays_again_only_when_it_comes_round() -> None:
    """R-3.3"""
    table = below_horn("tile-lock", seats=3)
    table.challenge(by=2)
    assert table.turn == 1
    table.passes(2)
    assert table.turn == 0


#


@pytest.mark.parametrize("book", ["folio", "tile-lock", "large-print"])
def test_who_challenges_a_good_play_loses_the_next_turn(book: str) -> None:
    """R-3.4: with two players the turn is back at once with who played."""
    table = horn(book)
    assert kinds(challenged(table, 1)) == ["Challenged", "Forfeited", "TurnLost", "Turned"]
    assert (table.turn, table.word(8, 6), table.scores) == (0, "HORN", (14, 0))


def test_in_magnetic_a_wrong_challenge_costs_nothing() -> None:
    """R-3.4"""
    table = horn("magnetic")
    assert kinds(table.challenge("HORN", by=1)) == ["Challenged"]
    assert (table.turn, table.scores) == (1, (14, 0))
    table.passes(2)
    assert table.turn == 1


@pytest.mark.parametrize("book", ["folio", "tile-lock", "large-print"])
@pytest.mark.parametrize(("seats", "by"), [(3, 2), (4, 2), (4, 3)])
def test_the_lost_turn_lands_when_it_comes(book: str, seats: int, by: int) -> None:
    """R-3.4: a challenger who is not next keeps waiting; the own next turn is the one that is lost, and only that."""
    table = horn(book, seats=seats)
    assert "TurnLost" not in kinds(challenged(table, by))
    order = []
    for _ in range(2 * seats - 1):
        order.append(table.turn)
        table.exchange(table.racks[table.turn][0])
    rounds = [*range(1, seats), 0] * 2
    rounds.remove(by)
    assert order == rounds[: len(order)]


def test_the_challenger_on_turn_among_three_is_passed_over_once() -> None:
    """R-3.4"""
    table = horn("large-print", seats=3)
    table.challenge(by=1)
    assert table.turn == 2
    table.exchange("E")
    table.passes()
    assert table.turn == 1


def test_two_challengers_who_were_wrong_about_different_words_both_lose_a_turn() -> None:
    """R-3.4"""
    table = below_horn("folio", seats=3)
    table.challenge("AT", by=1)
    table.challenge("HA", by=2)
    assert table.turn == 0
    assert table.state.owed == (0, 0, 0)


#


@pytest.mark.parametrize("book", WHOLE)
def test_all_words_of_a_play_are_challenged_at_once_and_one_bad_one_fails_it(book: str) -> None:
    """R-3.5"""
    table = below_horn(book)
    challenge = only(e.Challenged, table.challenge(by=1))
    assert challenge.words == ("AT", "HA", "OT")
    assert challenge.bad == ("OT",)
    assert table.word(9, 6) == ""


@pytest.mark.parametrize("book", WHOLE)
def test_where_the_whole_play_is_challenged_no_word_is_named(book: str) -> None:
    """R-3.5"""
    assert below_horn(book).refuses(a.Challenge(("OT",)), by=1, rule="R-3.5").key == "whole-play-challenged"


@pytest.mark.parametrize("book", WHOLE)
def test_a_play_can_be_challenged_once(book: str) -> None:
    """R-3.5: a third player can not try again."""
    table = horn(book, seats=3)
    table.challenge(by=2)
    assert table.refuses(a.Challenge(), by=1, rule="R-3.5").key == "already-challenged"


@pytest.mark.parametrize("book", NAMED)
def test_the_outcome_is_on_the_words_that_were_named(book: str) -> None:
    """R-3.5: OT is no word, but who names AT has challenged AT."""
    table = below_horn(book)
    challenge = only(e.Challenged, table.challenge("AT", by=1))
    assert (challenge.words, challenge.bad) == (("AT",), ())
    assert table.word(9, 6) == "AT"
    assert table.turn == (0 if book == "folio" else 1)


@pytest.mark.parametrize("book", NAMED)
@pytest.mark.parametrize("words", [("OT",), ("AT", "OT"), ("ot",)])
def test_one_bad_word_among_those_named_fails_the_play(book: str, words: tuple[str, ...]) -> None:
    """R-3.5"""
    table = below_horn(book)
    assert only(e.Challenged, table.challenge(*words, by=1)).bad == ("OT",)
    assert table.word(9, 6) == ""


@pytest.mark.parametrize("book", NAMED)
def test_each_word_can_be_challenged_once(book: str) -> None:
    """R-3.5: the other words of the play are open still."""
    table = below_horn(book, seats=3)
    table.challenge("AT", by=2)
    assert table.refuses(a.Challenge(("AT",)), by=1, rule="R-3.5").key == "already-challenged"
    table.challenge("HA", by=1)
    table.challenge("OT", by=2)
    assert table.word(9, 6) == ""


@pytest.mark.parametrize("book", NAMED)
def test_only_words_of_the_play_can_be_named(book: str) -> None:
    """R-3.5: HORN was there before. And some word has to be named."""
    table = below_horn(book)
    assert table.refuses(a.Challenge(("HORN",)), by=1, rule="R-3.5").key == "not-a-word-of-the-play"
    assert table.refuses(a.Challenge(), by=1, rule="R-3.5").key == "name-the-words"


def test_only_one_turn_is_lost_on_one_challenge() -> None:
    """R-3.5: however many words were named; but each challenge has its own."""
    table = below_horn("folio", seats=3)
    table.challenge("AT", "HA", by=2)
    assert table.state.owed == (0, 0, 1)
    table = below_horn("folio", seats=3)
    table.challenge("AT", by=2)
    table.challenge("HA", by=2)
    assert table.state.owed == (0, 0, 2)
