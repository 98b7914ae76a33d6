"""The words that every game is written in: seats, the kit, and what rules, states, actions, events and views share."""

from collections.abc import Container, Mapping
from typing import Protocol, Self, TypeVar

from msgspec import Struct, field

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.games.seating import Seated

Seat = int  # seats count from 0, clockwise


class Kit(Struct, frozen=True):
    """All that comes into a game from outside: its words, its chance, its time."""

    words: Lexicon
    dice: Dice
    now: int = 0  # milliseconds, by the clock of the server or the terminal
    themes: Mapping[str, Container[str]] = field(default_factory=dict)


class BaseRules(Protocol):
    """The rules of any game: a value that says itself whether it makes sense."""

    def checked(self, seats: int, /) -> Self:
        """Itself, or `Refused` where the rules do not fit each other or the number of seats."""


class BaseState(Seated, Protocol):
    """What the state of any game tells."""

    @property
    def rules(self) -> BaseRules: ...

    @property
    def scores(self) -> tuple[int, ...]: ...


class BaseView(Protocol):
    """The view of any game: what may be sent to a seat. No state is one, since it is nobody's."""

    @property
    def rules(self) -> BaseRules: ...

    @property
    def seat(self) -> Seat | None: ...  # whose it is; a bystander has none


class BaseAction(Struct, frozen=True, tag_field="do", tag=str.lower):
    """The base of all actions: in a message each is an object whose `do` is its name."""


class BaseEvent(Struct, frozen=True, tag_field="is", tag=str.lower):
    """The base of all events: in a record each is an object whose `is` is its name."""


R = TypeVar("R", bound=BaseRules)
S = TypeVar("S", bound=BaseState)
A = TypeVar("A", bound=BaseAction)
E = TypeVar("E", bound=BaseEvent)
V = TypeVar("V", bound=BaseView)
