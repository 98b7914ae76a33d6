"""The duplicate game by its name."""

from tilewright.games.duplicate.actions import Action, Done, Draw, HandIn, Join, Leave
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.bounds import BOUNDS
from tilewright.games.duplicate.digest import DIGEST
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.mode import DUPLICATE
from tilewright.games.duplicate.rules import UNTOLD, Rules
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.timing import time_is_due
from tilewright.games.kind import Kind, has_own_tiles


def _closes_book(_: Rules) -> bool:
    return True


def _is_chosen(rules: Rules) -> bool:
    return bool(rules.prepared) or has_own_tiles(rules)


def _names_tiles(action: Action) -> bool:
    return isinstance(action, Draw) and action.tiles is not None


def _moment(state: State) -> tuple[int, type]:
    """A slip is meant for one round, whoever hands in another meanwhile (R-9.2)."""
    return state.number, type(state.phase)


def _costly(_state: State, action: Action) -> bool:
    """With most actions a round may end, and then the best play is looked for."""
    return not isinstance(action, HandIn | Join)


KIND = Kind(
    "duplicate",
    DUPLICATE,
    Rules,
    Action,
    Event,
    replay,
    fair,
    State,
    BOUNDS,
    Leave(),
    due=time_is_due,
    closes_book=_closes_book,
    chosen=_is_chosen,
    asks=_names_tiles,
    moment=_moment,
    idle=Done(),
    costly=_costly,
    joining=Join,
    digest=DIGEST,
    untold={"prepared": UNTOLD},
)
