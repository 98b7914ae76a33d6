"""What some games can do and others cannot. A game that can has the value in its `Kind`; the others have None."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol

from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.base import A, E, Kit, R, S, Seat


@dataclass(frozen=True, slots=True)
class Pausing(Generic[S, A, E]):
    """The game can be put away and taken up again (R-13.2)."""

    adjourn: A
    resume: A
    events: tuple[type[E], ...]  # what comes of these actions
    is_asleep: Callable[[S], bool]  # whether it is put away now


@dataclass(frozen=True, slots=True)
class TakingBack(Generic[S, E]):
    """The game can go back to an earlier state (R-13.3)."""

    events: Callable[[S, S, Seat, int], tuple[E, ...]]  # what follows then: to, from, who asks, the time


@dataclass(frozen=True, slots=True)
class Due(Generic[A]):
    """An action that the timekeeper makes for a seat when the moment has come."""

    at: int  # milliseconds
    seat: Seat
    action: A


@dataclass(frozen=True, slots=True)
class Timing(Generic[S, A]):
    """Something happens when time has passed, even if nobody acts."""

    due: Callable[[S], Due[A] | None]  # what comes next, if anything does


@dataclass(frozen=True, slots=True)
class Simultaneous(Generic[S]):
    """All act at once: an action stands for as long as the moment is the same, whatever others do meanwhile."""

    moment: Callable[[S], Hashable]

    def stands(self, before: S, after: S) -> bool:
        """Whether what was asked for before may still be meant."""
        return self.moment(before) == self.moment(after)


@dataclass(frozen=True, slots=True)
class LateJoining(Generic[A]):
    """People may come in after the start (R-9.1)."""

    action: Callable[[str], A]  # by the name of who comes


@dataclass(frozen=True, slots=True)
class ClosedDictionary(Generic[R]):
    """By some rules or all, words may not be looked up while the game lasts (R-3.2)."""

    closes: Callable[[R], bool]


@dataclass(frozen=True, slots=True)
class WordDisclosure(Generic[R, A]):
    """Somebody can learn from the game whether words of their choice are good, or what could be played (R-3.2)."""

    rules: Callable[[R], bool]  # rules by which who sets the game up chooses the letters
    action: Callable[[A], bool]  # actions by which a player names them


@dataclass(frozen=True, slots=True)
class ActionListing(Generic[S, A]):
    """What a seat may do can be listed. Some that are listed may still be refused; see `Session.legal_actions`."""

    candidates: Callable[[S, Seat, Kit], Iterable[A]]


@dataclass(frozen=True, slots=True)
class Deferring(Generic[R]):
    """What the game is played with may be made when it begins, as a board to take down."""

    is_due: Callable[[R], bool]  # whether these rules leave it open
    check: Callable[[R], object]  # refuses what nothing could be made with


class Equipped(Protocol):
    """Rules with tiles."""

    @property
    def tileset(self) -> TileSet: ...


def has_own_tiles(rules: Equipped) -> bool:
    """Whether a game has other tiles than the standard set: who names them knows what will be drawn."""
    return rules.tileset.bag() != STANDARD_TILES.bag()


def names_no_words(_action: object) -> bool:
    """In most games no action asks about words of the player's choice."""
    return False
