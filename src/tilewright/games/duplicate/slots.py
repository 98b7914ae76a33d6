"""One value for each seat that has one, changed cheaply: thousands hand in a slip, one after the other."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")
BITS = 6
WIDTH = 1 << BITS
MOST_SEATS = WIDTH**3


class Slots(Struct, Generic[T], frozen=True):
    """Three levels of short tuples. To put one value copies the three that lead to it, whatever the number of seats.

    >>> one = Slots().put(400, "A")
    >>> two = one.put(7, "B")
    >>> two.get(400), two.get(7), one.get(7), list(two)
    ('A', 'B', None, [(7, 'B'), (400, 'A')])
    """

    root: tuple[tuple[tuple[T | None, ...], ...], ...] = ()

    def get(self, seat: int) -> T | None:
        high, middle, low = _places(seat)
        branch = self.root[high] if high < len(self.root) else ()
        twig = branch[middle] if middle < len(branch) else ()
        return twig[low] if low < len(twig) else None

    def put(self, seat: int, value: T) -> "Slots[T]":
        assert 0 <= seat < MOST_SEATS, "who joins is counted"
        high, middle, low = _places(seat)
        branch = self.root[high] if high < len(self.root) else ()
        twig = branch[middle] if middle < len(branch) else ()
        return Slots(_with(self.root, high, _with(branch, middle, _with(twig, low, value, None), ()), ()))

    def __iter__(self) -> Iterator[tuple[int, T]]:
        """The seats that have a value, in order, with it."""
        for high, branch in enumerate(self.root):
            for middle, twig in enumerate(branch, start=high << BITS):
                for seat, value in enumerate(twig, start=middle << BITS):
                    if value is not None:
                        yield seat, value


def _places(seat: int) -> tuple[int, int, int]:
    return seat >> 2 * BITS, seat >> BITS & WIDTH - 1, seat & WIDTH - 1


def _with(row: tuple[T, ...], place: int, value: T, empty: T) -> tuple[T, ...]:
    return (*row[:place], *(empty,) * (place - len(row)), value, *row[place + 1 :])
