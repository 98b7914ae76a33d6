"""Whose turn it is: beginning one, passing, handing it on, and the turns that are lost."""

from tilewright.core.refusal import Refused
from tilewright.games.crossword.ending import end_if_nobody_moves, no_play_left, reach_end
from tilewright.games.crossword.events import EndReason, Passed, Relaxed, Turned, TurnLost
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import PerMove
from tilewright.games.crossword.standing import let_it_stand
from tilewright.games.crossword.state import Closing, Owing, State

SHORTEST_OPENING = 2


def refuse_out_of_turn(state: State, seat: int) -> None:
    match state.phase:
        case Owing(seat=owing):
            raise Refused("draw-first" if owing == seat else "not-your-turn", turn=owing)
        case Closing():
            raise Refused("last-play-made")
        case _ if state.turn != seat:
            raise Refused("not-your-turn", turn=state.turn)
        case _:
            refuse_late(state)


def refuse_late(state: State) -> None:
    clock = state.rules.clock
    if not isinstance(clock, PerMove) or state.clocks.turn_used < clock.limit:
        return
    if isinstance(state.phase, Owing):
        raise Refused("time-is-up", why="draw", limit=clock.limit, used=state.clocks.turn_used)
    raise Refused("time-is-up", limit=clock.limit, used=state.clocks.turn_used)


def begin(story: Story, seat: int) -> None:
    """Say so, without doing anything yet."""
    refuse_out_of_turn(story.state, seat)
    if not (story.state.last and story.state.last.open):
        raise Refused("already-begun")
    let_it_stand(story)


def pass_turn(story: Story, seat: int) -> None:
    refuse_out_of_turn(story.state, seat)
    pass_now(story, late=False)


def pass_now(story: Story, *, late: bool) -> None:
    """R-2.14: always allowed; and what a turn becomes that was not taken in time (R-7.1)."""
    let_it_stand(story)
    story.tell(Passed(story.state.turn, late))
    hand_on(story, to_leader=relax(story))


def relax(story: Story) -> bool:
    """R-6.4: when all have passed the first word may be shorter, and the first player starts again."""
    jacks = story.state.jacks
    if not jacks or not set(story.state.in_play) <= set(jacks.passed):
        return False
    least = jacks.least - 1
    story.tell(Relaxed(least if least >= SHORTEST_OPENING else None))
    return True


def begin_play(story: Story) -> None:
    """All racks are filled: the first player's turn, if there is anything to play at all."""
    if no_play_left(story.state, story.kit.words):
        reach_end(story, EndReason.NO_PLAYS)
    else:
        story.tell(Turned(story.state.leader, story.kit.now))


def after_play(story: Story, seat: int) -> None:
    """A play is made and the rack filled up: is that the end (R-5.1, R-5.2), or who is next?"""
    state = story.state
    if not state.racks[seat] and not state.in_bag:
        reach_end(story, EndReason.OUT, seat)
    elif no_play_left(state, story.kit.words):
        reach_end(story, EndReason.NO_PLAYS)
    else:
        hand_on(story)


def hand_on(story: Story, *, to_leader: bool = False) -> None:
    """Play passes to the left, over those who have a turn to lose (R-3.4), unless all is said."""
    if end_if_nobody_moves(story):
        return
    if to_leader:
        story.tell(Turned(story.state.leader, story.kit.now))
        return
    for seat in story.state.after(story.state.turn):
        if not story.state.owed[seat]:
            story.tell(Turned(seat, story.kit.now))
            return
        story.tell(TurnLost(seat))
        if end_if_nobody_moves(story):
            return
