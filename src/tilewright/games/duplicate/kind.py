"""The duplicate game: everything that is known of it above the rules."""

from tilewright.games.capabilities import (
    ClosedDictionary,
    LateJoining,
    Simultaneous,
    Timing,
    WordDisclosure,
    has_own_tiles,
)
from tilewright.games.duplicate.actions import Action, Done, Draw, HandIn, Join, Leave
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.bounds import BOUNDS
from tilewright.games.duplicate.decide import decide
from tilewright.games.duplicate.digest import DIGEST
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.pending import pending
from tilewright.games.duplicate.rules import UNTOLD, Rules
from tilewright.games.duplicate.starting import start
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.timing import time_is_due
from tilewright.games.duplicate.view import View, redact, view
from tilewright.games.kind import Kind


def _closes_dictionary(_: Rules) -> bool:
    return True


def _is_chosen(rules: Rules) -> bool:
    return bool(rules.prepared) or has_own_tiles(rules)


def _names_tiles(action: Action) -> bool:
    return isinstance(action, Draw) and action.tiles is not None


def _moment(state: State) -> tuple[int, type]:
    """A slip is meant for one round, whatever the others hand in meanwhile (R-9.2)."""
    return state.number, type(state.phase)


def _costly(_state: State, action: Action) -> bool:
    """With most actions a round may end, and then the best play is looked for."""
    return not isinstance(action, HandIn | Join)


DUPLICATE: Kind[Rules, State, Action, Event, View] = Kind(
    name="duplicate",
    start=start,
    decide=decide,
    evolve=evolve,
    pending=pending,
    view=view,
    redact=redact,
    replay=replay,
    fair=fair,
    rules=Rules,
    state=State,
    action=Action,
    event=Event,
    bounds=BOUNDS,
    usual_rules=Rules,
    absent=Leave(),
    idle=Done(),
    costly=_costly,
    untold={"prepared": UNTOLD},
    timing=Timing(time_is_due),
    simultaneous=Simultaneous(_moment),
    late_joining=LateJoining(Join),
    closed_dictionary=ClosedDictionary(_closes_dictionary),
    word_disclosure=WordDisclosure(_is_chosen, _names_tiles),
    hall=DIGEST,
    has_slips=True,
)
