"""The facts that a decision adds up to, each told on top of the ones before, in any game."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from tilewright.games.mode import Kit

S = TypeVar("S")
E = TypeVar("E")


class Telling(ABC, Generic[S, E]):
    """While `decide` works something out: the state so far, and what led to it. It never leaves `decide`."""

    __slots__ = ("kit", "state", "told")

    def __init__(self, state: S, kit: Kit) -> None:
        self.state = state
        self.kit = kit
        self.told: list[E] = []

    @staticmethod
    @abstractmethod
    def evolve(state: S | None, event: E) -> S:
        """That of the game."""

    def tell(self, event: E) -> S:
        self.state = self.evolve(self.state, event)
        self.told.append(event)
        return self.state
