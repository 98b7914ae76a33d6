"""Bingo by its name."""

from tilewright.games.bingo.actions import Action, Resign
from tilewright.games.bingo.audit import fair, replay
from tilewright.games.bingo.events import Event
from tilewright.games.bingo.mode import BINGO
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.kind import Kind

KIND = Kind("bingo", BINGO, Rules, Action, Event, replay, fair, State, Resign(absent=True))
