"""Who watches which game. Each turn is redacted and encoded once per seat, and sent to all who share that seat."""

from collections.abc import Callable, Iterable
from typing import Protocol

from tilewright.core.clock import MINUTE
from tilewright.games.base import BaseEvent, BaseView, Seat
from tilewright.live.halls.hall import RedactedTurn
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import EventsMessage, ServerMessage, ViewMessage, encode
from tilewright.live.tables import showing
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.history import standing
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import Watching
from tilewright.live.tables.table import Table
from tilewright.live.tables.watcher import Connection, DelayedWatcher, EncodedTurn, Watcher

DELAY = 3 * MINUTE
MOST_TOLD = 2_000  # turns; a hall of thousands gets no list of moves


class Observer(Protocol):
    """Something that sends more than turns to watchers."""

    async def came(self, watcher: Watcher) -> None:
        """The watcher has been shown the game."""

    def left(self, watcher: Watcher) -> None: ...


class Hub:
    """`delay` is how much later bystanders see a game, if its players want that."""

    def __init__(self, registry: TableRegistry, delay: int = DELAY) -> None:
        self.registry, self.delay = registry, delay
        self.observers: list[Observer] = []
        self._watchers: dict[str, dict[Watcher, None]] = {}  # in the order they came
        self._seated: dict[tuple[str, Seat | None], dict[Watcher, None]] = {}
        self._stops: dict[str, Callable[[], None]] = {}

    def at(self, game: str) -> tuple[Watcher, ...]:
        """Everybody who watches a game."""
        return tuple(self._watchers.get(game, ()))

    def at_seats(self, game: str, seats: Iterable[Seat]) -> tuple[Watcher, ...]:
        """Everybody who watches at one of these seats, found without a search among thousands."""
        return tuple(watcher for seat in seats for watcher in self._seated.get((game, seat), ()))

    @property
    def watching(self) -> int:
        """How many clients watch games; one that watches several counts several times."""
        return sum(len(watchers) for watchers in self._watchers.values())

    def watched(self, game: str) -> int:
        """How many clients watch a game."""
        return len(self._watchers.get(game, ()))

    async def watch(
        self,
        connection: Connection,
        game: str,
        seat: Seat | None,
        since: int | None = None,
        privileged: bool = False,
    ) -> Watcher:
        """Tell the client about every turn from now on; first come the turns after `since`, or the whole view.

        A `privileged` client may watch even if the players allow nobody, or only with a delay.
        """
        async with self.registry.holding(game) as table:
            watcher = self._watcher(connection, table, seat, privileged)
            self._add(watcher)  # before anything else can happen: turns from here on are kept for it
            try:
                if watcher.is_delayed:
                    await self._show_late(watcher, table, since)
                else:
                    await self._show(watcher, table, since)
                for observer in self.observers:
                    await observer.came(watcher)
            except BaseException:
                self.leave(watcher)
                raise
        return watcher

    async def seen(self, game: str, seat: Seat | None, privileged: bool = False) -> ViewMessage[BaseView]:
        """The whole game as it may be seen now, for a client that does not keep watching."""
        async with self.registry.holding(game) as table:
            now = self.registry.services.clock.now()
            if not self._is_late(table, seat, privileged):
                return showing.seen(table, seat, now)
            turns = await self.registry.services.journal.since(game)
            return showing.seen_after(table, showing.aged(turns, now - self.delay), now - self.delay)

    async def turns(self, game: str, seat: Seat | None, privileged: bool = False) -> list[EventsMessage[BaseEvent]]:
        """The turns that stand, from the first on, as they may be seen now: the list of moves for newcomers."""
        async with self.registry.holding(game) as table:
            moment = self.registry.services.clock.now() - self.delay
            is_late = self._is_late(table, seat, privileged)
            if table.n > MOST_TOLD:
                raise ServerRefusal("too-large")
            turns = await self.registry.services.journal.since(game)
            standing_now = standing(showing.aged(turns, moment) if is_late else turns)
            told = (showing.told(showing.redacted_turn(table, turn), seat) for turn in standing_now)
            return [one for one in told if one is not None]

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.game, {})
        if watcher not in watchers:
            return
        del watchers[watcher]
        seated = self._seated[watcher.game, watcher.seat]
        del seated[watcher]
        if not seated:
            del self._seated[watcher.game, watcher.seat]
        watcher.leave()
        if not watchers:
            self._stops.pop(watcher.game)()
            del self._watchers[watcher.game]
        self.registry.let_go(watcher.game)
        for observer in self.observers:
            observer.left(watcher)

    def send(self, game: str, message: ServerMessage, to: Callable[[Watcher], bool]) -> None:
        """Send something besides turns, to clients that have been shown the game."""
        written = encode(message)
        for watcher in self.at(game):
            if watcher.is_shown and to(watcher):
                watcher.send(written)

    def close(self) -> None:
        for game in tuple(self._watchers):
            for watcher in self.at(game):
                self.leave(watcher)

    def _watcher(self, connection: Connection, table: Table, seat: Seat | None, privileged: bool) -> Watcher:
        if self._is_late(table, seat, privileged):
            return DelayedWatcher(connection, table.id, self.delay, self.registry.services.clock.now)
        return Watcher(connection, table.id, seat)

    def _is_late(self, table: Table, seat: Seat | None, privileged: bool) -> bool:
        if seat is not None or privileged:
            return False
        if table.setup.watching is Watching.CLOSED:
            raise ServerRefusal("not-to-be-watched")
        return table.setup.watching is Watching.DELAYED

    def _add(self, watcher: Watcher) -> None:
        game = watcher.game
        if game not in self._watchers:
            self._watchers[game] = {}
            self._stops[game] = self.registry.services.bus.listen(game, self._heard)
        self._watchers[game][watcher] = None
        self._seated.setdefault((game, watcher.seat), {})[watcher] = None
        self.registry.hold(game)

    async def _show(self, watcher: Watcher, table: Table, since: int | None) -> None:
        known = table.n
        if since is not None and 0 <= since <= known:
            turns = await self.registry.services.journal.since(table.id, since + 1)
            missed = [turn for turn in turns if turn.n <= known]
            if showing.can_follow(missed):
                watcher.begin(showing.told_of(table, missed, watcher.seat), (), known)
                return
        whole = showing.seen(table, watcher.seat, self.registry.services.clock.now())
        watcher.begin([encode(whole)], (), table.n)

    async def _show_late(self, watcher: Watcher, table: Table, since: int | None) -> None:
        known, moment = table.n, self.registry.services.clock.now() - self.delay
        turns = (await self.registry.services.journal.since(table.id))[: known + 1]
        old = showing.aged(turns, moment)
        missed = old[since + 1 :] if since is not None else []
        if since is not None and 0 <= since < len(old) and showing.can_follow(missed):
            past = showing.told_of(table, missed, None)
        else:
            past = [encode(showing.seen_after(table, old, moment))]
        watcher.begin(past, showing.pages_after(table, turns, len(old)), known)

    def _heard(self, heard: TurnCommitted) -> None:
        table = self.registry.at(heard.game)
        assert table is not None, "a table that is watched does not rest"
        redacted, written = RedactedTurn(table, heard), dict[Seat | None, EncodedTurn | None]()
        told = self.at(heard.game) if redacted.seats is None else self.at_seats(heard.game, redacted.seats)
        for watcher in told:
            if watcher.seat not in written:
                written[watcher.seat] = showing.page(table, redacted, watcher.seat)
            page = written[watcher.seat]
            if page is None:
                continue
            watcher.hear(page)
