"""How large the parts of a value may be: rules are checked against one table, which the handbook shows.

A table names every number, text and list by its path. `clock.limit` is a field of a field, whatever kind of clock it
is; `bonus[].1` is the second number of each pair in a list.
"""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from tilewright.core.refusal import Refused

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND
LONGEST_TIME = 60 * DAY


class NumberBound(Struct, frozen=True):
    """A whole number; in milliseconds if it is a `time`."""

    least: int
    most: int
    time: bool = False

    def __str__(self) -> str:
        return f"{self.least} to {self.most}{' ms' if self.time else ''}"


class TextBound(Struct, frozen=True):
    most: int

    def __str__(self) -> str:
        return f"up to {self.most} characters"


class ItemsBound(Struct, frozen=True):
    most: int

    def __str__(self) -> str:
        return f"up to {self.most} entries"


Bound = NumberBound | TextBound | ItemsBound
Bounds = Mapping[str, Bound]

NAME = TextBound(60)
TIME = NumberBound(SECOND, LONGEST_TIME, time=True)

LAYOUT: Bounds = {"name": NAME, "rows": ItemsBound(21), "rows[]": TextBound(21)}
TILESET: Bounds = {
    "name": NAME,
    "kinds": ItemsBound(40),
    "kinds[].0": TextBound(8),
    "kinds[].1": NumberBound(0, 200),
    "kinds[].2": NumberBound(0, 999),
    "vowels": TextBound(40),
}
BONUS: Bounds = {"": ItemsBound(21), "[].0": NumberBound(0, 21), "[].1": NumberBound(0, 10_000)}


def under(field: str, bounds: Bounds) -> Bounds:
    """The same bounds for a value that is a field of another.

    >>> sorted(under("layout", LAYOUT))
    ['layout.name', 'layout.rows', 'layout.rows[]']
    """
    return {f"{field}{'.' if path and path[0] != '[' else ''}{path}": bound for path, bound in bounds.items()}


def refuse_too_long(value: Struct, bounds: Bounds) -> None:
    """Refuse a value with a text or list that is too long, before anything else is done with it."""
    for path, part in _parts(msgspec.to_builtins(value), bounds):
        bound, size = bounds.get(path), len(part) if isinstance(part, str | list | tuple) else 0
        if isinstance(bound, TextBound | ItemsBound) and size > bound.most:
            why = "text" if isinstance(bound, TextBound) else "list"
            raise Refused("out-of-bounds", why=why, field=path, least=0, most=bound.most, sent=size)


def refuse_out_of_range(value: Struct, bounds: Bounds) -> None:
    """Refuse a value with a number out of its range."""
    for path, part in _parts(msgspec.to_builtins(value), bounds):
        bound = bounds.get(path)
        if isinstance(bound, NumberBound) and isinstance(part, int) and not bound.least <= part <= bound.most:
            why = "time" if bound.time else "number"
            sent = part if abs(part) < 10**18 else "a number of more than 18 digits"  # safe in any JSON reader
            raise Refused("out-of-bounds", why=why, field=path, least=bound.least, most=bound.most, sent=sent)


def _parts(value: object, bounds: Bounds, path: str = "") -> Iterator[tuple[str, object]]:
    """Every part of a value with its path, the whole before its parts."""
    yield path, value
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _parts(part, bounds, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        listed = path in bounds
        for place, part in enumerate(value):
            yield from _parts(part, bounds, f"{path}[]" if listed else f"{path}.{place}")
