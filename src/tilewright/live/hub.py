"""Who watches which game. Each turn is redacted and written once for each seat, and sent to all who share it."""

from collections.abc import Callable
from typing import Any, Protocol

from tilewright.games.mode import Seat
from tilewright.live.heard import Heard
from tilewright.live.house import House
from tilewright.live.messages import About, Seen, Told, encode
from tilewright.live.table import Table, decoded_facts

MOST_MISSED = 200  # turns; who has missed more is sent the whole view instead


class Connection(Protocol):
    """A client, however it is reached."""

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped, and stalls nobody."""


class Watcher:
    """One client at one game, as one seat or as a bystander."""

    __slots__ = ("connection", "game", "seat")

    def __init__(self, connection: Connection, game: str, seat: Seat | None) -> None:
        self.connection, self.game, self.seat = connection, game, seat


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self._watchers: dict[str, list[Watcher]] = {}
        self._stops: dict[str, Callable[[], None]] = {}

    def watched(self, game: str) -> int:
        """How many clients look at a game."""
        return len(self._watchers.get(game, ()))

    async def watch(self, connection: Connection, game: str, seat: Seat | None, since: int | None = None) -> Watcher:
        """From now on the client hears of every turn; first what it missed since turn `since`, or the whole view."""
        table = await self.house.table(game)
        missed = await self._missed(table, since)
        if missed is None:
            now = self.house.means.clock.now()
            connection.send(encode(Seen(game, table.n, now, seat, About.of(table.setup), table.view(seat))))
        for heard in missed or ():
            connection.send(encode(self._told(table, heard, seat)))
        watcher = Watcher(connection, game, seat)
        if game not in self._watchers:
            self._watchers[game] = []
            self._stops[game] = self.house.means.bus.listen(game, lambda heard: self._tell(table, heard))
        self._watchers[game].append(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.game, [])
        if watcher in watchers:
            watchers.remove(watcher)
        if not watchers and watcher.game in self._stops:
            self._stops.pop(watcher.game)()
            self._watchers.pop(watcher.game, None)

    async def _missed(self, table: Table, since: int | None) -> list[Heard] | None:
        """Nothing: it is better to show the whole view."""
        if since is None or not 0 <= since <= table.n or table.n - since > MOST_MISSED:
            return None
        while True:
            known = table.n
            turns = await self.house.means.journal.since(table.id, since + 1)
            if table.n == known:  # else the game went on while we read
                break
        kept = (turn for turn in turns if turn.n <= known)
        return [
            Heard(table.id, one.n, one.at, decoded_facts(table.kind, one.facts), one.seat, one.action, one.over)
            for one in kept
        ]

    def _tell(self, table: Table, heard: Heard) -> None:
        written: dict[Seat | None, bytes] = {}
        for watcher in tuple(self._watchers.get(heard.game, ())):
            message = written.get(watcher.seat)
            if message is None:
                message = written[watcher.seat] = encode(self._told(table, heard, watcher.seat))
            watcher.connection.send(message)

    def _told(self, table: Table, heard: Heard, seat: Seat | None) -> Told:
        events: list[Any] = [table.kind.mode.redact(event, seat) for event in heard.events]
        own = heard.action if seat is not None and seat == heard.seat else None
        return Told(heard.game, heard.n, heard.at, events, own)
