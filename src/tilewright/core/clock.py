"""Clocks as values: how much time each seat has used, and whose clock has been running since when, in milliseconds."""

from msgspec import Struct
from msgspec.structs import replace

MINUTE = 60_000


class Clocks(Struct, frozen=True):
    """
    >>> clocks = Clocks((0, 0)).start(0, at=1_000).run(at=4_000)
    >>> clocks.used, clocks.since
    ((3000, 0), 4000)
    """

    used: tuple[int, ...]
    running: int | None = None
    since: int = 0
    turn_used: int = 0  # in the current turn, for a limit per move

    def start(self, seat: int, at: int) -> "Clocks":
        """Start the clock of a seat, whose turn begins now."""
        return replace(self, running=seat, since=at, turn_used=0)

    def stop(self) -> "Clocks":
        return replace(self, running=None)

    def run(self, at: int) -> "Clocks":
        """Charge the time up to now to the seat whose clock is running."""
        if self.running is None:
            return replace(self, since=at)
        spent = at - self.since
        used = tuple(had + spent if seat == self.running else had for seat, had in enumerate(self.used))
        return replace(self, used=used, since=at, turn_used=self.turn_used + spent)


def minutes_begun(over: int) -> int:
    """Minutes past the limit, counting a part of one as whole.

    >>> minutes_begun(-5), minutes_begun(1), minutes_begun(60_000), minutes_begun(60_001)
    (0, 1, 1, 2)
    """
    return max(0, -(-over // MINUTE))
