"""The facts that a decision adds up to."""

from tilewright.games.crossword import evolve as _evolve
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.state import State
from tilewright.games.telling import Telling


class Story(Telling[State, Event]):
    __slots__ = ()
    evolve = staticmethod(_evolve.evolve)
