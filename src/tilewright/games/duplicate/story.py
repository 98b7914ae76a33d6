"""The events that a decision of the duplicate game adds up to."""

from tilewright.games import story
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.state import State
from tilewright.games.mode import Kit


class Story(story.Story[State, Event]):
    __slots__ = ()

    def __init__(self, state: State, kit: Kit) -> None:
        super().__init__(state, kit, evolve)
