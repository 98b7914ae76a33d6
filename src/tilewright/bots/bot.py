"""What a bot is: it sees what its seat sees, and chooses an action."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol, TypeAlias, TypeVar

from tilewright.core.dice import Dice
from tilewright.core.errors import TilewrightError
from tilewright.core.nearest import nearest
from tilewright.engine.outlook import Judgement
from tilewright.games import base
from tilewright.games.base import Kit, Seat
from tilewright.session.session import Session

V = TypeVar("V", contravariant=True)
A = TypeVar("A", covariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think. A bot that needs less takes less."""

    seconds: float = 1.0
    threads: int = 1
    nodes: int | None = None  # a number of positions instead of time: then the choice is the same on every machine
    heed: Callable[[Judgement], None] | None = None  # is told what a bot that looks ahead found out


class Bot(Protocol[V, A]):
    """A player of one kind of game. It keeps nothing between choices, so one bot can play at any number of tables."""

    def choose(self, view: V, kit: Kit, budget: Budget) -> A | None:
        """The action it wants, given only its own view; None if it may act but does not want to.

        The kit is the bot's own: the words of the game, the time, and dice that are not the game's.
        """


#: A bot of which only the game is known.
AnyBot: TypeAlias = Bot[Any, Any]


class UnknownBot(TilewrightError, ValueError):
    """
    >>> raise UnknownBot("stat", ["greedy", "static"])
    Traceback (most recent call last):
    ...
    tilewright.bots.bot.UnknownBot: there is no bot 'stat'; there are static, greedy
    """

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        super().__init__(f"there is no bot {name!r}; there are {', '.join(nearest(name, known))}")


def own_dice(commitment: str, seat: int, number: int) -> Dice:
    """A bot's own dice: different for each seat and number of events, and independent of the game's dice.

    >>> own_dice("promise", 0, 7).roll(100, 0) == own_dice("promise", 0, 7).roll(100, 0)
    True
    """
    return Dice(sha256(f"{commitment} bot {seat} {number}".encode()).digest())


def own_kit(session: Session[base.R, base.S, base.A, base.E, base.V], seat: Seat, now: int = 0) -> Kit:
    """A bot's own kit: the words, the themes, the time, and dice that reveal nothing about the game's."""
    dice = own_dice(session.dice.commitment, seat, len(session.events))
    return Kit(session.words, dice, now, session.themes)
