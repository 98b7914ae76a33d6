"""Announces the state of play in halls."""

import asyncio
from collections.abc import Callable

from tilewright.games.base import Seat
from tilewright.live.halls.hall import digest_of, hall_of
from tilewright.live.server_messages import encode
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.hub import Hub
from tilewright.live.tables.table import Table
from tilewright.live.tables.watcher import Watcher

EVERY_SECONDS = 1.0
A_SECOND = 1_000  # messages per hall; the more clients watch, the less often they are told


Scores = tuple[int, ...]


class HallAnnouncer:
    """Tells every hall how many have handed in, at most once a second, and after a round the ranking."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._registry = hub, hub.registry
        self._stops: dict[str, Callable[[], None]] = {}
        self._next: dict[str, asyncio.TimerHandle] = {}
        self._said: dict[str, tuple[float, Scores | None]] = {}  # when, and with which scores it was last told
        hub.observers.append(self)

    async def came(self, watcher: Watcher) -> None:
        game, table = watcher.game, self._registry.at(watcher.game)
        if game not in self._stops:
            self._stops[game] = self._registry.services.bus.listen(game, self._heard)
        hall = table and not watcher.is_delayed and hall_of(table, watcher.seat)
        if hall:
            watcher.send(encode(hall))

    def left(self, watcher: Watcher) -> None:
        game = watcher.game
        if not self._hub.watched(game) and game in self._stops:
            self._stops.pop(game)()
            self._said.pop(game, None)
            if game in self._next:
                self._next.pop(game).cancel()

    def _heard(self, heard: TurnCommitted) -> None:
        table = self._registry.at(heard.game)
        if table is None or digest_of(table) is None:
            return
        now = asyncio.get_running_loop().time()
        last, said = self._said.get(table.id, (0.0, None))
        pause = self._pause(table.id) if _is_known(said, table.state.scores) else EVERY_SECONDS
        coming = self._next.get(table.id)
        if coming is not None and coming.when() <= max(now, last + pause):
            return
        if coming is not None:
            coming.cancel()  # the ranking does not wait as long as a count
        self._next[table.id] = self._registry.services.tasks.later(
            "announcer", last + pause - now, lambda: self._say(table)
        )

    def _pause(self, game: str) -> float:
        return max(EVERY_SECONDS, self._hub.watched(game) / A_SECOND)

    def _say(self, table: Table) -> None:
        """The count is the same for all. The ranking is sent if it has changed, with each player's own place."""
        del self._next[table.id]
        _, said = self._said.get(table.id, (0.0, None))
        ranked = not _is_known(said, table.state.scores)
        self._said[table.id] = asyncio.get_running_loop().time(), table.state.scores
        written: dict[Seat | None, bytes] = {}
        for watcher in self._hub.at(table.id):
            if not watcher.is_shown or watcher.is_delayed:
                continue
            seat = watcher.seat if ranked else None
            if seat not in written:
                written[seat] = encode(hall_of(table, seat, ranked=ranked))
            watcher.send(written[seat])


def _is_known(said: Scores | None, scores: Scores) -> bool:
    """Whether the ranking that was sent still holds: somebody who joins without points moves nobody."""
    if said is None or said is scores:
        return said is scores
    newcomers = scores[len(said) :]
    return bool(newcomers) and not any(newcomers) and scores[: len(said)] == said and min(said, default=0) >= 0
