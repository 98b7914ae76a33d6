"""How many tiles each player and the bag have. It follows from the plays alone, whatever racks the file tells."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace


class Holdings(Struct, frozen=True):
    """
    >>> holdings = Holdings.at_start(seats=2, tiles=20, rack_size=7)
    >>> holdings.after_play(0, 5), holdings.after_play(0, 5).after_play(1, 4).out
    (Holdings(racks=(7, 7), in_bag=1, rack_size=7, last=(0, 5, 5)), None)
    """

    racks: tuple[int, ...]
    in_bag: int
    rack_size: int
    last: tuple[int, int, int] | None = None  # the last play: the seat, how many tiles it laid, and how many it drew

    @classmethod
    def at_start(cls, seats: int, tiles: int, rack_size: int) -> "Holdings":
        racks: list[int] = []
        for _ in range(seats):
            racks.append(min(rack_size, tiles - sum(racks)))
        return cls(tuple(racks), tiles - sum(racks), rack_size)

    def after_play(self, seat: int, laid: int) -> "Holdings":
        kept = self.racks[seat] - laid
        drawn = min(self.rack_size - kept, self.in_bag)
        return replace(self._with(seat, kept + drawn, self.in_bag - drawn), last=(seat, laid, drawn))

    def after_withdrawal(self) -> "Holdings":
        if self.last is None:
            return self
        seat, laid, drawn = self.last
        return replace(self._with(seat, self.racks[seat] - drawn + laid, self.in_bag + drawn), last=None)

    @property
    def out(self) -> int | None:
        """The seat that has laid its last tile while the bag is empty."""
        return self.last[0] if self.last and not self.in_bag and not self.racks[self.last[0]] else None

    def _with(self, seat: int, tiles: int, in_bag: int) -> "Holdings":
        return replace(self, racks=_changed(self.racks, seat, tiles), in_bag=in_bag)


def _changed(racks: Sequence[int], seat: int, tiles: int) -> tuple[int, ...]:
    return tuple(tiles if at == seat else held for at, held in enumerate(racks))
