"""The duplicate game by its name."""

from tilewright.games.duplicate.actions import Action
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.mode import DUPLICATE
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import State
from tilewright.games.kind import Kind

KIND = Kind("duplicate", DUPLICATE, Rules, Action, Event, replay, fair, State)
