"""The beginner game by its name."""

from tilewright.games.junior.actions import Action, Adjourn, Pass, Resign, Resume
from tilewright.games.junior.audit import fair, replay
from tilewright.games.junior.bounds import BOUNDS
from tilewright.games.junior.events import Adjourned, Event, Resumed
from tilewright.games.junior.leaving import gone_back
from tilewright.games.junior.mode import JUNIOR
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.state import State
from tilewright.games.kind import Kind, Pausing

KIND = Kind(
    "junior",
    JUNIOR,
    Rules,
    Action,
    Event,
    replay,
    fair,
    State,
    BOUNDS,
    Resign(absent=True),
    pausing=Pausing(Adjourn(), Resume(), (Adjourned, Resumed)),
    going_back=gone_back,
    idle=Pass(),
)
