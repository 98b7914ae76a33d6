"""Who is connected, and going on without somebody who is not (R-2.5)."""

from tilewright.core.clock import MINUTE
from tilewright.core.refusal import Refused
from tilewright.games.base import Seat
from tilewright.games.seating import refuse_non_players
from tilewright.live.server_messages import Present, encode
from tilewright.live.tables.hub import Hub
from tilewright.live.tables.table import ActionRequest, Committed, Table
from tilewright.live.tables.watcher import Watcher

CROWD = 200  # from this many seats on, nobody is told who comes and goes
GRACE = MINUTE  # after a start of the server, everybody has to reconnect first
MOST_REMEMBERED = 100_000


class Presence:
    def __init__(self, hub: Hub) -> None:
        self._hub, self._registry = hub, hub.registry
        self._started = self._registry.services.clock.now()
        self._told: dict[str, Present] = {}
        self._gone_since: dict[tuple[str, Seat], int] = {}
        hub.observers.append(self)

    def seats_there(self, game: str) -> frozenset[Seat]:
        """The seats with somebody connected."""
        return frozenset(one.seat for one in self._hub.at(game) if one.seat is not None)

    async def came(self, watcher: Watcher) -> None:
        if not self._tell_if_changed(watcher.game) and watcher.game in self._told:
            watcher.send(encode(self._told[watcher.game]))

    def left(self, watcher: Watcher) -> None:
        if watcher.seat is not None:
            self._remember(watcher.game, watcher.seat)
        if self._hub.watched(watcher.game):
            self._tell_if_changed(watcher.game)
        else:
            self._told.pop(watcher.game, None)

    async def dismiss(self, game: str, seat: Seat, whom: Seat) -> Committed:
        """Go on without `whom`, if the game is waiting for that seat and it has been away as long as the table allows.

        A paused game that `whom` does not come back to is resumed first; then it can go on.
        """
        table = await self._registry.table(game)
        n, pausing = table.n, table.kind.pausing
        put_away = table.kind.is_asleep(table.state)
        refuse_non_players(table.state, seat)
        if whom not in table.kind.pending(table.state) and not put_away:
            raise Refused("not-awaited", seat=whom)
        if whom == seat or whom in self.seats_there(game):
            raise Refused("still-there", seat=whom)
        left = self._patience_ends(table, whom) - self._registry.services.clock.now()
        if left > 0:
            raise Refused("patience", seat=whom, left=left)
        if pausing is not None and put_away:
            return await self._registry.ask(game, ActionRequest(seat, pausing.resume, n=n, agreed=True))
        return await self._registry.ask(game, ActionRequest(whom, table.kind.absent, n=n))

    def _patience_ends(self, table: Table, whom: Seat) -> int:
        patience = table.setup.patience
        away = max(table.at, self._gone_since.get((table.id, whom), 0))
        return max(away + patience, self._started + min(patience, GRACE))

    def _tell_if_changed(self, game: str) -> bool:
        if self._hub.watched(game) > CROWD:
            self._told.pop(game, None)
            return False
        looking_on = sum(one.seat is None for one in self._hub.at(game))
        present = Present(game, tuple(sorted(self.seats_there(game))), looking_on)
        if self._told.get(game) == present:
            return False
        self._told[game] = present
        self._hub.send(game, present, lambda _: True)
        return True

    def _remember(self, game: str, seat: Seat) -> None:
        """Note when somebody left. The oldest notes can be dropped, since the time of the last turn counts as well."""
        self._gone_since.pop((game, seat), None)
        self._gone_since[game, seat] = self._registry.services.clock.now()
        if len(self._gone_since) > MOST_REMEMBERED:
            del self._gone_since[next(iter(self._gone_since))]
