"""Unbuild by its name."""

from tilewright.games.kind import Kind, without_events
from tilewright.games.unbuild.actions import Action, Remove, Resign
from tilewright.games.unbuild.audit import fair, replay
from tilewright.games.unbuild.bounds import BOUNDS
from tilewright.games.unbuild.events import Event
from tilewright.games.unbuild.mode import UNBUILD
from tilewright.games.unbuild.rules import Rules
from tilewright.games.unbuild.state import State


def _has_own_board(rules: Rules) -> bool:
    """Whoever brings a board learns which of its words, and of their parts, are good."""
    return not rules.board.is_empty


def _costly(_state: State, action: Action) -> bool:
    """After each removal the whole board is searched for another (R-10.3)."""
    return isinstance(action, Remove)


KIND = Kind(
    "unbuild",
    UNBUILD,
    Rules,
    Action,
    Event,
    replay,
    fair,
    State,
    BOUNDS,
    Resign(absent=True),
    costly=_costly,
    going_back=without_events,
    chosen=_has_own_board,
)
