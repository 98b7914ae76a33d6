"""Duplicate (magnetic-2006): who plays, slips and their time, and who may see them."""

from random import Random

import pytest

from tests.rulebooks.hall import MINUTE, Hall, across, down, one, verdicts
from tests.rulebooks.table import across as laid_across
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import RoundClosing
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import play_of
from tilewright.games.duplicate.slots import MOST_SEATS
from tilewright.games.duplicate.state import Break, Writing
from tilewright.games.duplicate.table import table
from tilewright.notation.coordinates import Convention
from tilewright.notation.slips import read_slip, write_slip
from tilewright.testing.duplicate import FEW_TILES, WORDS

HORN = across(8, 6, "HORN", 14)
RACK = "HORNAIE"
FARM = laid_across(8, 7, "FARM")


# Who plays


def test_one_player_plays_a_whole_game() -> None:
    """R-9.1: "It can be played alone"."""
    hall = Hall(Rules(tileset=FEW_TILES), players=("Ann",), words=WORDS)
    while not hall.state.is_over:
        best = best_play(hall.state.rules, hall.state.board, hall.state.rack, WORDS)
        assert best
        hall.do(0, a.HandIn(best.slip))
        hall.do(0, a.Done())
    (line,) = table(hall.state)
    assert (line.score, line.percent, line.solos) == (hall.state.best_total, 100.0, 0)
    assert hall.end.winners == (0,)


def test_a_thousand_players_play_a_game_to_the_end() -> None:
    """R-9.1: "more than 1000 players have taken part in a single game"."""
    chance = Random(1000)
    hall = Hall(Rules(tileset=FEW_TILES), players=tuple(f"Player {number}" for number in range(1000)), words=WORDS)
    expected = [0] * 1000
    while not hall.state.is_over:
        state = hall.state
        found = [laid for laid, _ in WORDS.plays(state.board, state.rack, 7)][:20]
        plays = [play_of(state.board, laid, state.rules.bonus_for(len(laid))) for laid in found]
        best = best_play(state.rules, state.board, state.rack, WORDS)
        assert best
        for seat in range(1000):
            play = best if seat < 3 else chance.choice(plays)
            expected[seat] += play.points
            hall.do(seat, a.HandIn(play.slip))
        hall.time()
    assert hall.state.scores == tuple(expected)
    assert hall.end.winners[:3] == (0, 1, 2)
    assert [line.percent for line in table(hall.state)[:3]] == [100.0] * 3


def test_all_have_the_same_rack_and_the_same_board() -> None:
    """R-9.1"""
    hall = Hall(rack=RACK)
    hall.slips(HORN, across(8, 7, "HE"))
    hall.time()
    for seat in (None, 0, 1):
        seen = DUPLICATE.view(hall.state, seat)
        assert (seen.rack, seen.board) == (hall.state.rack, hall.state.board)
    assert hall.state.board.word_at(Square(8, 6), Direction.ACROSS) == "HORN"


def test_who_comes_late_scores_nothing_for_what_was_missed() -> None:
    """R-9.1"""
    hall = Hall(rack=RACK)
    hall.judged(HORN, None)
    assert hall.refuses(5, a.Join("Eve"), rule="R-2.4").key == "no-such-seat"
    assert hall.refuses(1, a.Join("Ben"), rule="R-9.1").key == "already-there"
    hall.do(2, a.Join("Cid"))
    assert (hall.state.players[2], hall.state.scores) == ("Cid", (14, 0, 0))
    hall.do(2, a.HandIn(HORN))
    assert hall.state.has_handed_in(2)


def test_who_leaves_keeps_the_score_and_may_come_back() -> None:
    """R-9.1"""
    hall = Hall(rack=RACK, players=("Ann", "Ben", "Cid"))
    hall.judged(HORN, None, None)
    hall.do(0, a.Leave())
    assert hall.refuses(0, a.HandIn(HORN), rule="R-2.5").key == "seat-has-left"
    assert 0 not in verdicts(hall.time(1))
    first = table(hall.state)[0]
    assert (first.name, first.score, first.present) == ("Ann", 14, False)
    hall.do(0, a.Join("Ann"))
    assert 0 in DUPLICATE.pending(hall.state)


def test_without_players_there_is_no_game_and_it_ends_when_the_last_has_left() -> None:
    """R-9.1"""
    with pytest.raises(Exception, match="no-players"):
        Hall(players=())
    hall = Hall()
    hall.do(0, a.Leave())
    hall.do(1, a.Leave())
    assert hall.end.why is e.EndReason.DESERTED


# Slips and their time


def test_a_slip_that_was_handed_in_counts_even_if_nobody_stays() -> None:
    """R-9.3: leaving takes nothing away, not even from the last who leaves."""
    hall = Hall(rack="HORNATE", players=("Ann", "Ben"))
    hall.do(0, a.HandIn(across(8, 6, "HORN")))
    hall.do(0, a.Leave())
    hall.do(1, a.Leave())
    assert (hall.end.why, hall.end.winners) == (e.EndReason.DESERTED, (0,))
    assert hall.state.scores == (14, 0)


def test_a_round_lasts_three_minutes() -> None:
    """R-9.2"""
    hall = Hall(rack=RACK)
    hall.now = 3 * MINUTE - 1
    assert hall.state.time_left(hall.now) == 1
    assert hall.refuses(0, a.CallTime(), rule="R-9.2").facts == {"left": 1}
    hall.do(0, a.HandIn(HORN))
    hall.now += 1
    assert hall.refuses(1, a.HandIn(HORN), rule="R-9.2").key == "round-time-is-up"
    assert [type(event).__name__ for event in hall.do(1, a.CallTime())][:3] == ["Closed", "Judged", "Placed"]
    assert hall.state.phase == Writing(3 * MINUTE)


def test_a_slip_has_word_score_and_the_reference_of_the_first_letter() -> None:
    """R-9.2, R-1.4: H8 is across and 8H down, in the book's way; the other way is read too, when it is named."""
    board = Hall().state.board.lay(FARM)
    assert read_slip(board, "H6 HORN 14", Convention.RULEBOOK) == HORN
    assert read_slip(board, "8F HORN 14", Convention.TOURNAMENT) == HORN
    assert read_slip(board, "8F F(A)RM", Convention.RULEBOOK) == down(6, 8, "FARM")
    assert read_slip(board, "H7 ....S", Convention.RULEBOOK) == across(8, 7, "FARMS")
    assert write_slip(HORN, Convention.RULEBOOK) == "H6 HORN 14"
    blank = board.lay((Laid(8, 11, "s"),))
    for text, rack, word in (
        ("H7 farmsy", "Y", "FARMSY"),
        ("H7 FARMsy", "?", "FARMsy"),
        ("H7 farmsyz", "?Z", "FARMSYZ"),
    ):
        assert read_slip(blank, text, Convention.RULEBOOK, Tiles(rack)).word == word
    for text in ("", "H6", "H6 HORN 14 points", "H6 HORN -3", "H6 HORN 1234567890123456"):
        with pytest.raises(Exception, match="slip-malformed"):
            read_slip(board, text, Convention.RULEBOOK)
    with pytest.raises(Exception, match="gap"):
        read_slip(board, "H6 .ARM", Convention.RULEBOOK)


def test_a_slip_may_be_changed_until_time_and_the_last_one_counts() -> None:
    """R-9.2"""
    hall = Hall(rack=RACK)
    hall.do(0, a.HandIn(HORN))
    hall.do(0, a.HandIn(across(8, 7, "HE", 10)))
    assert (hall.state.handed_in, hall.judged()[0].worth) == (1, 10)


def test_a_bad_slip_is_taken_and_judged_at_time() -> None:
    """R-9.2, R-9.3: nothing is said of it before."""
    hall = Hall(rack=RACK)
    assert [type(event) for event in hall.do(0, a.HandIn(across(1, 1, "QZX")))] == [e.HandedIn]
    assert hall.refuses(0, a.HandIn(across(8, 8, "")), rule="R-9.2").facts["why"] == "word"
    assert hall.refuses(0, a.HandIn(across(8, 8, "HE", -1)), rule="R-9.2").facts["why"] == "score"
    assert hall.judged()[0].why


def test_a_round_closes_when_everybody_present_is_done() -> None:
    """R-9.2: by option; the others are waited for until time."""
    hall = Hall(rack=RACK, players=("Ann", "Ben", "Cid"))
    hall.do(0, a.HandIn(HORN))
    assert [type(event) for event in hall.do(0, a.Done())] == [e.SaidDone]
    assert hall.refuses(0, a.Done(), rule="R-9.2").key == "already-done"
    hall.do(1, a.Done())
    assert one(e.Judged, hall.do(2, a.Leave())).verdicts[0].seats == (0,)
    hall = Hall(Rules(closing=RoundClosing.AT_TIME), rack=RACK, players=("Ann",))
    assert [type(event) for event in hall.do(0, a.Done())] == [e.SaidDone]


def test_there_may_be_a_pause_before_the_next_rack() -> None:
    """R-9.2"""
    hall = Hall(Rules(pause=10_000), rack=RACK)
    hall.judged(HORN, None)
    assert hall.state.phase == Break(3 * MINUTE + 10_000)
    assert hall.refuses(0, a.HandIn(HORN), rule="R-9.2").key == "round-not-open"
    assert hall.refuses(0, a.CallTime(), rule="R-9.2").key == "round-time-is-left"
    hall.now += 10_000
    hall.do(1, a.CallTime())
    assert hall.state.deadline == hall.now + 3 * MINUTE


def test_time_is_only_called_where_it_runs() -> None:
    """R-9.2"""
    hall = Hall(Rules(limit=None), rack=RACK)
    assert hall.refuses(0, a.CallTime(), rule="R-9.2").key == "no-round-timer"
    hall.now = 1_000
    hall.do(0, a.HandIn(HORN))
    hall.now = 999
    assert hall.refuses(1, a.HandIn(HORN), rule="R-7.2").key == "clock-ran-backwards"
    with pytest.raises(Exception, match="round-endless"):
        Hall(Rules(limit=None, closing=RoundClosing.AT_TIME))


# Who may see what


def test_a_slip_is_nobody_elses_before_time() -> None:
    """R-13.3: that one was handed in is seen, not what."""
    hall = Hall(rack=RACK)
    (told,) = hall.do(0, a.HandIn(HORN))
    for seat in (None, 1):
        seen = DUPLICATE.view(hall.state, seat)
        assert (seen.has_handed_in(0), seen.slip_of(0)) == (True, None)
        assert DUPLICATE.redact(told, seat) == e.HandedIn(0, None, 0)
    assert DUPLICATE.view(hall.state, 0).slip_of(0) == HORN
    assert set(DUPLICATE.view(hall.state, 0).bag.faces) == {"*"}


def test_a_hall_has_room_for_more_than_anybody_will_fill() -> None:
    """R-9.1: a quarter of a million; beyond that it is said."""
    with pytest.raises(Refused, match=r"^seats"):
        Rules().checked(MOST_SEATS + 1)
    assert Rules().checked(MOST_SEATS) == Rules()
