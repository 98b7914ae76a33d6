"""A hall of hundreds or thousands: each hears of the own slip and of the best, and how many others have handed in.

A table with few seats is told whole, as any other.
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias
from weakref import WeakKeyDictionary

from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, BaseEvent, BaseState, BaseView, Seat
from tilewright.games.hall import Digest, Ranking
from tilewright.games.kind import AnyKind
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Hall
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import MOST_PLAYERS
from tilewright.live.tables.table import ActionRequest, Stale, Table

AnyDigest: TypeAlias = Digest[BaseState, BaseEvent, BaseView]
Shortened: TypeAlias = Callable[[Seat | None], BaseEvent | None]
HALL_FROM = 40  # so many seats are told of one by one
TRIES = 20

_rankings: WeakKeyDictionary[Table, tuple[tuple[int, ...], Ranking]] = WeakKeyDictionary()
_doors: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()


def digest_of(table: Table) -> AnyDigest | None:
    """How the game is told in short, where so many play that it must be."""
    return _digest(table.kind, table.state)


class RedactedTurn:
    """A turn made ready for any number of seats. What each hears is cut from what it may hear anyway."""

    def __init__(self, table: Table, heard: TurnCommitted) -> None:
        self.heard = heard
        self._redact = table.kind.redact
        self._events = heard.events
        self._digest = digest_of(table)
        self._ready: list[Shortened | None] = [None] * len(heard.events)
        self.seats = self._concerned()

    def for_seat(self, seat: Seat | None) -> tuple[BaseEvent, ...]:
        """The events that a seat hears of; nothing at all if none of them is told to it."""
        if self._digest is None:
            return tuple(self._redact(event, seat) for event in self._events)
        if self.seats is not None and seat not in self.seats:
            return ()
        told = (self._told(self._digest, number, seat) for number in range(len(self._events)))
        return tuple(event for event in told if event is not None)

    def _concerned(self) -> frozenset[Seat] | None:
        """The seats that hear anything of it; None: everybody."""
        if self._digest is None:
            return None
        each = [self._digest.concerns(event) for event in self._events]
        return None if None in each else frozenset[Seat]().union(*(one for one in each if one is not None))

    def _told(self, digest: AnyDigest, number: int, seat: Seat | None) -> BaseEvent | None:
        event = self._events[number]
        seen = self._redact(event, seat)
        if seen is not event:
            return digest.event(seen)(seat)
        ready = self._ready[number] = self._ready[number] or digest.event(event)
        return ready(seat)


def for_seat(table: Table, heard: TurnCommitted, seat: Seat | None) -> tuple[BaseEvent, ...]:
    """What one seat hears of a turn; for many seats make the `RedactedTurn` once."""
    return RedactedTurn(table, heard).for_seat(seat)


def view_of(table: Table, seat: Seat | None) -> BaseView:
    """The game as a seat may see it, in short where thousands play."""
    view, digest = table.view(seat), digest_of(table)
    return view if digest is None else digest.view(view, _ranking(table, digest))


def shortened_view(kind: AnyKind, state: BaseState, seat: Seat | None) -> BaseView:
    """The same of a state that is not the table's present one."""
    view, digest = kind.view(state, seat), _digest(kind, state)
    return view if digest is None else digest.view(view, digest.ranking(state, None))


def hall_of(table: Table, seat: Seat | None, *, ranked: bool = True) -> Hall | None:
    """How it goes in the hall, with the ranking and the own place in it; nothing where few play."""
    digest = digest_of(table)
    if digest is None:
        return None
    counted = Hall(table.id, table.n, digest.progress(table.state))
    if not ranked:
        return counted
    ranking = _ranking(table, digest)
    own = None if seat is None else ranking.of(seat)
    return Hall(table.id, table.n, counted.news, ranking.leaders, own)


async def join(registry: TableRegistry, table: Table, person: str, name: str) -> Seat:
    """Somebody comes late, and sits down at the next seat (R-9.1); or at the own one again, if that was left."""
    records, joining, players = registry.services.records, table.kind.late_joining, len(table.state.players)
    if joining is None:
        raise Refused("seats", seats=players + 1, least=players, most=players)
    async with _doors.setdefault(table, asyncio.Lock()):  # hundreds come at once, and one goes through a door
        own = min(await records.seats_of(table.id, person), default=None)
        if own is None:
            own = await _next_seat(table, joining.action(name), person)
            registry.personal.tell([person])
            return own
        if own in table.state.gone:
            await table.ask(ActionRequest(own, joining.action(name)))
        return own


async def _next_seat(table: Table, action: BaseAction, person: str) -> Seat:
    """The seat is written down together with the turn, so that nobody hears of a player who is not there.

    Whoever comes at the same moment by another way may be first; then it is the seat after that.
    """
    for _ in range(TRIES):
        seat = len(table.state.players)
        if seat >= MOST_PLAYERS:
            raise Refused("seats", seats=seat + 1, least=1, most=MOST_PLAYERS)
        try:
            await table.ask(ActionRequest(seat, action, sits=person))
        except Stale:
            continue
        except Refused as refused:
            if refused.key != "already-there":
                raise
        else:
            return seat
    raise ServerRefusal("not-known")  # who cannot be written down was deleted meanwhile


def _digest(kind: AnyKind, state: BaseState) -> AnyDigest | None:
    return kind.hall if len(state.players) > HALL_FROM else None


def _ranking(table: Table, digest: AnyDigest) -> Ranking:
    """Sorted once for as long as nobody scores or joins."""
    kept = _rankings.get(table)
    if kept is None or kept[0] is not table.state.scores:
        kept = _rankings[table] = table.state.scores, digest.ranking(table.state, kept[1] if kept else None)
    return kept[1]
