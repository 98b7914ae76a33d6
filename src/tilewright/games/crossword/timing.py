"""Time: what it costs, when a move is late, and putting a game away (R-7.1, R-7.2, R-13.2)."""

from tilewright.core.refusal import Refused
from tilewright.games.capabilities import Due
from tilewright.games.crossword.actions import Action, CallTime
from tilewright.games.crossword.drawing import draw_evenly
from tilewright.games.crossword.events import Adjourned, ClockRan, Event, Resumed, TakenBack
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import PerMove, Untimed
from tilewright.games.crossword.state import Owing, State
from tilewright.games.crossword.turns import pass_now


def let_time_pass(story: Story) -> None:
    """Charge the time up to now to the running clock."""
    clocks, now = story.state.clocks, story.kit.now
    if isinstance(story.state.rules.clock, Untimed) or story.state.asleep or clocks.running is None:
        return
    if now < clocks.since:
        raise Refused("clock-ran-backwards", now=now, since=clocks.since)
    if now > clocks.since:
        story.tell(ClockRan(now))


def call_time(story: Story) -> None:
    """R-7.1: a turn not taken in time is a pass; a choice of bags not made in time is half and half."""
    clock, clocks = story.state.rules.clock, story.state.clocks
    if not isinstance(clock, PerMove):
        raise Refused("no-move-timer")
    if clocks.running is None or clocks.turn_used < clock.limit:
        raise Refused("time-is-left", left=clock.limit - clocks.turn_used)
    if isinstance(story.state.phase, Owing):
        draw_evenly(story, story.state.phase)
    else:
        pass_now(story, late=True)


def time_is_due(state: State) -> Due[Action] | None:
    """When the move that is being made will be late, if there is a limit to it (R-7.1)."""
    clock, clocks = state.rules.clock, state.clocks
    if not isinstance(clock, PerMove) or clocks.running is None or state.asleep or state.is_over:
        return None
    return Due(clocks.since + clock.limit - clocks.turn_used, clocks.running, CallTime())


def gone_back(state: State, left: State, seat: int, at: int) -> tuple[Event, ...]:
    """The events that follow when a game goes back to this state from the one it had come to (R-13.3)."""
    return TakenBack(seat, left.rolled, left.taken_back + 1), *time_starts_anew(state, seat, at)


def time_starts_anew(state: State, seat: int, at: int) -> tuple[Event, ...]:
    """In a game that went back to this state: as though it had been put away then and were taken up now.

    So nobody's clock is charged for what was undone, nor for the time it took to agree on that.
    """
    if isinstance(state.rules.clock, Untimed) or state.asleep or state.clocks.running is None:
        return ()
    return Adjourned(seat), Resumed(seat, at)


def adjourn(story: Story, seat: int) -> None:
    story.tell(Adjourned(seat))


def resume(story: Story, seat: int) -> None:
    if not story.state.asleep:
        raise Refused("not-put-away")
    story.tell(Resumed(seat, story.kit.now))
