"""Leaving a game before its end, putting it away, taking it up again, and going back in it."""

from tilewright.core.refusal import Refused
from tilewright.games.junior.ending import settle
from tilewright.games.junior.events import Adjourned, EndReason, Event, Resigned, Resumed, TakenBack
from tilewright.games.junior.evolve import Story
from tilewright.games.junior.state import State
from tilewright.games.junior.turns import hand_on, refill_all


def resign(story: Story, seat: int, *, absent: bool) -> None:
    """The others play on while there are two of them, with the tiles that were left: all letters can be covered."""
    had_turn = story.state.turn == seat
    story.tell(Resigned(seat, absent))
    if len(story.state.in_play) < 2:
        settle(story, EndReason.RESIGNED)
        return
    refill_all(story, story.state.turn)
    if had_turn:
        hand_on(story)


def gone_back(_state: State, left: State, seat: int, _at: int) -> tuple[Event, ...]:
    """The events that follow when a game goes back to one state from another: what was drawn does not come again."""
    return (TakenBack(seat, left.rolled),)


def adjourn(story: Story, seat: int) -> None:
    story.tell(Adjourned(seat))


def resume(story: Story, seat: int) -> None:
    if not story.state.asleep:
        raise Refused("not-put-away")
    story.tell(Resumed(seat))
