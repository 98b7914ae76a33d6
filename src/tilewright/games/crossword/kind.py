"""The standard game by its name."""

from tilewright.games.crossword.actions import Action
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.mode import CROSSWORD
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.timing import time_is_due
from tilewright.games.kind import Kind

KIND = Kind("crossword", CROSSWORD, Rules, Action, Event, replay, fair, State, time_is_due)
