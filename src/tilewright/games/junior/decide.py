"""What follows from an action: the facts, or a refusal. Nothing changes here."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games import story as stories
from tilewright.games.base import Kit
from tilewright.games.junior import actions as a
from tilewright.games.junior.events import Event
from tilewright.games.junior.evolve import Story, evolve
from tilewright.games.junior.exchanging import exchange, pass_turn
from tilewright.games.junior.leaving import adjourn, resign, resume
from tilewright.games.junior.placing import place
from tilewright.games.junior.state import State


def decide(state: State, seat: int, action: a.Action, kit: Kit) -> tuple[Event, ...]:
    """The events that follow when a seat asks for something."""
    _refuse_non_players(state, seat, action)
    story: Story = stories.Story(state, kit, evolve)  # a subscripted class takes twenty times as long to call
    match action:
        case a.Place(laid=laid):
            place(story, seat, laid)
        case a.Exchange(tiles=tiles):
            exchange(story, seat, tiles)
        case a.Pass():
            pass_turn(story, seat)
        case a.Resign(absent=absent):
            resign(story, seat, absent=absent)
        case a.Adjourn():
            adjourn(story, seat)
        case a.Resume():
            resume(story, seat)
        case never:
            assert_never(never)
    return tuple(story.told)


def _refuse_non_players(state: State, seat: int, action: a.Action) -> None:
    if seat not in state.seats:
        raise Refused("no-such-seat", seat=seat, seats=len(state.players))
    if state.is_over:
        raise Refused("game-over")
    if seat in state.gone:
        raise Refused("seat-has-left", seat=seat)
    if state.asleep and not isinstance(action, a.Resume):
        raise Refused("put-away")
