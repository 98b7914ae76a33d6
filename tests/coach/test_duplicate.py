"""Duplicate against the top: what each slip lost, and what it comes to."""

from typing import cast

import pytest

import tilewright as tw
from tilewright.bots.arena import Arena, ArenaWorker
from tilewright.coach.duplicate import DuplicateAnalysis
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import State
from tilewright.lexicons.graph import WordGraph
from tilewright.session.session import Session
from tilewright.testing import SAMPLE_WORDS


def played(*bots: str) -> tuple[State, DuplicateAnalysis]:
    game = ArenaWorker(Arena("duplicate", Rules(), bots, WordGraph(SAMPLE_WORDS), seed=2)).begun(0)
    state = cast(State, game.played_out())
    found = tw.analyse(game.session)
    assert isinstance(found, DuplicateAnalysis)
    return state, found


def test_points_and_the_best_total_are_those_of_the_game() -> None:
    state, found = played("casual", "top", "beginner")
    assert [one.points for one in found.players] == list(state.scores)
    assert {one.possible for one in found.players} == {state.best_total}
    assert found.rounds == len(state.rounds)
    assert found.is_over
    assert len(found.records()) == 3 * found.rounds


def test_the_top_loses_nothing_and_others_lose_what_they_missed() -> None:
    _, found = played("casual", "top")
    casual, top = found.players
    assert (top.tops, top.share) == (found.rounds, 1.0)
    assert casual.points + sum(slip.lost for slip in found.slips if slip.seat == casual.seat) == casual.possible
    for slip in found.slips:
        assert slip.lost == slip.best_score - slip.score
        assert (slip.played == slip.best) <= (slip.lost == 0)


def test_a_kind_that_has_no_analysis_is_named() -> None:
    with pytest.raises(TypeError, match="games of bingo cannot be analysed"):
        tw.analyse(Session.new("bingo", words=SAMPLE_WORDS, players=("Ann", "Ben"), seed=1))
