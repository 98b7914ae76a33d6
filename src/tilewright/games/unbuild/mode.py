"""Unbuild as a `Mode`."""

from tilewright.games.mode import Mode
from tilewright.games.unbuild import decide as _decide, evolve as _evolve, view as _view
from tilewright.games.unbuild.actions import Action
from tilewright.games.unbuild.events import Event
from tilewright.games.unbuild.rules import Rules
from tilewright.games.unbuild.state import State
from tilewright.games.unbuild.view import View


class Unbuild:
    start = staticmethod(_decide.start)
    decide = staticmethod(_decide.decide)
    evolve = staticmethod(_evolve.evolve)
    pending = staticmethod(_decide.pending)
    view = staticmethod(_view.view)
    redact = staticmethod(_view.redact)


UNBUILD: Mode[Rules, State, Action, Event, View] = Unbuild()
