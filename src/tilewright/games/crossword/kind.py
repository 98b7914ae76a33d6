"""The standard game by its name."""

from tilewright.games.crossword.actions import Action, Adjourn, Pass, Resign, Resume
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.bounds import BOUNDS
from tilewright.games.crossword.events import Adjourned, Event, Resumed
from tilewright.games.crossword.mode import CROSSWORD
from tilewright.games.crossword.policies import Dictionary
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.timing import gone_back, time_is_due
from tilewright.games.kind import Kind, Pausing, has_own_tiles


def _closes_book(rules: Rules) -> bool:
    return rules.dictionary is Dictionary.CLOSED


KIND = Kind(
    "crossword",
    CROSSWORD,
    Rules,
    Action,
    Event,
    replay,
    fair,
    State,
    BOUNDS,
    Resign(absent=True),
    due=time_is_due,
    pausing=Pausing(Adjourn(), Resume(), (Adjourned, Resumed)),
    going_back=gone_back,
    closes_book=_closes_book,
    chosen=has_own_tiles,
    idle=Pass(),
)
