"""The standard game: everything that is known of it above the rules."""

from tilewright.games.capabilities import (
    ActionListing,
    ClosedDictionary,
    Pausing,
    TakingBack,
    Timing,
    WordDisclosure,
    has_own_tiles,
    names_no_words,
)
from tilewright.games.crossword.actions import Action, Adjourn, Pass, Resign, Resume
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.bounds import BOUNDS
from tilewright.games.crossword.decide import decide, decided
from tilewright.games.crossword.events import Adjourned, Event, Resumed
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.listing import candidates
from tilewright.games.crossword.pending import pending
from tilewright.games.crossword.policies import Dictionary
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.starting import start
from tilewright.games.crossword.state import State
from tilewright.games.crossword.timing import gone_back, time_is_due
from tilewright.games.crossword.view import View, redact, view
from tilewright.games.kind import Kind


def _closes_dictionary(rules: Rules) -> bool:
    return rules.dictionary is Dictionary.CLOSED


def _is_asleep(state: State) -> bool:
    return state.asleep


CROSSWORD: Kind[Rules, State, Action, Event, View] = Kind(
    name="crossword",
    start=start,
    decide=decide,
    decided=decided,
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
    timing=Timing(time_is_due),
    closed_dictionary=ClosedDictionary(_closes_dictionary),
    word_disclosure=WordDisclosure(has_own_tiles, names_no_words),
    listing=ActionListing(candidates),
    has_editions=True,
    has_notation=True,
)
