"""What a seat may do, as a list: every play, and where there is none every swap, or passing (R-12.3)."""

from collections.abc import Iterator
from itertools import combinations

from tilewright.games.base import Kit
from tilewright.games.junior.actions import Action, Exchange, Pass, Place
from tilewright.games.junior.exchanging import swap_due
from tilewright.games.junior.plays import plays
from tilewright.games.junior.state import State


def candidates(state: State, seat: int, _kit: Kit) -> Iterator[Action]:
    """Leaving the game and putting it away are left out."""
    rack = state.racks[seat]
    yield from (Place(play) for play in plays(state.board, rack))
    swaps = {"".join(chosen) for chosen in combinations(sorted(rack.faces), swap_due(state, seat))}
    yield from (Exchange(tiles) for tiles in sorted(swaps) if tiles)
    yield Pass()
