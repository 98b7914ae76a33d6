"""The state after an event. It obeys: whether the event was allowed is `decide`'s matter."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games import story
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import Slots
from tilewright.games.duplicate.solos import solo_of, top_of
from tilewright.games.duplicate.state import (
    DONE,
    HANDED_IN,
    Break,
    Drawing,
    Over,
    Ready,
    Reviewing,
    Round,
    State,
    Writing,
)

Story = story.Story[State, e.Event]


def evolve(state: State | None, event: e.Event) -> State:  # noqa: C901, PLR0912 - one case an event
    if state is None:
        assert isinstance(event, e.Started), "a game begins by starting"
        return _started(event)
    match event:
        case e.Started():
            return _started(event)
        case e.Joined():
            return _joined(state, event)
        case e.Left(seat=seat):
            return replace(state, gone=state.gone | {seat}, done=state.done - state.is_done(seat))
        case e.Drew(tiles=tiles, named=named):
            rolled = state.rolled + (0 if named else len(tiles))
            return replace(state, rack=state.rack.put(tiles), bag=state.bag.take(tiles), rolled=rolled)
        case e.PutBack():
            return replace(state, rack=Tiles(), bag=state.bag.put(state.rack.faces))
        case e.Called():
            return replace(state, phase=Ready(), number=state.number + 1)
        case e.Opened(at=at):
            return replace(state, phase=Writing(at), at=at)
        case e.HandedIn(seat=seat, slip=slip, at=at):
            return _written(replace(state, at=at), seat, slip)
        case e.SaidDone(seat=seat):
            marks = state.marks.put(seat, (state.marks.get(seat) or 0) | DONE)
            return replace(state, marks=marks, done=state.done + 1)
        case e.Closed(at=at):
            return replace(state, phase=Reviewing(), at=at)
        case e.Corrected(seat=seat, slip=slip):
            return _written(state, seat, slip)
        case e.Ruled(word=word, good=good):
            others = tuple(ruling for ruling in state.rulings if ruling[0] != word)
            return replace(state, rulings=(*others, (word, good)))
        case e.Warned(seat=seat):
            return replace(state, warnings=state.warnings.put(seat, (state.warnings.get(seat) or 0) + 1))
        case e.Penalised():
            return _penalised(state, event)
        case e.Judged():
            return _judged(state, event)
        case e.Placed():
            return _placed(state, event)
        case e.Paused(until=until):
            return replace(state, phase=Break(until))
        case e.Ended(why=why, winners=winners, bag=bag, seed=seed):
            return replace(_cleared(state), phase=Over(why, winners, seed), bag=Tiles(bag))
        case never:
            assert_never(never)


def _started(event: e.Started) -> State:
    rules = event.rules
    return State(
        rules=rules,
        players=event.players,
        commitment=event.commitment,
        board=Board.empty(rules.layout, rules.tileset),
        bag=rules.tileset.bag(),
        scores=(0,) * len(event.players),
        at=event.at,
    )


def _joined(state: State, event: e.Joined) -> State:
    """A seat that comes back finds what it had, and is again one of those that a round waits for."""
    if event.seat < len(state.players):
        return replace(state, gone=state.gone - {event.seat}, done=state.done + state.is_done(event.seat))
    return replace(state, players=(*state.players, event.name), scores=(*state.scores, 0))


def _written(state: State, seat: int, slip: Slip | None) -> State:
    """A slip that may not be seen leaves its mark alone."""
    mark = state.marks.get(seat) or 0
    return replace(
        state,
        slips=state.slips.put(seat, slip) if slip else state.slips,
        marks=state.marks if mark & HANDED_IN else state.marks.put(seat, mark | HANDED_IN),
        handed_in=state.handed_in + (not mark & HANDED_IN),
    )


def _judged(state: State, event: e.Judged) -> State:
    scores = list(state.scores)
    for verdict in event.verdicts:
        for seat in verdict.seats:
            scores[seat] += verdict.scored
    top, tops = top_of(event.verdicts)
    judged = Round(state.rack.faces, event.best, top, tops, solo_of(tops, len(state.contestants)))
    return replace(
        _cleared(state), scores=tuple(scores), verdicts=event.verdicts, rounds=(*state.rounds, judged), phase=Drawing()
    )


def _penalised(state: State, event: e.Penalised) -> State:
    seat, points = event.seat, event.points
    scores = (*state.scores[:seat], state.scores[seat] - points, *state.scores[seat + 1 :])
    return replace(state, scores=scores, penalties=state.penalties.put(seat, (state.penalties.get(seat) or 0) + points))


def _placed(state: State, event: e.Placed) -> State:
    play = event.play
    last = replace(state.rounds[-1], placed=play, origin=event.origin)
    return replace(
        state,
        board=state.board.lay(play.laid),
        rack=state.rack.take(faces_of(play.laid)),
        rounds=(*state.rounds[:-1], last),
    )


def _cleared(state: State) -> State:
    """The desk is empty for the next round."""
    return replace(state, slips=Slots(), marks=Slots(), handed_in=0, done=0)
