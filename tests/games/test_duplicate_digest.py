"""A hall in a few lines: nothing in them that the seat could not hear, nothing wrong, and never a list of thousands."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace

from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.digest import SHOWN, Ranks, concerns, digest_event, digest_view, ranks, standing
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.pile import SortedPile, hands_called
from tilewright.games.duplicate.policies import HumanArbitrator
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.table import table
from tilewright.testing.duplicate import WORDS, RandomDuplicate, duplicate_after, random_slip, reshuffled_slips


def is_cut_from(small: Any, whole: Any) -> bool:
    """The same value, with some members of its lists left out and nothing put in."""
    if isinstance(small, tuple) and isinstance(whole, tuple):
        rest = iter(whole)
        return all(any(is_cut_from(one, other) for other in rest) for one in small)
    if isinstance(small, Struct) and type(small) is type(whole):
        return all(is_cut_from(value, getattr(whole, name)) for name, value in asdict(small).items())
    return bool(small == whole)


@pytest.mark.parametrize("number", range(8))
def test_what_is_told_in_short_is_cut_from_what_may_be_heard(number: int) -> None:
    """R-13.3: the same holds for views, and other secrets change nothing in them."""
    game = RandomDuplicate(Random(f"digest {number}"))
    told = tuple(game.events)
    for _ in range(120):
        for seat in (None, *game.state.seats):
            for event in told:
                heard = DUPLICATE.redact(event, seat)
                short = digest_event(heard, seat)
                assert short is None or is_cut_from(short, heard)
                among = concerns(event)
                assert (short is None) == (among is not None and seat not in among)
            _check_view(game, seat)
        if game.state.is_over:
            break
        told = game.step()


def _check_view(game: RandomDuplicate, seat: int | None) -> None:
    view = DUPLICATE.view(game.state, seat)
    short = digest_view(view)
    for name in ("rules", "board", "bag", "rack", "slips", "number", "at", "verdicts", "rounds", "phase"):
        assert is_cut_from(getattr(short, name), getattr(view, name)), name
    assert all(view.players[one] == player for one, player in short.players.items())
    assert all(view.scores[one] == score for one, score in short.scores.items())
    assert list(short.marks) == [(one, mark) for one, mark in view.marks if one == seat]
    if not game.state.is_over:
        other = digest_view(DUPLICATE.view(reshuffled_slips(game.state, seat, game.chance), seat))
        assert msgspec.json.encode(other) == msgspec.json.encode(short)


def test_the_ranking_is_that_of_the_table() -> None:
    """R-9.6: the same places, whoever asks."""
    chance = Random(7)
    for _ in range(10):
        game = RandomDuplicate(chance)
        for _ in range(100):
            game.step()
        lines = {line.seat: (line.place, line.score, line.name) for line in table(game.state)}
        ranks = Ranks(game.state)
        for seat in game.state.seats:
            place = ranks.of(seat)
            assert place == standing(game.state, seat)
            assert (place and (place.rank, place.total, place.name)) == lines.get(seat)
        assert [place.seat for place in ranks.leaders] == list(lines)[:SHOWN]


def test_a_ranking_that_others_joined_is_as_if_all_were_sorted_again() -> None:
    chance = Random(3)
    for _ in range(30):
        game = RandomDuplicate(chance)
        for _ in range(chance.randrange(80)):
            game.step()
        players = tuple(f"P{seat}" for seat in range(len(game.state.players) + 20))
        scores = (*game.state.scores, *(chance.randrange(-5, 300) for _ in range(20)))
        state, before = replace(game.state, players=players, scores=scores), None
        for _ in range(3):
            before = ranks(state, before)
            fresh = Ranks(state)
            assert before.leaders == fresh.leaders
            assert all(before.of(seat) == fresh.of(seat) for seat in state.seats)
            total = chance.choice([0, 0, 0, 500, -3])
            state = replace(state, players=(*state.players, "New"), scores=(*state.scores, total))


def test_the_pile_has_every_slip_once_and_only_for_who_collects_them() -> None:
    """R-13.3: of a view of a player it is the own slip."""
    state = handed_in(300)
    pile = SortedPile(DUPLICATE.view(state, 0))
    first, rest = pile.page(0, 10), pile.page(10, 100)
    lines = (*first.lines, *rest.lines)
    assert (first.slips, first.plays) == (299, len(lines)) == (sum(line.count for line in lines), len(lines))
    assert [line.count for line in lines] == sorted((line.count for line in lines), reverse=True)
    assert {line.slip for line in lines} == {slip for _, slip in state.slips}
    assert all(state.slip_of(hand.seat) == line.slip for line in lines for hand in line.hands)
    assert len(msgspec.json.encode(first)) < 6_000
    own = SortedPile(DUPLICATE.view(state, 7)).page(0, 100)
    assert [(line.slip, line.count) for line in own.lines] == [(state.slip_of(7), 1)]
    assert SortedPile(DUPLICATE.view(state, None)).page(0, 100).lines == ()


def test_players_are_found_by_a_part_of_their_name() -> None:
    state = handed_in(300)
    found = hands_called(DUPLICATE.view(state, 0), " player 29 ")
    assert [(hand.seat, hand.slip) for hand in found] == [(29, state.slip_of(29))] + [
        (seat, state.slip_of(seat)) for seat in range(290, 300)
    ]
    assert len(hands_called(DUPLICATE.view(state, 0), "player")) == 20
    others = hands_called(DUPLICATE.view(state, 5), "player 29")
    assert all(hand.slip is None for hand in others), "nobody else sees a slip"


def handed_in(players: int) -> State:
    """A round with an arbitrator, in which all have handed in."""
    chance, kit = Random(players), Kit(WORDS, Dice(bytes(32)))
    names = tuple(f"Player {seat}" for seat in range(players))
    state = duplicate_after(DUPLICATE.start(Rules(arbitrator=HumanArbitrator(0)), names, kit))
    for action in (a.Draw(), a.Open()):
        _, state = DUPLICATE.advance(state, 0, action, kit)
    slips = [random_slip(state, chance) for _ in range(40)]
    for seat in state.contestants:
        _, state = DUPLICATE.advance(state, seat, a.HandIn(chance.choice(slips)), kit)
    return state


def crowd(players: int, *, arbitrator: bool = False) -> tuple[State, tuple[e.Event, ...]]:
    """A round of so many that was judged, and what was told at its end. A few slips are shared by all."""
    chance, kit = Random(players), Kit(WORDS, Dice(bytes(32)))
    rules = Rules(arbitrator=HumanArbitrator(0)) if arbitrator else Rules()
    state = duplicate_after(DUPLICATE.start(rules, tuple(f"Player {seat}" for seat in range(players)), kit))
    actions: list[tuple[int, a.Action]] = [(0, a.Draw()), (0, a.Open())] if arbitrator else []
    told: tuple[e.Event, ...] = ()
    for seat, first in actions:
        _, state = DUPLICATE.advance(state, seat, first, kit)
    slips = [random_slip(state, chance) for _ in range(30)]
    for seat in state.contestants:
        _, state = DUPLICATE.advance(state, seat, a.HandIn(chance.choice(slips)), kit)
    last: list[tuple[int, a.Action]] = [(seat, a.Done()) for seat in state.contestants]
    if arbitrator:
        last += [(0, a.Close()), (0, a.Judge())]
    for seat, action in last:
        told, state = DUPLICATE.advance(state, seat, action, kit)
    return state, told


@pytest.mark.parametrize("arbitrator", [False, True])
def test_a_round_of_two_thousand_is_told_in_a_page(arbitrator: bool) -> None:
    state, told = crowd(2_000, arbitrator=arbitrator)
    assert any(isinstance(event, e.Judged) for event in told)
    for seat in (None, 0, 1, 999, 1_999):
        heard = [digest_event(DUPLICATE.redact(event, seat), seat) for event in told]
        assert len(msgspec.json.encode(heard)) < 6_000
        assert len(msgspec.json.encode(digest_view(DUPLICATE.view(state, seat)))) < 12_000
    ended = e.Ended(e.EndReason.STOPPED, tuple(range(2_000)), "", "00")
    assert len(msgspec.json.encode(digest_event(ended, 1_500))) < 200


def test_everybody_hears_the_own_verdict_and_the_best() -> None:
    _, told = crowd(200)
    judged = next(event for event in told if isinstance(event, e.Judged))
    for seat in range(200):
        short = digest_event(judged, seat)
        assert isinstance(short, e.Judged)
        own = next(verdict for verdict in judged.verdicts if seat in verdict.seats)
        assert [verdict.slip for verdict in short.verdicts if seat in verdict.seats] == [own.slip]
        assert short.verdicts[0].slip == judged.verdicts[0].slip
        assert len(short.verdicts) <= 2
    screen = digest_event(judged, None)
    assert isinstance(screen, e.Judged)
    assert [verdict.slip for verdict in screen.verdicts] == [verdict.slip for verdict in judged.verdicts[:SHOWN]]
