"""Bingo by its name."""

from tilewright.games.bingo.actions import Action, Deal, Ready, Resign, Write
from tilewright.games.bingo.audit import fair, replay
from tilewright.games.bingo.bounds import BOUNDS
from tilewright.games.bingo.events import Event
from tilewright.games.bingo.mode import BINGO
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.kind import Kind


def _writes(action: Action) -> bool:
    """Words of one's own are taken if they are good, and refused by name if not."""
    return isinstance(action, Write)


def _moment(state: State) -> tuple[bool, int]:
    """While cards are written, and then until the next tile is called, it does not matter what the others do."""
    return bool(state.writing), len(state.called)


def _costly(_state: State, action: Action) -> bool:
    """All words of seven letters are gone through for a card that the set has the letters for."""
    return isinstance(action, Deal)


KIND = Kind(
    "bingo",
    BINGO,
    Rules,
    Action,
    Event,
    replay,
    fair,
    State,
    BOUNDS,
    Resign(absent=True),
    asks=_writes,
    moment=_moment,
    idle=Ready(),
    costly=_costly,
)
