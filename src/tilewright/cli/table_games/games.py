"""The games besides the standard one that can be played here, and what the table has to know of each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tilewright.cli.table_games.options import Options
from tilewright.cli.table_games.sitting import Sitting
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.coordinates import Convention
from tilewright.notation.trouble import Unreadable
from tilewright.session.opening import kind_in

#: Name, what it is in a line, and its bots. The game is `GAME` in the module `table` of the package of its name.
OTHERS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "duplicate": (
            "The same rack for all; the best word scores most. One or many.",
            "top expert club casual beginner",
        ),
        "junior": ("The beginner game: cover the printed letters. Two to four.", "playful simple thinking"),
        "unbuild": ("Take a finished board down again, word by word. One to four.", "greedy search"),
        "bingo": ("Two words on a card, struck as tiles are called. One or many.", "lucky canny"),
    }
)
COMMON = frozenset({"players", "bots", "seats", "notation", "seed"})


@dataclass(frozen=True, slots=True)
class TableGame:
    """A game at the terminal: who sits down, what can be chosen, how its rules are made, and how it is played."""

    name: str
    seats: tuple[int, int]
    usual: int  # people who sit down if nobody says
    takes: frozenset[str]  # options, besides those of every game
    rules: Callable[[Options, WordGraph], Any]
    tell: Callable[[Convention], Callable[[Any, Any], str]]
    sitting: type[Sitting]
    instead: Callable[[Options, WordGraph, tuple[str, ...]], str] | None = None  # done where nothing is to be played

    @property
    def options(self) -> frozenset[str]:
        return COMMON | self.takes


def game_named(name: str) -> TableGame:
    game = import_module(f"tilewright.cli.table_games.{name}.table").GAME
    assert isinstance(game, TableGame)
    return game


def game_kept_in(path: Path | None) -> str | None:
    """The other game that a file keeps; none where it is the standard one, or nothing that can be read."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace") if path else ""
        name = kind_in(text).name
    except (Unreadable, OSError, ValueError):
        return None
    return name if name in OTHERS else None
