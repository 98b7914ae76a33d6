"""Dice that fall as a test says, so that two games differ in what one seat cannot see and in nothing else."""

from collections import Counter, deque
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from tilewright.core.dice import Dice
from tilewright.core.tiles import Tiles

LOW = 24  # tiles; from here on the two bags become alike, so that the last ones can be drawn


class Fallen(NamedTuple):
    """How dice fell or are to fall, in the order of the throws."""

    draws: list[str]
    rolls: list[int]


class LoadedDice(Dice):
    """As told, and else by the seed. The promise may be another's: both games begin with the same one."""

    def __init__(self, seed: bytes, promise: str = "") -> None:
        super().__init__(seed)
        self._true, self._promise = Dice(seed), promise
        self._draws, self._rolls = deque[str](), deque[int]()
        self.fallen = Fallen([], [])

    @property
    def commitment(self) -> str:
        return self._promise or super().commitment

    def load(self, fallen: Fallen) -> None:
        self._draws, self._rolls = deque(fallen.draws), deque(fallen.rolls)

    def roll(self, sides: int, rolled: int) -> int:
        number = self._rolls.popleft() if self._rolls else self._true.roll(sides, rolled)
        self.fallen.rolls.append(number)
        return number

    def draw(self, bag: Tiles, count: int, rolled: int) -> str:
        tiles = self._draws.popleft() if self._draws else self._true.draw(bag, count, rolled)
        assert len(tiles) == count, "a test knows how many are drawn"
        assert bag.holds(tiles), "a test knows what is in the bag"
        self.fallen.draws.append(tiles)
        return tiles


class CannotBeTheSame(Exception):
    """The two bags have too little in common for what both are to give."""


def common(one: Iterable[str], other: Iterable[str]) -> str:
    return "".join(sorted((Counter(one) & Counter(other)).elements()))


def drawn_pair(bags: tuple[Tiles, Tiles], size: int, chance: Random, *, seen: bool) -> tuple[str, str]:
    """Tiles from each of two bags: the same where they are seen, else some of each."""
    shared = list(common(*bags))
    chance.shuffle(shared)
    if seen:
        if len(shared) < size:
            raise CannotBeTheSame
        return ("".join(shared[:size]),) * 2
    alike = sum(chance.random() < 0.5 for _ in range(size)) if len(bags[0]) > LOW else size
    alike = min(alike, len(shared))
    if len(bags[0]) <= LOW:
        alike = max(0, size - (len(bags[0]) - len(shared)))
    both = "".join(shared[:alike])
    return tuple(both + _rest(bags, place, both, size - alike, chance) for place in (0, 1))  # type: ignore[return-value]


def _rest(bags: tuple[Tiles, Tiles], place: int, both: str, size: int, chance: Random) -> str:
    """From what this bag has and the other has not, as far as that goes: then from all of it."""
    own = bags[place].take(both)
    apart = list((Counter(own) - Counter(bags[1 - place])).elements())
    chance.shuffle(apart)
    chosen = "".join(apart[:size]) if len(bags[0]) <= LOW else ""
    return chosen + "".join(chance.sample(own.take(chosen).faces, size - len(chosen)))
