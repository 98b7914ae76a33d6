"""Requests to a table, and its answers."""

import asyncio
from dataclasses import dataclass
from typing import NamedTuple

from tilewright.core.errors import TilewrightError
from tilewright.games.base import BaseAction, BaseState, Seat
from tilewright.games.kind import AnyKind


class Stale(TilewrightError, RuntimeError):
    """The game has moved on since the request was made, to turn `n`."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(f"the game is at turn {n}")


class Busy(TilewrightError, RuntimeError):
    """Too many requests are waiting at this table."""


@dataclass(frozen=True, slots=True)
class GoBack:
    """Players agreed to go back to the state after this turn. Clients cannot send this."""

    to: int


@dataclass(frozen=True, slots=True)
class ActionRequest:
    seat: Seat
    action: BaseAction | GoBack
    id: str | None = None  # the client's idempotency key, so that it can be repeated safely
    n: int | None = None  # the last turn the client knew; None: valid whatever has happened since
    agreed: bool = False  # by everyone who has a say
    sits: str | None = None  # the person who takes the seat with it, stored together with the turn


class Committed(NamedTuple):
    """The number of the turn that granted a request, and whether that had happened before the request came."""

    n: int
    again: bool = False


class QueuedRequest(NamedTuple):
    """A request in the mailbox, the time it came, and where the answer goes."""

    request: ActionRequest
    at: int
    answer: asyncio.Future[Committed]


def refuse_stale(request: ActionRequest, since: int, n: int) -> None:
    if request.n is not None and not since <= request.n <= n:
        raise Stale(n)


def stands(kind: AnyKind, before: BaseState, after: BaseState) -> bool:
    """Whether earlier requests still hold, because only others have acted in a game where all act at once."""
    return kind.simultaneous is not None and kind.simultaneous.stands(before, after)
