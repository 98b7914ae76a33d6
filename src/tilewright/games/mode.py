"""What every game is. Server, store, bots and tests know games by this alone."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon

Seat = int  # seats count from 0, clockwise


class Standing(Protocol):
    """What every state tells of itself, whatever the game."""

    @property
    def players(self) -> tuple[str, ...]: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    @property
    def is_over(self) -> bool: ...


R = TypeVar("R", contravariant=True)
S = TypeVar("S", bound=Standing)
A = TypeVar("A", contravariant=True)
E = TypeVar("E")
V = TypeVar("V", covariant=True)


@dataclass(frozen=True, slots=True)
class Kit:
    """All that comes into a game from outside: its words, its chance, its time."""

    words: Lexicon
    dice: Dice
    now: int = 0  # milliseconds, by the clock of whoever runs the game
    themes: Mapping[str, Container[str]] = field(default_factory=dict)


class Mode(Protocol[R, S, A, E, V]):
    def start(self, rules: R, players: tuple[str, ...], kit: Kit) -> tuple[E, ...]:
        """The facts a game begins with, or `Refused` where the rules do not fit each other or the players."""

    def decide(self, state: S, seat: Seat, action: A, kit: Kit) -> tuple[E, ...]:
        """The facts that follow from an action, or `Refused`. Changes nothing."""

    def evolve(self, state: S | None, event: E) -> S:
        """The state after an event. Judges nothing."""

    def pending(self, state: S) -> frozenset[Seat]:
        """Who may act: one, several, or none."""

    def view(self, state: S, seat: Seat | None) -> V:
        """The game as a seat may see it; None is a bystander."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """An event as a seat may hear of it."""
