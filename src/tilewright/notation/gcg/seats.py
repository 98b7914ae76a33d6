"""Whose line it is, if two players of a GCG file have the same nick."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.notation.gcg.game import (
    GcgChallengePoints,
    GcgExchange,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgUnseenExchange,
    GcgWithdrawal,
)


class Seats:
    """The seats by nick. Players who share one are told apart by the order of turns and by their running totals."""

    def __init__(self) -> None:
        self.by_nick: dict[str, list[int]] = {}
        self._totals: dict[int, int] = {}
        self._last = -1  # the seat that had the last turn

    def add(self, nick: str, seat: int) -> None:
        self.by_nick.setdefault(nick, []).append(seat)
        self._totals[seat] = 0

    def placed(self, move: GcgMove, nick: str) -> GcgMove:
        """The move with the seat that made it."""
        seat = self._whose(move, sorted(self.by_nick[nick]))
        self._totals[seat] = move.total
        if isinstance(move, GcgPlay | GcgPass | GcgExchange | GcgUnseenExchange):
            self._last = seat
        return replace(move, seat=seat)

    def _whose(self, move: GcgMove, candidates: list[int]) -> int:
        match move:
            case GcgPlay() | GcgPass() | GcgExchange() | GcgUnseenExchange():
                return self._next(candidates)
            case GcgWithdrawal() | GcgChallengePoints():
                return self._last if self._last in candidates else candidates[0]
            case GcgLeftover() | GcgOvertime():
                fitting = [seat for seat in candidates if self._totals[seat] + move.points == move.total]
                return self._next(fitting or candidates)
            case never:
                assert_never(never)

    def _next(self, candidates: list[int]) -> int:
        """The first of these seats in turn order after the last."""
        return min(candidates, key=lambda seat: (seat - self._last - 1) % len(self._totals))
