"""Making a list of racks: a whole master game from the dice, before anybody plays it."""

from msgspec.structs import replace

from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import Done
from tilewright.games.duplicate.decide import decide
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.policies import Placing, ProgramArbitrator, RoundClosing
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.starting import start
from tilewright.games.duplicate.state import State


def prepare(rules: Rules, kit: Kit) -> tuple[Prepared, ...]:
    """The racks and best plays of a game that these dice and words lead to; with them every place has the same game."""
    quiet = replace(
        rules,
        placing=Placing.MASTER,
        arbitrator=ProgramArbitrator(),
        closing=RoundClosing.ALL_DONE,
        pause=0,
        prepared=(),
    )
    state: State | None = None
    for event in start(quiet, ("Nobody",), kit):
        state = evolve(state, event)
    assert state, "a game has started"
    while not state.is_over:
        for event in decide(state, 0, Done(), kit):
            state = evolve(state, event)
    return prepared_from(state)


def prepared_from(state: State) -> tuple[Prepared, ...]:
    """The racks of a game that was played, with what went on the board after each."""
    return tuple(Prepared(one.rack, one.placed.slip) for one in state.rounds if one.placed)
