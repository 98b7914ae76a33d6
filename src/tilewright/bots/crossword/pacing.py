"""How long a bot may think about a move, by the clock of the game."""

from typing import assert_never

from tilewright.games.crossword.policies import Bank, PerMove, Untimed
from tilewright.games.crossword.view import View

SPARED = 0.25  # seconds that are never used: an answer takes time to arrive
TILES_A_TURN = 4.5
KEPT_FOR_THE_END = 0.2  # of the time, while there are more than a few tiles in the bag
FEW = 7
SHARES = ((14, 2.0), (25, 1.5), (70, 1.0))  # with up to so many tiles unseen, how much more than an even share
OPENING = 0.6


def seconds_for(view: View, now: int, most: float) -> float:
    """At most so many; 0 if there is no time to think. `now` is in milliseconds, as the clocks are."""
    clock, clocks = view.rules.clock, view.clocks
    running = now - clocks.since if clocks.running == view.seat else 0
    match clock:
        case Untimed():
            return most
        case PerMove(limit=limit):
            left = (limit - clocks.turn_used - running) / 1000
            return max(0.0, min(most, left / 2 - SPARED))
        case Bank(limit=limit):
            assert view.seat is not None, "a bystander has no clock"
            left = (limit - clocks.used[view.seat] - running) / 1000
            unseen = view.in_bag + sum(len(view.racks[seat]) for seat in view.in_play if seat != view.seat)
            return min(most, share_of(left, unseen, len(view.in_play), view.in_bag))
        case never:
            assert_never(never)


def share_of(left: float, unseen: int, seats: int, in_bag: int) -> float:
    """Of the seconds that are left for the rest of a game, those for this move.

    >>> [round(share_of(60, unseen, 2, unseen - 7), 1) for unseen in (93, 50, 20, 10)]
    [2.5, 7.3, 22.3, 29.9]
    >>> share_of(0.3, 10, 2, 3) < 0.1, share_of(-5, 10, 2, 3)
    (True, 0.0)
    """
    turns = unseen / (TILES_A_TURN * seats) + 1
    weight = next((share for tiles, share in SHARES if unseen <= tiles), OPENING)
    usable = (left - SPARED) * (1 - KEPT_FOR_THE_END if in_bag > FEW else 1)
    return max(0.0, min(usable * weight / turns, usable / 2))
