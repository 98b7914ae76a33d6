"""Duplicate (magnetic-2006): who counts a slip, and by option warnings, penalties and points for a solo."""

import msgspec
import pytest

from tests.rulebooks.common import only
from tests.rulebooks.hall import Hall, across, verdicts
from tests.rulebooks.table import kinds
from tilewright.core.refusal import Refused
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.audit import replay
from tilewright.games.duplicate.digest import digest_view
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import HumanArbitrator, Overstating, Stating
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.table import table
from tilewright.notation.result_sheet import write_csv, write_text

RACK = "HORNAIE"
STATED = Rules(stating=Stating.REQUIRED)
BY_ANN = Rules(arbitrator=HumanArbitrator(0), warnings=True, penalty=10)
NEW_FIELDS = ("stating", "warnings", "penalty", "solo_bonus")


def ruled_by_ann(rules: Rules = BY_ANN) -> Hall:
    """Ann arbitrates; Ben and Cid play."""
    hall = Hall(rules, players=("Ann", "Ben", "Cid"))
    hall.do(0, a.Draw(RACK))
    return hall


def test_a_slip_states_its_score() -> None:
    """R-9.2: the word, the score and the grid reference."""
    hall = Hall(STATED, rack=RACK)
    assert hall.refuses(0, a.HandIn(across(8, 6, "HORN")), rule="R-9.2").key == "score-not-stated"
    assert kinds(hall.do(0, a.HandIn(across(8, 6, "HORN", 14)))) == ["HandedIn"]


@pytest.mark.parametrize("stated", [0, 13, 14, 99])
def test_a_wrong_score_is_corrected_to_the_true_one(stated: int) -> None:
    """R-9.3"""
    verdict = Hall(STATED, rack=RACK).judged(across(8, 6, "HORN", stated))[0]
    assert (verdict.worth, verdict.scored, verdict.why) == (14, 14, None)


def test_by_option_the_program_counts() -> None:
    """R-9.2, at home"""
    assert Hall(Rules(stating=Stating.OPTIONAL), rack=RACK).judged(across(8, 6, "HORN"))[0].scored == 14


def test_the_arbitrator_may_read_a_slip_without_its_score() -> None:
    """R-9.3: a slip is put right as it was meant, and then it is the program that counts."""
    hall = ruled_by_ann(Rules(arbitrator=HumanArbitrator(0), stating=Stating.REQUIRED))
    hall.do(0, a.Open())
    hall.do(0, a.Close())
    hall.do(0, a.Correct(1, across(8, 6, "HORN")))
    assert verdicts(hall.do(0, a.Judge()))[1].scored == 14


def test_a_record_without_these_options_means_what_it_meant() -> None:
    hall = Hall(Rules())
    hall.slips(across(8, 6, "FEE"), None)
    hall.time()
    old = msgspec.to_builtins(tuple(hall.told))
    for name in NEW_FIELDS:
        del old[0]["rules"][name]
    for verdict in next(event for event in old if event["is"] == "judged")["verdicts"]:
        del verdict["bonus"]
    events = msgspec.convert(old, tuple[e.Event, ...])
    assert events == tuple(hall.told)
    assert replay(events) == hall.state


def test_a_record_with_a_slip_that_states_nothing_is_refused_where_it_must() -> None:
    hall = Hall(STATED)
    hall.slips(across(8, 6, "FEE", 12))
    told = [msgspec.structs.replace(one, slip=across(8, 6, "FEE")) if kinds([one]) == ["HandedIn"] else one
            for one in hall.told]  # fmt: skip
    with pytest.raises(Refused) as refused:
        replay(told)
    assert "score-not-stated" in str(refused.value.facts["why"])


def test_the_arbitrator_warns_and_it_costs_nothing() -> None:
    hall = ruled_by_ann()
    assert hall.do(0, a.Warn(1)) == [e.Warned(1)]
    hall.do(0, a.Open())
    hall.do(0, a.Warn(1))
    assert (hall.state.warnings.get(1), hall.state.warnings.get(2), hall.state.scores) == (2, None, (0, 0, 0))
    assert [(line.name, line.warnings) for line in table(hall.state)] == [("Ben", 2), ("Cid", 0)]


def test_the_arbitrator_takes_points_off_and_the_ranking_follows() -> None:
    """R-9.3, by option"""
    hall = ruled_by_ann()
    hall.do(0, a.Open())
    for seat in (1, 2):
        hall.do(seat, a.HandIn(across(8, 6, "HORN", 14)))
    hall.do(0, a.Close())
    hall.do(0, a.Judge())
    assert hall.do(0, a.Penalise(1, 5)) == [e.Penalised(1, 5)]
    hall.do(0, a.Penalise(1, 3))
    assert hall.state.scores == (0, 6, 14)
    assert [(line.place, line.name, line.score, line.penalty) for line in table(hall.state)] == [
        (1, "Cid", 14, 0),
        (2, "Ben", 6, 8),
    ]
    assert write_csv(hall.state).splitlines()[0::2] == [
        "place,player,score,percent,tops,solos,warnings,penalty",
        "2,Ben,6,42.9,1,0,0,8",
    ]
    assert "warnings  penalty" in write_text(hall.state)
    hall.do(0, a.Stop())
    assert hall.end.winners == (2,)
    assert replay(hall.told) == hall.state


@pytest.mark.parametrize(
    ("rules", "action", "key"),
    [
        (Rules(arbitrator=HumanArbitrator(0)), a.Warn(1), "no-penalties"),
        (Rules(arbitrator=HumanArbitrator(0)), a.Penalise(1, 1), "no-penalties"),
        (BY_ANN, a.Penalise(1, 0), "no-penalties"),
        (BY_ANN, a.Penalise(1, -5), "no-penalties"),
        (BY_ANN, a.Penalise(1, 11), "no-penalties"),
    ],
)
def test_no_more_than_the_rules_allow(rules: Rules, action: a.Action, key: str) -> None:
    assert ruled_by_ann(rules).refuses(0, action, rule="R-9.3").key == key


@pytest.mark.parametrize("action", [a.Warn(1), a.Penalise(1, 5)])
def test_only_the_arbitrator_gives_them(action: a.Action) -> None:
    assert ruled_by_ann().refuses(2, action, rule="R-9.2").key == "arbitrator-only"
    program = Hall(Rules(warnings=True, penalty=10))
    assert program.refuses(0, action, rule="R-9.2").key == "program-arbitrates"


@pytest.mark.parametrize("seat", [0, 3, -1])
@pytest.mark.parametrize("kind", [a.Warn, lambda seat: a.Penalise(seat, 5)])
def test_only_players_get_them(seat: int, kind: "type[a.Warn]") -> None:
    with pytest.raises(Refused, match="no-such-seat"):
        DUPLICATE.decide(ruled_by_ann().state, 0, kind(seat), ruled_by_ann().kit)


def test_everybody_sees_them_in_a_hall_the_leaders_own_and_the_arbitrator_all() -> None:
    hall = ruled_by_ann()
    for seat in range(3, 60):
        hall.do(seat, a.Join(f"Guest {seat}"))
    hall.do(0, a.Warn(55))
    hall.do(0, a.Penalise(55, 4))
    assert DUPLICATE.view(hall.state, 2).warnings.get(55) == 1
    assert DUPLICATE.redact(e.Penalised(55, 4), None) == e.Penalised(55, 4)
    assert digest_view(DUPLICATE.view(hall.state, 0)).penalties.get(55) == 4
    assert digest_view(DUPLICATE.view(hall.state, 55)).penalties.get(55) == 4
    assert list(digest_view(DUPLICATE.view(hall.state, 56)).penalties) == []


def test_by_option_a_solo_scores_more() -> None:
    """R-9.3: for the top word that one of several had alone."""
    hall = Hall(Rules(solo_bonus=10), rack=RACK)
    judged = hall.judged(across(8, 6, "HORN", 14), across(8, 7, "NO"))
    assert (judged[0].worth, judged[0].bonus, judged[0].scored) == (14, 10, 24)
    assert (judged[1].bonus, hall.state.scores[0]) == (0, 24)
    assert only(e.Placed, hall.told).play.points == 14, "the bonus is the player's, not the word's"


def test_a_word_that_two_had_is_no_solo() -> None:
    hall = Hall(Rules(solo_bonus=10), rack=RACK)
    judged = hall.judged(across(8, 6, "HORN", 14), across(8, 6, "HORN", 12))
    assert [judged[seat].scored for seat in (0, 1)] == [14, 14]


def test_who_plays_alone_has_no_solos() -> None:
    hall = Hall(Rules(solo_bonus=10), players=("Ann",), rack=RACK)
    assert hall.judged(across(8, 6, "HORN", 14))[0].scored == 14


def test_a_slip_that_is_punished_with_nothing_is_no_solo() -> None:
    hall = Hall(Rules(solo_bonus=10, overstating=Overstating.NOTHING), rack=RACK)
    assert hall.judged(across(8, 6, "HORN", 90), None)[0].scored == 0


@pytest.mark.parametrize(
    "rules", [Rules(penalty=1_001), Rules(penalty=-1), Rules(solo_bonus=-1), Rules(solo_bonus=9**9)]
)
def test_no_rules_with_numbers_beyond_reason(rules: Rules) -> None:
    with pytest.raises(Refused):
        rules.checked(2)
