"""One value for each seat that has one, changed cheaply: thousands hand in a slip, one after the other."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")
BITS = 5
WIDTH = 1 << BITS


class Slots(Struct, Generic[T], frozen=True):
    """A tree of short tuples. To put one value copies the few that lead to it, whatever the number of seats.

    >>> one = Slots().put(40, "A")
    >>> two = one.put(7, "B")
    >>> two.get(40), two.get(7), one.get(7), list(two)
    ('A', 'B', None, [(7, 'B'), (40, 'A')])
    """

    root: tuple[Any, ...] = ()
    depth: int = 0  # levels of tuples below the root

    def get(self, seat: int) -> T | None:
        node: Any = self.root
        if seat >> BITS * (self.depth + 1):
            return None
        for level in range(self.depth, -1, -1):
            place = seat >> BITS * level & WIDTH - 1
            if node is None or place >= len(node):
                return None
            node = node[place]
        found: T | None = node
        return found

    def put(self, seat: int, value: T) -> "Slots[T]":
        root, depth = self.root, self.depth
        while seat >> BITS * (depth + 1):
            root, depth = (root,), depth + 1
        return Slots(_with(root, depth, seat, value), depth)

    def __iter__(self) -> Iterator[tuple[int, T]]:
        """The seats that have a value, in order, with it."""
        yield from _items(self.root, self.depth, 0)


def _with(node: tuple[Any, ...], depth: int, seat: int, value: object) -> tuple[Any, ...]:
    place = seat >> BITS * depth & WIDTH - 1
    below = node[place] if place < len(node) else None
    new = _with(below or (), depth - 1, seat, value) if depth else value
    return (*node[:place], *(None,) * (place - len(node)), new, *node[place + 1 :])


def _items(node: tuple[Any, ...], depth: int, first: int) -> Iterator[tuple[int, Any]]:
    for place, inner in enumerate(node, start=first << BITS):
        if inner is None:
            continue
        if depth:
            yield from _items(inner, depth - 1, place)
        else:
            yield place, inner
