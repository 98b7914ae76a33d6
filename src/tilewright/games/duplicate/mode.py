"""The duplicate game as a `Mode`."""

from tilewright.games.duplicate import (
    decide as _decide,
    evolve as _evolve,
    pending as _pending,
    starting as _starting,
    view as _view,
)
from tilewright.games.duplicate.actions import Action
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.view import View
from tilewright.games.mode import Mode


class Duplicate:
    start = staticmethod(_starting.start)
    decide = staticmethod(_decide.decide)
    evolve = staticmethod(_evolve.evolve)
    pending = staticmethod(_pending.pending)
    view = staticmethod(_view.view)
    redact = staticmethod(_view.redact)


DUPLICATE: Mode[Rules, State, Action, Event, View] = Duplicate()
