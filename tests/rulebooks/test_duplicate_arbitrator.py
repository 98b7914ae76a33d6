"""Duplicate (magnetic-2006) with a person as arbitrator: draws, opens and closes, rules, corrects."""

import pytest
from msgspec.structs import replace

from tests.rulebooks.common import only
from tests.rulebooks.hall import Hall, across, verdicts
from tests.rulebooks.table import kinds
from tilewright.core.refusal import Refused
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import HumanArbitrator, Placing
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.state import Drawing, Ready, Reviewing
from tilewright.games.duplicate.table import table
from tilewright.testing.duplicate import WORDS

BY_PERSON = Rules(arbitrator=HumanArbitrator(0))
HORN = across(8, 6, "HORN", 14)


def hall_with_rack(tiles: str = "HORNAIE", rules: Rules = BY_PERSON) -> Hall:
    """Ann arbitrates; Ben and Cid play."""
    hall = Hall(rules, players=("Ann", "Ben", "Cid"))
    hall.do(0, a.Draw(tiles))
    return hall


def test_the_arbitrator_draws_from_a_real_bag_and_calls_the_tiles() -> None:
    """R-9.2, R-9.5: and opens the round when everybody is ready."""
    hall = Hall(BY_PERSON, players=("Ann", "Ben"))
    assert (hall.state.phase, DUPLICATE.pending(hall.state)) == (Drawing(), frozenset({0}))
    assert hall.refuses(1, a.HandIn(HORN), rule="R-9.2").key == "round-not-open"
    assert kinds(hall.do(0, a.Draw("HORNAIE"))) == ["Drew", "Called"]
    assert (hall.state.phase, hall.rack) == (Ready(), "AEHINOR")
    hall.now = 5_000
    hall.do(0, a.Open())
    assert hall.state.deadline == 185_000
    assert DUPLICATE.pending(hall.state) == {0, 1}


def test_tiles_that_cannot_have_been_drawn_are_refused() -> None:
    """R-9.5"""
    hall = Hall(BY_PERSON, players=("Ann", "Ben"))
    assert hall.refuses(0, a.Draw("HORN"), rule="R-9.5").facts == {"due": 7, "drawn": 4}
    assert hall.refuses(0, a.Draw("QQAEIRT"), rule="R-9.5").facts == {"tiles": "Q", "count": 1}


def test_a_rack_that_lacks_a_kind_goes_back_whole() -> None:
    """R-9.5: and the arbitrator draws again."""
    hall = Hall(BY_PERSON, players=("Ann", "Ben"))
    assert kinds(hall.do(0, a.Draw("HRNTSLE"))) == ["Drew", "PutBack"]
    assert (hall.state.phase, hall.rack, len(hall.state.bag)) == (Drawing(), "", 100)
    hall.do(0, a.Draw("HORNAIE"))
    assert (hall.rack, hall.state.number) == ("AEHINOR", 1)


def test_the_arbitrator_may_let_the_program_draw() -> None:
    """R-9.2"""
    hall = Hall(BY_PERSON, players=("Ann", "Ben"))
    hall.do(0, a.Draw())
    assert len(hall.rack) == 7
    hall.do(0, a.Stop())
    assert fair(hall.told)
    assert hall.end.why is e.EndReason.STOPPED


def test_the_arbitrator_closes_looks_at_the_slips_and_judges() -> None:
    """R-9.2, R-9.3: all done or out of time, it is the arbitrator who closes."""
    hall = hall_with_rack()
    hall.do(0, a.Open())
    hall.do(1, a.HandIn(HORN))
    hall.do(1, a.Done())
    hall.do(2, a.Done())
    hall.now = 180_000
    assert hall.refuses(1, a.CallTime(), rule="R-9.2").key == "arbitrator-only"
    assert hall.refuses(2, a.HandIn(HORN), rule="R-9.2").key == "round-time-is-up"
    assert kinds(hall.do(0, a.Close())) == ["Closed"]
    assert (hall.state.phase, hall.state.slip_of(1)) == (Reviewing(), HORN)
    told = hall.do(0, a.Judge())
    assert kinds(told) == ["Judged", "Placed"]
    assert (hall.state.scores, hall.state.phase) == ((0, 14, 0), Drawing())


def test_the_arbitrator_rules_on_a_word_for_this_game() -> None:
    """R-9.3: a word that the list does not have, or one that it has."""
    hall = hall_with_rack()
    hall.do(0, a.Open())
    hall.do(1, a.HandIn(across(8, 5, "ENROH")))
    hall.do(2, a.HandIn(HORN))
    assert hall.refuses(0, a.Rule("ENROH", good=True), rule="R-9.2").facts == {"next": "close"}
    hall.do(0, a.Close())
    hall.do(0, a.Rule("enroh", good=True))
    hall.do(0, a.Rule("HORN", good=False))
    found = verdicts(hall.do(0, a.Judge()))
    assert found[1].scored > 0
    assert found[2].why
    assert hall.state.rounds[0].placed
    assert hall.state.rounds[0].placed.slip.word == "ENROH"
    assert hall.state.rounds[0].possible == found[1].worth


def test_a_word_that_was_refused_is_never_the_best() -> None:
    """R-9.4"""
    hall = hall_with_rack("TRAINER", Rules(arbitrator=HumanArbitrator(0), placing=Placing.MASTER))
    hall.do(0, a.Rule("TRAINER", good=False))
    hall.do(0, a.Open())
    hall.do(0, a.Close())
    assert "TRAINER" not in only(e.Placed, hall.do(0, a.Judge())).play.words


def test_the_arbitrator_corrects_a_slip() -> None:
    """R-9.3: and it is an event of the record, seen by whose slip it is."""
    hall = hall_with_rack()
    hall.do(0, a.Open())
    hall.do(1, a.HandIn(across(7, 6, "HORN")))
    assert hall.refuses(0, a.Correct(1, HORN), rule="R-9.2").key == "arbitrator-not-now"
    hall.do(0, a.Close())
    assert hall.refuses(0, a.Correct(0, HORN), rule="R-2.4").key == "no-such-seat"
    (told,) = hall.do(0, a.Correct(1, HORN))
    assert told == e.Corrected(1, HORN, 0)
    assert DUPLICATE.redact(told, 1) == told
    assert DUPLICATE.redact(told, 2) == e.Corrected(1, None, 0)
    assert verdicts(hall.do(0, a.Judge()))[1].scored == 14


def test_the_arbitrator_sees_the_slips_and_hands_in_none() -> None:
    """R-13.3, R-9.2"""
    hall = hall_with_rack()
    hall.do(0, a.Open())
    (told,) = hall.do(1, a.HandIn(HORN))
    assert DUPLICATE.view(hall.state, 0).slip_of(1) == HORN
    assert DUPLICATE.redact(told, 0) == told
    assert DUPLICATE.view(hall.state, 2).slip_of(1) is None
    assert hall.refuses(0, a.HandIn(HORN), rule="R-9.2").key == "arbitrator-does-not-play"
    assert hall.refuses(0, a.Leave(), rule="R-9.2").key == "arbitrator-stays"
    assert [line.name for line in table(hall.state)] == ["Ben", "Cid"]


@pytest.mark.parametrize(
    "action", [a.Draw(), a.Open(), a.Close(), a.Rule("HE", good=True), a.Correct(1, HORN), a.Judge(), a.Stop()]
)
def test_only_the_arbitrator_arbitrates(action: a.Personal) -> None:
    """R-9.2"""
    assert hall_with_rack().refuses(1, action, rule="R-9.2").key == "arbitrator-only"
    assert Hall().refuses(1, action, rule="R-9.2").key == "program-arbitrates"


@pytest.mark.parametrize("action", [a.Draw(), a.Close(), a.Judge()])
def test_each_act_has_its_moment(action: a.Personal) -> None:
    """R-9.2"""
    assert hall_with_rack().refuses(0, action, rule="R-9.2").facts == {"next": "open"}


def test_the_arbitrator_needs_a_seat() -> None:
    """R-9.2"""
    with pytest.raises(Refused, match="no-such-seat"):
        Hall(Rules(arbitrator=HumanArbitrator(2)))


def test_with_prepared_racks_the_arbitrator_only_opens_and_closes() -> None:
    """R-9.5: nothing is drawn, and the arbitrator has the list."""
    rules = replace(BY_PERSON, prepared=(Prepared("HORNAIE"),))
    hall = Hall(rules, players=("Ann", "Ben"), words=WORDS)
    assert (hall.state.phase, hall.rack) == (Ready(), "AEHINOR")
    assert DUPLICATE.view(hall.state, 0).rules.prepared == hall.state.rules.prepared
    for action in (a.Open(), a.Close(), a.Judge()):
        hall.do(0, action)
    assert hall.end.why is e.EndReason.RACKS_DONE
    assert replay(hall.told) == hall.state
