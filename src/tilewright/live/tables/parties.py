"""Who plays together and who against whom: the others may have to agree to what one of them wants."""

from collections import defaultdict
from collections.abc import Container, Iterable

from tilewright.games.base import Seat


def still_asked(
    agreed: Iterable[Seat], seating: Iterable[tuple[Seat, str]], left_out: Container[Seat]
) -> frozenset[Seat]:
    """The seats whose people have not agreed yet. `left_out` are not asked, such as bots and players who have left.

    Somebody who agrees at one seat agrees at all their seats: people at one device need not ask each other.

    >>> sorted(still_asked([0], [(0, "ann"), (1, "ben"), (2, "ann"), (3, "cid")], left_out={3}))
    [1]
    """
    people: defaultdict[Seat, set[str]] = defaultdict(set)
    for seat, person in seating:
        people[seat].add(person)
    willing: set[str] = set()
    for seat in agreed:
        willing |= people.get(seat, set())
    return frozenset(seat for seat, there in people.items() if seat not in left_out and not there <= willing)
