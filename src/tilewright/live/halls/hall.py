"""A hall of hundreds or thousands: players are told about their own slip, the best ones, and how many have handed in.

A table with few seats is told everything, as in other games.
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
HALL_FROM = 40  # from this many seats on, players are not told about each other one by one
TRIES = 20

_rankings: WeakKeyDictionary[Table, tuple[tuple[int, ...], Ranking]] = WeakKeyDictionary()
_doors: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()


def digest_of(table: Table) -> AnyDigest | None:
    """How the game is summarised; None if so few play that they can be told everything."""
    return _digest(table.kind, table.state)


class RedactedTurn:
    """A turn, redacted for any number of seats: what a seat may know anyway, without what does not concern it."""

    def __init__(self, table: Table, heard: TurnCommitted) -> None:
        self.heard = heard
        self._redact = table.kind.redact
        self._events = heard.events
        self._digest = digest_of(table)
        self._ready: list[Shortened | None] = [None] * len(heard.events)
        self.seats = self._concerned()

    def for_seat(self, seat: Seat | None) -> tuple[BaseEvent, ...]:
        """The events a seat is told about, if any."""
        if self._digest is None:
            return tuple(self._redact(event, seat) for event in self._events)
        if self.seats is not None and seat not in self.seats:
            return ()
        told = (self._told(self._digest, number, seat) for number in range(len(self._events)))
        return tuple(event for event in told if event is not None)

    def _concerned(self) -> frozenset[Seat] | None:
        """The seats that are told anything about the turn; None means all of them."""
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
    """What one seat is told about a turn. For many seats, build one `RedactedTurn` and use it for all."""
    return RedactedTurn(table, heard).for_seat(seat)


def view_of(table: Table, seat: Seat | None) -> BaseView:
    """The game as a seat may see it, shortened where thousands play."""
    view, digest = table.view(seat), digest_of(table)
    return view if digest is None else digest.view(view, _ranking(table, digest))


def shortened_view(kind: AnyKind, state: BaseState, seat: Seat | None) -> BaseView:
    """The same for a state other than the table's current one."""
    view, digest = kind.view(state, seat), _digest(kind, state)
    return view if digest is None else digest.view(view, digest.ranking(state, None))


def hall_of(table: Table, seat: Seat | None, *, ranked: bool = True) -> Hall | None:
    """The state of play in a hall, with the ranking and the player's own place; None where few play."""
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
    """A latecomer takes the next seat (R-9.1), or their old one if they had left it."""
    records, joining, players = registry.services.records, table.kind.late_joining, len(table.state.players)
    if joining is None:
        raise Refused("seats", seats=players + 1, least=players, most=players)
    async with _doors.setdefault(table, asyncio.Lock()):  # hundreds may come at once; they are seated one at a time
        own = min(await records.seats_of(table.id, person), default=None)
        if own is None:
            own = await _next_seat(table, joining.action(name), person)
            registry.personal.tell([person])
            return own
        if own in table.state.gone:
            await table.ask(ActionRequest(own, joining.action(name)))
        return own


async def _next_seat(table: Table, action: BaseAction, person: str) -> Seat:
    """The seat is stored together with the turn, so that nobody is told about a player who is not there.

    If somebody else gets the seat first by another way, the next one is tried.
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
    raise ServerRefusal("not-known")  # the person was deleted meanwhile


def _digest(kind: AnyKind, state: BaseState) -> AnyDigest | None:
    return kind.hall if len(state.players) > HALL_FROM else None


def _ranking(table: Table, digest: AnyDigest) -> Ranking:
    """The ranking is sorted again only after somebody has scored or joined."""
    kept = _rankings.get(table)
    if kept is None or kept[0] is not table.state.scores:
        kept = _rankings[table] = table.state.scores, digest.ranking(table.state, kept[1] if kept else None)
    return kept[1]
