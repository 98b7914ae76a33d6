"""The beginner game as a `Mode`."""

from tilewright.games.junior import (
    decide as _decide,
    evolve as _evolve,
    pending as _pending,
    starting as _starting,
    view as _view,
)
from tilewright.games.junior.actions import Action
from tilewright.games.junior.events import Event
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.state import State
from tilewright.games.junior.view import View
from tilewright.games.mode import Mode


class Junior:
    start = staticmethod(_starting.start)
    decide = staticmethod(_decide.decide)
    evolve = staticmethod(_evolve.evolve)
    pending = staticmethod(_pending.pending)
    view = staticmethod(_view.view)
    redact = staticmethod(_view.redact)


JUNIOR: Mode[Rules, State, Action, Event, View] = Junior()
