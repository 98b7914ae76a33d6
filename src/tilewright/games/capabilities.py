"""What some games can do and others cannot. A game that can has the value in its `Kind`; the others have None."""

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, Protocol

from msgspec import Struct

from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.base import A, E, Kit, R, S, Seat


class Pausing(Struct, Generic[S, A, E], frozen=True):
    """The game can be put away and taken up again (R-13.2)."""

    adjourn: A
    resume: A
    events: tuple[type[E], ...]  # what comes of these actions
    is_asleep: Callable[[S], bool]  # whether it is put away now


class TakingBack(Struct, Generic[S, E], frozen=True):
    """The game can go back to an earlier state (R-13.3)."""

    events: Callable[[S, S, Seat, int], tuple[E, ...]]  # what follows then: to, from, who asks, the time


class Due(Struct, Generic[A], frozen=True):
    """An action that the timekeeper makes for a seat when the moment has come."""

    at: int  # milliseconds
    seat: Seat
    action: A


class Timing(Struct, Generic[S, A], frozen=True):
    """Something happens when time has passed, even if nobody acts."""

    due: Callable[[S], Due[A] | None]  # what comes next, if anything does


class Simultaneous(Struct, Generic[S], frozen=True):
    """All act at once: an action stands for as long as the moment is the same, whatever others do meanwhile."""

    moment: Callable[[S], Hashable]

    def stands(self, before: S, after: S) -> bool:
        """Whether what was asked for before may still be meant."""
        return self.moment(before) == self.moment(after)


class LateJoining(Struct, Generic[A], frozen=True):
    """People may come in after the start (R-9.1)."""

    action: Callable[[str], A]  # by the name of the new player


class ClosedDictionary(Struct, Generic[R], frozen=True):
    """By some rules or all, words may not be looked up while the game lasts (R-3.2)."""

    closes: Callable[[R], bool]


class WordDisclosure(Struct, Generic[R, A], frozen=True):
    """Somebody can learn from the game whether words of their choice are good, or what could be played (R-3.2)."""

    rules: Callable[[R], bool]  # rules by which who sets the game up chooses the letters
    action: Callable[[A], bool]  # actions by which a player names them


class ActionListing(Struct, Generic[S, A], frozen=True):
    """What a seat may do can be listed. Some that are listed may still be refused; see `Session.legal_actions`."""

    candidates: Callable[[S, Seat, Kit], Iterable[A]]


class Deferring(Struct, Generic[R], frozen=True):
    """What the game is played with may be made when it begins, as a board to take down."""

    is_due: Callable[[R], bool]  # whether these rules leave it open
    check: Callable[[R], object]  # refuses what nothing could be made with


class Equipped(Protocol):
    """Rules with tiles."""

    @property
    def tileset(self) -> TileSet: ...


def has_own_tiles(rules: Equipped) -> bool:
    """Whether a game has other tiles than the standard set: players who choose them know what will be drawn."""
    return rules.tileset.bag() != STANDARD_TILES.bag()


def names_no_words(_action: object) -> bool:
    """In most games no action asks about words of the player's choice."""
    return False
