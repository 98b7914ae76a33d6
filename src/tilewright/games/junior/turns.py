"""Whose turn it is: dealing, filling up racks, and handing the turn on."""

from tilewright.core.refusal import Refused
from tilewright.games.junior.ending import nobody_can_go_on, settle
from tilewright.games.junior.events import Drew, EndReason, Turned
from tilewright.games.junior.evolve import Story
from tilewright.games.junior.state import State


def refuse_out_of_turn(state: State, seat: int) -> None:
    if state.turn != seat:
        raise Refused("not-your-turn", turn=state.turn)


def refill(story: Story, seat: int) -> None:
    """Draw back up to seven, as far as the pool goes (R-12.5)."""
    state = story.state
    count = min(state.rules.rack_size - len(state.racks[seat]), len(state.pool))
    if count > 0:
        story.tell(Drew(seat, story.kit.dice.draw(state.pool, count, state.rolled)))


def refill_all(story: Story, seat: int) -> None:
    """Everybody still in play, from this seat on: at the deal, and when a player who left has returned tiles."""
    order = story.state.after(seat - 1)
    for _ in story.state.in_play:
        refill(story, next(order))


def after_play(story: Story) -> None:
    if story.state.board.is_full:
        settle(story, EndReason.ALL_PLACED)
    else:
        hand_on(story)


def hand_on(story: Story) -> None:
    """Play passes to the left."""
    turn_to(story, next(story.state.after(story.state.turn)))


def turn_to(story: Story, seat: int) -> None:
    if nobody_can_go_on(story.state):
        settle(story, EndReason.STUCK)
    else:
        story.tell(Turned(seat))
