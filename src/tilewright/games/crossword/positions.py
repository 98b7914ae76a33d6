"""A game that begins in the middle: the board, racks and scores of a position, and play goes on from there."""

from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.crossword.audit import replay
from tilewright.games.crossword.drawing import refill
from tilewright.games.crossword.events import Event, SetUp, Started
from tilewright.games.crossword.evolve import Story, evolve
from tilewright.games.crossword.policies import OneBag
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.turns import begin_play


def start_from(rules: Rules, players: tuple[str, ...], position: SetUp, kit: Kit) -> tuple[Event, ...]:
    """The events of a game that begins with this position. The first seat is to move; empty racks are drawn."""
    rules.checked(len(players))
    if not isinstance(rules.drawing, OneBag):
        raise Refused("position-one-bag")
    started = Started(rules, players, kit.dice.commitment, kit.now)
    replay((started, position))
    story = Story.begun(started, kit, evolve)
    story.tell(position)
    for seat in story.state.seats:
        if not story.state.racks[seat]:
            refill(story, seat)
    begin_play(story)
    return tuple(story.told)
