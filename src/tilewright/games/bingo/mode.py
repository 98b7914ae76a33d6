"""Bingo as a `Mode`."""

from tilewright.games.bingo import decide as _decide, evolve as _evolve, view as _view
from tilewright.games.bingo.actions import Action
from tilewright.games.bingo.events import Event
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.bingo.view import View
from tilewright.games.mode import Mode


class Bingo:
    start = staticmethod(_decide.start)
    decide = staticmethod(_decide.decide)
    evolve = staticmethod(_evolve.evolve)
    pending = staticmethod(_decide.pending)
    view = staticmethod(_view.view)
    redact = staticmethod(_view.redact)


BINGO: Mode[Rules, State, Action, Event, View] = Bingo()
