"""The laws, searched for counter-examples by Hypothesis."""

from itertools import permutations
from random import Random

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from tests.laws.laws import nothing_hidden_shows, refusals_change_nothing, tiles_are_conserved
from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES, house_rule, rules_for
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.notation import gcg, log, sealed
from tilewright.notation.gcg import export as gcg_export
from tilewright.testing import RandomGame, state_after
from tilewright.testing.strategies import games

SLOW = settings(max_examples=50)  # each is a game
HOUSE = sorted(
    set(HOUSE_RULES) - {"theme", "theme-by-vote"}
    | {"theme=sea", "theme-by-vote=sea", "challenge=free", "challenge=points-5", "jacks=4", "solitaire=face-up"}
)


@SLOW
@given(games(), st.randoms(use_true_random=False))
def test_tiles_are_conserved_secrets_kept_and_refusals_change_nothing(game: RandomGame, chance: Random) -> None:
    tiles_are_conserved(game.state)
    nothing_hidden_shows(game.state, chance)
    refusals_change_nothing(game, chance)


@SLOW
@given(games(), st.data())
def test_decide_changes_nothing_and_says_the_same_twice(game: RandomGame, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(list(game.state.seats)))
    actions: list[a.Action] = [a.Pass(), a.Challenge(), a.Resign(), a.Begin(), a.CallTime(), a.Accept()]
    action = data.draw(st.sampled_from(actions))
    before = msgspec.json.encode(game.state)
    assert _answer(game, seat, action) == _answer(game, seat, action)
    assert msgspec.json.encode(game.state) == before


def _answer(game: RandomGame, seat: int, action: a.Action) -> object:
    try:
        return CROSSWORD.decide(game.state, seat, action, game.kit)
    except Refused as refused:
        return refused.key, refused.facts


@SLOW
@given(games())
def test_every_record_goes_out_and_comes_back(game: RandomGame) -> None:
    events = tuple(game.events)
    assert log.read(log.write(events)) == events
    assert sealed.unseal(sealed.seal(events, "00" * 32, CROSSWORD), CROSSWORD) == (events, "00" * 32)
    exported = gcg_export.gcg_of(events)
    assert gcg.read(gcg.write(exported)) == exported
    assert state_after(log.read(log.write(events))) == game.state


@given(st.sampled_from(sorted(EDITIONS)), st.lists(st.sampled_from(HOUSE), min_size=2, max_size=3, unique=True))
def test_house_rules_commute(edition: str, names: list[str]) -> None:
    """In any order the same rules, whether they are named together or applied one after the other."""
    try:
        together = rules_for(edition, names)
    except Refused:
        for order in permutations(names):
            with pytest.raises(Refused, match="house-rules-clash"):
                rules_for(edition, order)
        return
    for order in permutations(names):
        rules = EDITIONS[edition].rules
        for name in order:
            rules = house_rule(name)(rules)
        assert rules == together == rules_for(edition, order)


@given(games(most=20))
def test_a_view_is_never_more_than_its_seat_may_know(game: RandomGame) -> None:
    """R-13.3: no face of another rack or of the bag is in anything that a seat is sent."""
    state = game.state
    if state.is_over or state.rules.is_face_up:
        return
    for seat in state.seats:
        seen = CROSSWORD.view(state, seat)
        assert seen.racks[seat] == state.racks[seat]
        hidden = [rack for owner, rack in enumerate(seen.racks) if owner != seat] + list(seen.bags)
        assert {face for pile in hidden for face in pile} <= {"*"}
