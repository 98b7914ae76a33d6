"""What players propose to each other. Nobody takes a play back or pauses a game without the others' consent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from tilewright.core.refusal import Refused
from tilewright.games.base import Seat
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Offered, OfferSettled, Proposable, ServerMessage, encode
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.hub import Hub
from tilewright.live.tables.proposal_rules import (
    Rematch,
    carry_out,
    is_settled_by_itself,
    refuse_pointless,
    refuse_speaker,
)
from tilewright.live.tables.table import Stale, Table
from tilewright.live.tables.watcher import Watcher
from tilewright.store.offers import Offers, StoredOffer

_log = structlog.get_logger()


class Consent:
    """Proposals are stored, and kept in memory too for games that are watched. One is handled at a time."""

    def __init__(self, hub: Hub, offers: Offers, rematch: Rematch) -> None:
        self._hub, self._registry, self._offers, self._rematch = hub, hub.registry, offers, rematch
        self._open: dict[str, dict[Proposable, StoredOffer]] = {}
        self._stops: dict[str, Callable[[], None]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reviews: set[asyncio.Task[None]] = set()
        hub.observers.append(self)

    async def offer(self, game: str, seat: Seat, what: Proposable) -> None:
        """Propose something, or agree to a proposal. Raises `Refused` or `ServerRefusal` if it is pointless."""
        async with self._alone_at(game) as table:
            offer = (await self._known(table)).get(what)
            if offer is not None and offer.became is not None:
                refuse_speaker(table, seat, what)
                self._tell_settled(_settled(offer))  # asked twice, or too late: the new game exists
                return
            if offer is None:
                await refuse_pointless(table, seat, what, self._registry.services.journal)
                offer = StoredOffer(game, what, seat, table.n, (seat,), self._registry.services.clock.now())
            else:
                refuse_speaker(table, seat, what)
                offer = replace(offer, agreed=tuple(dict.fromkeys((*offer.agreed, seat))))
            await self._weigh(table, offer)

    async def decline(self, game: str, seat: Seat, what: Proposable) -> None:
        """Decline, or withdraw one's own proposal: either way it is settled."""
        async with self._alone_at(game) as table:
            refuse_speaker(table, seat, what)
            offer = (await self._known(table)).get(what)
            if offer is None or offer.became is not None:
                raise ServerRefusal("nothing-proposed")
            await self._settle(offer, agreed=False)

    async def came(self, watcher: Watcher) -> None:
        """Newcomers are told what is proposed, and players where their rematch is."""
        if watcher.is_delayed:
            return
        async with self._alone_at(watcher.game) as table:
            for offer in (await self._known(table)).values():
                if offer.became is None:
                    watcher.send(encode(await self._offered(table, offer)))
                elif watcher.seat is not None:
                    watcher.send(encode(_settled(offer)))

    def left(self, watcher: Watcher) -> None:
        lock = self._locks.get(watcher.game)
        if lock is None or not lock.locked():
            self._forget_if_unwatched(watcher.game)

    async def close(self) -> None:
        """Finish what has been started."""
        await asyncio.gather(*self._reviews, return_exceptions=True)

    @asynccontextmanager
    async def _alone_at(self, game: str) -> AsyncIterator[Table]:
        lock = self._locks.setdefault(game, asyncio.Lock())
        async with lock, self._registry.holding(game) as table:
            try:
                yield table
            finally:
                self._forget_if_unwatched(game)

    async def _known(self, table: Table) -> dict[Proposable, StoredOffer]:
        """Open proposals that still make sense."""
        if table.id not in self._open:
            kept = await self._offers.of(table.id)
            self._open[table.id] = {Proposable(offer.what): offer for offer in kept}
            self._stops[table.id] = self._registry.services.bus.listen(table.id, self._heard)
        for offer in tuple(self._open[table.id].values()):
            if offer.became is not None:
                await self._forget_if_played(offer)
            elif is_settled_by_itself(table, offer):
                await self._settle(offer, agreed=False)
        return self._open[table.id]

    async def _weigh(self, table: Table, offer: StoredOffer) -> None:
        """Carry out what everyone agrees on; otherwise store it and tell the others."""
        if await table.still_asked(offer.agreed):
            await self._offers.keep(offer)
            self._open[table.id][Proposable(offer.what)] = offer
            self._tell(table.id, await self._offered(table, offer))
            return
        try:
            code = await carry_out(self._registry, table, offer, self._rematch)
        except (Refused, ServerRefusal, Stale):
            if offer.what == Proposable.REMATCH:
                raise
            await self._settle(offer, agreed=False)  # the game moved on first
        else:
            await self._settle(offer, agreed=True, code=code)

    async def _offered(self, table: Table, offer: StoredOffer) -> Offered:
        missing = await table.still_asked(offer.agreed)
        agreed = tuple(seat for seat in range(len(table.state.players)) if seat not in missing)
        return Offered(table.id, Proposable(offer.what), offer.seat, agreed)

    async def _settle(self, offer: StoredOffer, *, agreed: bool, code: str | None = None) -> None:
        """A rematch is remembered for players who are away, and for those who ask again."""
        if code is None:
            await self._drop(offer)
        else:
            offer = replace(offer, became=code)
            await self._offers.keep(offer)
            self._open[offer.game][Proposable(offer.what)] = offer
        self._tell_settled(replace(_settled(offer), agreed=agreed))

    async def _drop(self, offer: StoredOffer) -> None:
        await self._offers.drop(offer)
        self._open[offer.game].pop(Proposable(offer.what), None)

    async def _forget_if_played(self, offer: StoredOffer) -> None:
        """Once a rematch is over, there can be another."""
        after = await self._registry.services.records.find(offer.became or "")
        if after is None or after.over:
            await self._drop(offer)

    def _tell_settled(self, settled: OfferSettled) -> None:
        self._hub.send(settled.game, settled, lambda one: one.seat is not None)
        bystanders = replace(settled, code=None)  # the next table is for the players only
        self._hub.send(settled.game, bystanders, lambda one: one.seat is None and not one.is_delayed)

    def _tell(self, game: str, message: ServerMessage) -> None:
        self._hub.send(game, message, lambda one: not one.is_delayed)

    def _heard(self, heard: TurnCommitted) -> None:
        if self._open.get(heard.game):
            review = self._registry.services.tasks.begin(f"proposals at {heard.game}", self._review(heard.game))
            self._reviews.add(review)
            review.add_done_callback(self._reviews.discard)

    async def _review(self, game: str) -> None:
        """After a turn, some proposals are pointless, and others are agreed on because somebody has left."""
        try:
            async with self._alone_at(game) as table:
                for offer in tuple((await self._known(table)).values()):
                    if offer.became is None and not await table.still_asked(offer.agreed):
                        await self._weigh(table, offer)
        except Exception:  # noqa: BLE001 - nobody is waiting for the answer
            _log.exception("proposals", game=game)

    def _forget_if_unwatched(self, game: str) -> None:
        if not self._hub.watched(game) and game in self._open:
            del self._open[game]
            self._stops.pop(game)()


def _settled(offer: StoredOffer) -> OfferSettled:
    return OfferSettled(offer.game, Proposable(offer.what), agreed=True, code=offer.became)
