"""What `decide` tells: facts of this game, each on top of the ones before."""

from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.state import State
from tilewright.games.mode import Kit
from tilewright.games.telling import Telling


class Story(Telling[State, Event]):
    __slots__ = ()

    def __init__(self, state: State, kit: Kit) -> None:
        super().__init__(state, kit, evolve)
