"""The slips of a round as an arbitrator of thousands reads them: each play once, with how many hands it came from.

It is made from a view, so it shows nobody more than that: players find their own slip, the arbitrator all (R-13.3).
"""

from collections import defaultdict

from msgspec import Struct

from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.view import View

NAMED = 10  # of the hands that a play came from
FOUND = 20  # players whose names match


class Hand(Struct, frozen=True):
    """A player, and the slip that was handed in."""

    seat: int
    name: str
    slip: Slip | None = None


class PlayInPile(Struct, frozen=True):
    """A play that `count` hands have handed in; the first of them by name."""

    slip: Slip
    count: int
    hands: tuple[Hand, ...]


class Pile(Struct, frozen=True):
    """A page of the pile of a round: of `plays` different plays on `slips` slips, those with the most hands first."""

    round: int
    slips: int
    plays: int
    lines: tuple[PlayInPile, ...]


class SortedPile:
    """All slips that a view shows, sorted once for any number of pages."""

    def __init__(self, view: View) -> None:
        self._round = view.number
        self._names = view.players
        seats: defaultdict[Slip, list[int]] = defaultdict(list)
        for seat, slip in view.slips:
            seats[slip].append(seat)
        self._slips = sum(len(hands) for hands in seats.values())
        self._plays = sorted(seats.items(), key=lambda play: (-len(play[1]), play[1][0]))

    def page(self, skip: int, most: int) -> Pile:
        lines = tuple(self._line(slip, seats) for slip, seats in self._plays[skip : skip + most])
        return Pile(self._round, self._slips, len(self._plays), lines)

    def _line(self, slip: Slip, seats: list[int]) -> PlayInPile:
        return PlayInPile(slip, len(seats), tuple(Hand(seat, self._names[seat]) for seat in seats[:NAMED]))


def hands_called(view: View, name: str) -> tuple[Hand, ...]:
    """The first players whose names begin with this or have it in them, with their slips where those may be seen."""
    wanted, arbitrator = name.strip().casefold(), view.rules.arbitrating_seat
    found = (
        Hand(seat, player, view.slip_of(seat))
        for seat, player in enumerate(view.players)
        if seat != arbitrator and seat not in view.gone and wanted in player.casefold()
    )
    return tuple(hand for hand, _ in zip(found, range(FOUND), strict=False))
