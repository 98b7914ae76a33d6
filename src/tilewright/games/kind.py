"""The games that can be named, each with all that a file, a socket or a bot has to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from tilewright.core.bounds import Bounds
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.mode import Mode, Seat, Standing

#: Name, and what it is in a line. The game is `KIND` in the module `kind` of the package of its name.
GAMES: Mapping[str, str] = MappingProxyType(
    {
        "crossword": "The standard game for two to four, and solitaire.",
        "duplicate": "Everybody has the same rack and board, and hands in a slip.",
        "unbuild": "A finished board is taken down again, one word at a time.",
        "bingo": "Tiles are called, and who has struck both words first has won.",
        "junior": "The beginner game: cover printed letters, and collect a chip for every word.",
    }
)


@dataclass(frozen=True, slots=True)
class Due:
    """An action that whoever keeps the time makes for a seat when the moment has come."""

    at: int  # milliseconds
    seat: Seat
    action: Any


def never_due(_: object) -> None:
    """In most games nothing happens by itself."""
    return


def never_closed(_: object) -> bool:
    """In most games words may be looked up."""
    return False


def has_own_tiles(rules: Any) -> bool:
    """Whether a game has other tiles than the standard set: who names them knows what will be drawn."""
    return bool(rules.tileset.bag() != STANDARD_TILES.bag())


def never_costly(_state: object, _action: object) -> bool:
    """In most games any action is judged in a moment."""
    return False


def without_events(_state: object, _left: object, _seat: Seat, _at: int) -> tuple[()]:
    """Where nothing is drawn and no time is counted, a game that goes back needs no event for it."""
    return ()


@dataclass(frozen=True, slots=True)
class Pausing:
    """The actions that put a game away and take it up again (R-13.2)."""

    adjourn: Any
    resume: Any
    events: tuple[type, ...]  # what comes of them


class RankingRow(Struct, frozen=True):
    """A line of a ranking; those with the same total share a rank."""

    rank: int
    seat: Seat
    name: str
    total: int


class HallProgress(Struct, frozen=True):
    """How a round in a hall goes: how many are there, how many have handed in, and how many are done."""

    round: int
    present: int
    handed_in: int
    done: int


class Ranking(Protocol):
    """Made once for a moment, and asked for any number of seats."""

    @property
    def leaders(self) -> tuple[RankingRow, ...]: ...

    def of(self, seat: Seat) -> RankingRow | None:
        """The line of a seat that plays."""


@dataclass(frozen=True, slots=True)
class Digest:
    """How a game of thousands is told in a few lines. Each part is made of what a seat may hear and see anyway."""

    concerns: Callable[[Any], frozenset[Seat] | None]  # the seats that are told of an event; None: everybody
    event: Callable[[Any], Callable[[Seat | None], Any | None]]  # a redacted event made short; None: it is not told
    view: Callable[[Any, Ranking], Any]  # a view made short
    news: Callable[[Any], HallProgress]  # how many are there, and how far they are
    ranking: Callable[[Any, Ranking | None], Ranking]  # the one before it may be gone on from


@dataclass(frozen=True, slots=True)
class Kind:
    """A game, and the types of what goes in and out of it. Types differ from game to game, so here they are open."""

    name: str
    mode: Mode[Any, Any, Any, Any, Any]
    rules: Any  # the type of its rules
    action: Any  # the union of its actions
    event: Any  # the union of its events
    replay: Callable[[Sequence[Any]], Standing]  # the state that a record leads to, or which event cannot be
    fair: Callable[[Sequence[Any]], bool]  # whether the dice of a finished game kept their promise
    state: Any  # the type of its states, for those that are kept
    bounds: Bounds  # how large numbers, texts and lists in its rules may be
    absent: Any  # the action that takes a player who is gone out of the game
    due: Callable[[Any], Due | None] = never_due  # what time alone brings about, whoever is there
    pausing: Pausing | None = None  # None where a game cannot be put away
    # the events that follow in a game that goes back to one state from another; None where none can go back
    going_back: Callable[[Any, Any, Seat, int], tuple[Any, ...]] | None = None
    closes_book: Callable[[Any], bool] = never_closed  # whether rules forbid to look words up while it lasts
    # rules by which who sets a game up chooses the letters, and so can have words judged and plays found,
    chosen: Callable[[Any], bool] = never_closed
    asks: Callable[[Any], bool] = never_closed  # and actions by which a player can
    moment: Callable[[Any], Any] | None = (
        None  # where all act at once: an action stands for as long as this is the same
    )
    idle: Any = None  # the action that lets the own turn go by
    costly: Callable[[Any, Any], bool] = never_costly  # whether to judge this action may take a while
    joining: Callable[[str], Any] | None = None  # the action to come in late, by name
    digest: Digest | None = None  # where thousands may play
    # by name, rules that hold what is still to come, and what is told of them to who is asked to play
    untold: Mapping[str, Any] = field(default_factory=dict)


def kind_of(name: str) -> Kind:
    """
    >>> kind_of("crossword").name
    'crossword'
    >>> kind_of("chess")
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: unknown-game: game=chess, known=[...]
    """
    if name not in GAMES:
        raise Refused("unknown-game", game=name, known=nearest(name, GAMES))
    kind = import_module(f"tilewright.games.{name}.kind").KIND
    assert isinstance(kind, Kind)
    return kind
