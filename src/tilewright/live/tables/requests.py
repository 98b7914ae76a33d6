"""What can be asked of a table, and what it answers."""

import asyncio
from dataclasses import dataclass
from typing import NamedTuple

from tilewright.core.errors import TilewrightError
from tilewright.games.base import BaseAction, BaseState, Seat
from tilewright.games.kind import AnyKind


class Stale(TilewrightError, RuntimeError):
    """The game has gone on since the request was made; `n` is where it stands."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(f"the game is at turn {n}")


class Busy(RuntimeError):
    """More requests wait at this table than it can hear."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """What players ask for together: that the game is again as it was after this turn. Clients cannot send it."""

    to: int


@dataclass(frozen=True, slots=True)
class ActionRequest:
    seat: Seat
    action: BaseAction | GoBack
    id: str | None = None  # the asker's own name for it, so that it can be repeated safely
    n: int | None = None  # the turn that the asker knew of; nothing: whatever has happened since
    agreed: bool = False  # by all who have a say in it
    sits: str | None = None  # who sits down at the seat with it, and is written down together with the turn


class Committed(NamedTuple):
    """The number of the turn that granted a request, and whether that was so already when it came."""

    n: int
    again: bool = False


class QueuedRequest(NamedTuple):
    """A request in the mailbox, when it came, and who waits for the answer."""

    request: ActionRequest
    at: int
    answer: asyncio.Future[Committed]


def refuse_stale(request: ActionRequest, since: int, n: int) -> None:
    if request.n is not None and not since <= request.n <= n:
        raise Stale(n)


def stands(kind: AnyKind, before: BaseState, after: BaseState) -> bool:
    """Whether what was asked for before may still be meant, since only others have acted where all do so at once."""
    return kind.simultaneous is not None and kind.simultaneous.stands(before, after)
