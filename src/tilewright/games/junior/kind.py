"""The beginner game: everything that is known of it above the rules."""

from tilewright.games.capabilities import ActionListing, Pausing, TakingBack
from tilewright.games.junior.actions import Action, Adjourn, Pass, Resign, Resume
from tilewright.games.junior.audit import fair, replay
from tilewright.games.junior.bounds import BOUNDS
from tilewright.games.junior.decide import decide
from tilewright.games.junior.events import Adjourned, Event, Resumed
from tilewright.games.junior.evolve import evolve
from tilewright.games.junior.leaving import gone_back
from tilewright.games.junior.listing import candidates
from tilewright.games.junior.pending import pending
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.starting import start
from tilewright.games.junior.state import State
from tilewright.games.junior.view import View, redact, view
from tilewright.games.kind import Kind


def _is_asleep(state: State) -> bool:
    return state.asleep


JUNIOR: Kind[Rules, State, Action, Event, View] = Kind(
    name="junior",
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
    idle=Pass(),
    pausing=Pausing(Adjourn(), Resume(), (Adjourned, Resumed), _is_asleep),
    taking_back=TakingBack(gone_back),
    listing=ActionListing(candidates),
)
