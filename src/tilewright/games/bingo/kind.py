"""Bingo by its name."""

from tilewright.games.bingo.actions import Action, Ready, Resign, Write
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
)
