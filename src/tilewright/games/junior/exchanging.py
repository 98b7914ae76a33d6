"""What players who cannot play do: swap two tiles with the pool, or pass when it is empty (R-12.3)."""

from tilewright.core.refusal import Refused
from tilewright.games.junior.bounds import TILES_A_TURN
from tilewright.games.junior.events import Exchanged, Passed
from tilewright.games.junior.evolve import Story
from tilewright.games.junior.state import State
from tilewright.games.junior.turns import hand_on, refuse_out_of_turn


def exchange(story: Story, seat: int, tiles: str) -> None:
    refuse_out_of_turn(story.state, seat)
    judge_exchange(story.state, seat, tiles)
    state = story.state
    drawn = story.kit.dice.draw(state.pool, len(tiles), state.rolled)
    story.tell(Exchanged(seat, "".join(sorted(tiles)), drawn))
    hand_on(story)


def pass_turn(story: Story, seat: int) -> None:
    refuse_out_of_turn(story.state, seat)
    judge_pass(story.state, seat)
    story.tell(Passed(seat))
    hand_on(story)


def judge_exchange(state: State, seat: int, tiles: str) -> None:
    _refuse_idle(state, seat)
    due = swap_due(state, seat)
    if not due:
        raise Refused("pool-empty")
    if len(tiles) != due:
        raise Refused("swap-so-many", asked=len(tiles), due=due)
    if not state.racks[seat].holds(tiles):
        raise Refused("tile-not-yours", tile=state.racks[seat].lacks(tiles))


def judge_pass(state: State, seat: int) -> None:
    _refuse_idle(state, seat)
    due = swap_due(state, seat)
    if due:
        raise Refused("swap-before-pass", due=due)


def swap_due(state: State, seat: int) -> int:
    """How many tiles who cannot play has to swap: two, or the one that is left in the pool."""
    return min(TILES_A_TURN, len(state.pool), len(state.racks[seat]))


def _refuse_idle(state: State, seat: int) -> None:
    """If you can play, you must play."""
    playable = state.board.open_to(state.racks[seat])
    if playable:
        one = playable[0]
        raise Refused("must-play", tile=one.tile, row=one.row, col=one.col)
