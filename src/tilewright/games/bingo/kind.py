"""Bingo: everything that is known of it above the rules."""

from tilewright.games.bingo.actions import Action, Deal, Ready, Resign, Write
from tilewright.games.bingo.audit import fair, replay
from tilewright.games.bingo.bounds import BOUNDS
from tilewright.games.bingo.decide import decide, pending, start
from tilewright.games.bingo.events import Event
from tilewright.games.bingo.evolve import evolve
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.bingo.view import View, redact, view
from tilewright.games.capabilities import Simultaneous, WordDisclosure
from tilewright.games.kind import Kind


def _chooses_no_letters(_: Rules) -> bool:
    return False


def _writes(action: Action) -> bool:
    """Words of one's own are taken if they are good, and refused by name if not."""
    return isinstance(action, Write)


def _moment(state: State) -> tuple[bool, int]:
    """While cards are written, and then until the next tile is called, it does not matter what the others do."""
    return bool(state.writing), len(state.called)


def _costly(_state: State, action: Action) -> bool:
    """All words of seven letters are gone through for a card that the set has the letters for."""
    return isinstance(action, Deal)


BINGO: Kind[Rules, State, Action, Event, View] = Kind(
    name="bingo",
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
    absent=Resign(absent=True),
    idle=Ready(),
    costly=_costly,
    simultaneous=Simultaneous(_moment),
    word_disclosure=WordDisclosure(_chooses_no_letters, _writes),
)
