"""How a game ends, and who has won (R-12.5)."""

from tilewright.games.junior.events import Ended, EndReason
from tilewright.games.junior.evolve import Story
from tilewright.games.junior.state import State


def nobody_can_go_on(state: State) -> bool:
    """The pool is empty and no tile held fits an open square.

    With all tiles there this cannot be: some word always has a first uncovered letter, and its tile is in the pool or
    before somebody. A set out of which a tile was lost ends like this, where its players would pass for ever.
    """
    if state.pool:
        return False
    return not any(state.board.open_to(state.racks[seat]) for seat in state.in_play)


def settle(story: Story, why: EndReason) -> None:
    story.tell(settlement(story.state, why, story.kit.dice.reveal()))


def settlement(state: State, why: EndReason, seed: str) -> Ended:
    return Ended(why, state.pool.faces, winners(state), seed)


def winners(state: State) -> tuple[int, ...]:
    """The most chips among those who stayed; a tie is shared."""
    best = max((state.scores[seat] for seat in state.in_play), default=0)
    return tuple(seat for seat in state.in_play if state.scores[seat] == best)
