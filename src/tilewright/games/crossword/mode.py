"""The standard game as a `Mode`."""

from tilewright.games.crossword import (
    decide as _decide,
    evolve as _evolve,
    pending as _pending,
    starting as _starting,
    view as _view,
)
from tilewright.games.crossword.actions import Action
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import View
from tilewright.games.mode import Mode


class Crossword:
    start = staticmethod(_starting.start)
    decide = staticmethod(_decide.decide)
    evolve = staticmethod(_evolve.evolve)
    pending = staticmethod(_pending.pending)
    view = staticmethod(_view.view)
    redact = staticmethod(_view.redact)


CROSSWORD: Mode[Rules, State, Action, Event, View] = Crossword()
