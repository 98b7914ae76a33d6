"""The events that a decision adds up to, each told on top of the ones before."""

from collections.abc import Callable
from typing import Generic, TypeVar

from tilewright.games.base import Kit

S = TypeVar("S")
E = TypeVar("E")


class Story(Generic[S, E]):
    """While `decide` works something out: the state so far, and what led to it. It never leaves `decide`."""

    __slots__ = ("_evolve", "kit", "state", "told")

    def __init__(self, state: S, kit: Kit, evolve: Callable[[S | None, E], S]) -> None:
        self.state = state
        self.kit = kit
        self.told: list[E] = []
        self._evolve = evolve

    @classmethod
    def begun(cls, event: E, kit: Kit, evolve: Callable[[S | None, E], S]) -> "Story[S, E]":
        """A game that starts with this event."""
        story = cls(evolve(None, event), kit, evolve)
        story.told.append(event)
        return story

    def tell(self, event: E) -> S:
        self.state = self._evolve(self.state, event)
        self.told.append(event)
        return self.state
