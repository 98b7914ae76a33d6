"""How the turns of a recorded game are shown: the module `record` of each game says so."""

from importlib import import_module
from types import ModuleType

from tilewright.games.kind import AnyKind

#: One turn: the seat, the fields that a program wants, how people read it, and the points.
RecordedTurn = tuple[int, dict[str, object], str, int]


def record_of(kind: AnyKind) -> ModuleType:
    """It has `turns`, `words_of`, `board_of` and `result`."""
    return import_module(f"tilewright.cli.games.{kind.name}.record")
