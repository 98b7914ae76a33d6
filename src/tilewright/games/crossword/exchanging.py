"""Exchanging tiles for others from the bag (R-2.13)."""

from tilewright.core.refusal import Refused
from tilewright.games.crossword.drawing import draw, put_back
from tilewright.games.crossword.events import Exchanged
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.standing import let_it_stand
from tilewright.games.crossword.state import State
from tilewright.games.crossword.turns import hand_on, pass_now, refuse_out_of_turn


def exchange(story: Story, seat: int, tiles: str) -> None:
    state = story.state
    refuse_out_of_turn(state, seat)
    _refuse_exchange(state, seat, tiles)
    if not tiles:
        pass_now(story, late=False)
        return
    let_it_stand(story)
    story.tell(Exchanged(seat, "".join(sorted(tiles))))
    if draw(story, seat, len(tiles)):
        put_back(story, seat)
        hand_on(story)


def _refuse_exchange(state: State, seat: int, tiles: str) -> None:
    exchanging = state.rules.exchanging
    if state.rules.is_face_up:
        raise Refused("exchange-without-bag")
    if state.jacks:
        raise Refused("play-or-pass", least=state.jacks.least)
    if not tiles and not exchanging.none_is_a_pass:
        raise Refused("exchange-nothing")
    if not state.racks[seat].holds(tiles):
        raise Refused("tile-not-held", tiles=state.racks[seat].lacks(tiles))
    if tiles and exchanging.closed_at and not state.exchange_is_open:
        raise Refused("exchange-restricted", left=state.in_bag, closed_at=exchanging.closed_at)
    if len(tiles) > state.in_bag:
        raise Refused("bag-too-low", left=state.in_bag, asked=len(tiles))
