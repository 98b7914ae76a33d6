"""The facts that a decision adds up to, each told on top of the ones before."""

from tilewright.games.crossword.events import Event
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State
from tilewright.games.mode import Kit


class Story:
    """While `decide` works something out: the state so far, and what led to it. It never leaves `decide`."""

    __slots__ = ("kit", "state", "told")

    def __init__(self, state: State, kit: Kit) -> None:
        self.state = state
        self.kit = kit
        self.told: list[Event] = []

    def tell(self, event: Event) -> State:
        self.state = evolve(self.state, event)
        self.told.append(event)
        return self.state
