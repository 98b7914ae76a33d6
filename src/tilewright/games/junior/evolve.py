"""The state after an event. It obeys: whether the event was allowed is `decide`'s matter."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.core.tiles import Tiles
from tilewright.games import story
from tilewright.games.crossword.state import changed
from tilewright.games.junior import events as e
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.state import Over, State

Story = story.Story[State, e.Event]


def evolve(state: State | None, event: e.Event) -> State:  # noqa: C901, PLR0912 - one case an event
    if state is None:
        assert isinstance(event, e.Started), "a game begins by starting"
        return _started(event)
    match event:
        case e.Started():
            return _started(event)
        case e.FirstChosen(seat=seat, by_chance=by_chance):
            return replace(state, first=seat, rolled=state.rolled + by_chance)
        case e.Drew(seat=seat, tiles=tiles):
            return _swapped(state, seat, given="", drawn=tiles)
        case e.Turned(seat=seat):
            return replace(state, turn=seat, number=state.number + 1)
        case e.Placed():
            return _placed(state, event)
        case e.Exchanged(seat=seat, given=given, drawn=drawn):
            return replace(_swapped(state, seat, given, drawn), last=())
        case e.Passed():
            return replace(state, last=())
        case e.Resigned(seat=seat):
            back = state.racks[seat].faces
            return replace(_swapped(state, seat, given=back, drawn=""), gone=(*state.gone, seat))
        case e.Adjourned():
            return replace(state, asleep=True)
        case e.Resumed():
            return replace(state, asleep=False)
        case e.TakenBack(rolled=rolled):
            return replace(state, rolled=rolled)
        case e.Ended(why=why, pool=pool, winners=winners, seed=seed):
            return replace(state, pool=Tiles(pool), over=Over(why, winners, seed))
        case never:
            assert_never(never)


def _started(event: e.Started) -> State:
    rules, seats = event.rules, len(event.players)
    return State(
        rules=rules,
        players=event.players,
        commitment=event.commitment,
        board=JuniorBoard.empty(rules.board),
        pool=rules.board.tiles,
        racks=(Tiles(),) * seats,
        scores=(0,) * seats,
    )


def _swapped(state: State, seat: int, given: str, drawn: str) -> State:
    """Tiles that the seat drew from the pool, and tiles that it put there."""
    return replace(
        state,
        racks=changed(state.racks, seat, state.racks[seat].take(given).put(drawn)),
        pool=state.pool.take(drawn).put(given),
        rolled=state.rolled + len(drawn),
    )


def _placed(state: State, event: e.Placed) -> State:
    """The first tile of a turn begins a new `last`; the others of the turn join it."""
    seat, one = event.seat, event.laid
    return replace(
        state,
        board=state.board.lay(one),
        racks=changed(state.racks, seat, state.racks[seat].take(one.tile)),
        scores=changed(state.scores, seat, state.scores[seat] + event.chips),
        last=(*state.last, one) if state.last_number == state.number else (one,),
        last_number=state.number,
    )
