"""The facts that a decision adds up to."""

from tilewright.games.junior import evolve as _evolve
from tilewright.games.junior.events import Event
from tilewright.games.junior.state import State
from tilewright.games.telling import Telling


class Story(Telling[State, Event]):
    __slots__ = ()
    evolve = staticmethod(_evolve.evolve)
