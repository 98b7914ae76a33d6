"""What follows from an action: the facts, or a refusal. Nothing changes here."""

from tilewright.core.refusal import Refused
from tilewright.games import story as stories
from tilewright.games.base import Kit
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.arbitrating import arbitrate
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.evolve import Story, evolve
from tilewright.games.duplicate.playing import call_time, done, hand_in, join, leave, refuse_clock_going_back
from tilewright.games.duplicate.state import State


def decide(state: State, seat: int, action: a.Action, kit: Kit) -> tuple[Event, ...]:
    """The events that follow when a seat asks for something."""
    _refuse_non_players(state, seat, action)
    refuse_clock_going_back(state, kit.now)
    story: Story = stories.Story(state, kit, evolve)  # a subscripted class takes twenty times as long to call
    match action:
        case a.Join(name=name):
            join(story, seat, name)
        case a.Leave():
            leave(story, seat)
        case a.HandIn(slip=slip):
            hand_in(story, seat, slip)
        case a.Done():
            done(story, seat)
        case a.CallTime():
            call_time(story)
        case _:
            arbitrate(story, seat, action)
    return tuple(story.told)


def _refuse_non_players(state: State, seat: int, action: a.Action) -> None:
    if state.is_over:
        raise Refused("game-over")
    if isinstance(action, a.Join):
        return
    if not 0 <= seat < len(state.players):
        raise Refused("no-such-seat", seat=seat, seats=len(state.players))
    if seat in state.gone:
        raise Refused("seat-has-left", seat=seat)
