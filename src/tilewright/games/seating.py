"""Who sits at a table, whatever the game: whose turn comes next, and who may speak at all."""

from collections.abc import Collection, Iterator
from typing import Protocol

from tilewright.core.refusal import Refused


class Seated(Protocol):
    """What a state tells of its seats."""

    @property
    def players(self) -> tuple[str, ...]: ...

    @property
    def gone(self) -> Collection[int]: ...  # seats that have left

    @property
    def is_over(self) -> bool: ...


def in_play(state: Seated) -> list[int]:
    """The seats that have not left."""
    return [seat for seat in range(len(state.players)) if seat not in state.gone]


def after(state: Seated, seat: int) -> Iterator[int]:
    """The seats still in play, clockwise from the one on the left, round and round (R-2.4)."""
    while True:
        seat = (seat + 1) % len(state.players)
        if seat not in state.gone:
            yield seat


def refuse_non_players(state: Seated, seat: int) -> None:
    """Nobody but those at the table is heard, and nobody once it is over (R-2.4, R-2.5)."""
    if not 0 <= seat < len(state.players):
        raise Refused("no-such-seat", seat=seat, seats=len(state.players))
    if state.is_over:
        raise Refused("game-over")
    if seat in state.gone:
        raise Refused("seat-has-left", seat=seat)
