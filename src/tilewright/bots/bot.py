"""What a bot is: it sees what its seat sees, and chooses."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, TypeVar

from tilewright.core.dice import Dice
from tilewright.core.errors import TilewrightError
from tilewright.core.nearest import nearest
from tilewright.games import base
from tilewright.games.base import Kit, Seat
from tilewright.session.session import Session

V = TypeVar("V", contravariant=True)
A = TypeVar("A", covariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking is paid for. A bot that needs less takes less."""

    seconds: float = 1.0
    threads: int = 1
    nodes: int | None = None  # so many positions instead, whatever the time: then the same choice on every machine


class Bot(Protocol[V, A]):
    """A player of one game. It keeps nothing between two choices, so one bot can sit at any number of tables."""

    def choose(self, view: V, kit: Kit, budget: Budget) -> A | None:
        """What it actions now, by its own view alone; nothing where it may act but need not.

        The kit is its own: the words of the game, the time, and dice that are not those of the game.
        """


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
    """A bot's own chance: another for each seat and number of events, and nothing that tells of the game's.

    >>> own_dice("promise", 0, 7).roll(100, 0) == own_dice("promise", 0, 7).roll(100, 0)
    True
    """
    return Dice(sha256(f"{commitment} bot {seat} {number}".encode()).digest())


def own_kit(session: Session[base.R, base.S, base.A, base.E, base.V], seat: Seat, now: int = 0) -> Kit:
    """A bot's own: the words, the themes, the time, and chance that tells nothing of the game's."""
    dice = own_dice(session.dice.commitment, seat, len(session.events))
    return Kit(session.words, dice, now, session.themes)
