"""The events that a decision of the standard game adds up to."""

from tilewright.games import story
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State
from tilewright.games.mode import Kit


class Story(story.Story[State, Event]):
    __slots__ = ()

    def __init__(self, state: State, kit: Kit) -> None:
        super().__init__(state, kit, evolve)
