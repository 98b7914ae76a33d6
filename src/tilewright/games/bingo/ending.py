"""How a game goes on by itself, and how it ends."""

from tilewright.games import story
from tilewright.games.bingo import events as e
from tilewright.games.bingo.state import State

Story = story.Story[State, e.Event]


def go_on(story: Story) -> None:
    """Where the program calls: the next tile once everybody is done with the last. After a Bingo, the end instead."""
    state = story.state
    if state.is_over or state.writing:
        return
    if state.claimed and set(state.holders) <= set(state.claimed):
        end(story, e.EndReason.BINGO)
    elif state.caller is None and not (state.waited_for and state.called):
        if state.claimed:
            end(story, e.EndReason.BINGO)
        elif not state.bag:
            end(story, e.EndReason.ALL_DRAWN)
        else:
            story.tell(e.Called(story.kit.dice.draw(state.bag, 1, state.rolled)))


def leave(story: Story, seat: int, *, absent: bool) -> None:
    """The others play on while there are two of them; a Bingo that was called stands."""
    state = story.tell(e.Resigned(seat, absent))
    if is_deserted(state):
        end(story, e.EndReason.RESIGNED)


def is_deserted(state: State) -> bool:
    """Whether nobody is left to play, or one alone of several who began."""
    began = len(state.players) - (state.rules.neutral is not None)
    return not state.claimed and len(state.holders) < min(2, began)


def end(story: Story, why: e.EndReason) -> None:
    state = story.state
    story.tell(e.Ended(why, state.cards, winners(state, why), story.kit.dice.reveal()))


def winners(state: State, why: e.EndReason) -> tuple[int, ...]:
    """R-11.2: all who had Bingo with the same tile share the win; the last player left wins."""
    if why is e.EndReason.RESIGNED:
        return tuple(state.holders)
    return tuple(sorted(state.claimed))
