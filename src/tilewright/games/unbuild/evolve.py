"""The state after an event. It obeys: whether the event was allowed is `decide`'s matter."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.games import seating
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.state import State


def evolve(state: State | None, event: e.Event) -> State:
    if state is None:
        assert isinstance(event, e.Started), "a game begins by starting"
        return _started(event)
    match event:
        case e.Started():
            return _started(event)
        case e.Removed(seat=seat, taken=taken, points=points):
            scores = tuple(score + points * (owner == seat) for owner, score in enumerate(state.scores))
            turn = next(seating.after(state, seat))
            return replace(state, board=state.board.lift(taken), scores=scores, turn=turn, last=event)
        case e.Resigned(seat=seat):
            left = replace(state, gone=(*state.gone, seat))
            has_turn = state.turn == seat and bool(left.in_play)
            return replace(left, turn=next(seating.after(left, seat))) if has_turn else left
        case e.Ended():
            return replace(state, end=event)
        case never:
            assert_never(never)


def _started(event: e.Started) -> State:
    rules, seats = event.rules, len(event.players)
    return State(rules, event.players, rules.board, (0,) * seats, rules.first, event.granted)
