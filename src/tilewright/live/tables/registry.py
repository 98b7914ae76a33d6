"""All open tables: each is opened when somebody comes, and closed when nobody is there."""

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol

import msgspec
import structlog

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.errors import TilewrightError
from tilewright.core.lexicon import Lexicon
from tilewright.games.base import Kit
from tilewright.live.lobby.seat_notifications import SeatNotifications
from tilewright.live.tables.history import course_of
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.summary import standing_of
from tilewright.live.tables.table import ActionRequest, Committed, Table, TableServices
from tilewright.store.ids import new_id
from tilewright.store.journal import StoredTurn, TurnsMissing
from tilewright.store.records import GameRecord

_log = structlog.get_logger()


class NoSuchGame(TilewrightError, LookupError):
    """There is no game with this id."""


class Ownership(Protocol):
    """Which server owns a table. With one server it is always this one."""

    async def claim(self, game: str) -> bool: ...

    async def release(self, game: str) -> None: ...


class SoleOwner:
    async def claim(self, game: str) -> bool:  # noqa: ARG002 - every game is ours
        return True

    async def release(self, game: str) -> None:
        """No other server is waiting for it."""


class TableRegistry:
    def __init__(
        self, services: TableServices, words: Callable[[str], Lexicon], ownership: Ownership | None = None
    ) -> None:
        self.services = services
        self._words = words
        self._reading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._ownership = ownership or SoleOwner()
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._resting: dict[str, asyncio.Task[None]] = {}
        self._held: Counter[str] = Counter()
        self._going: set[str] = set()  # games being removed
        self._is_closed = False
        self.personal = SeatNotifications()  # notified by whatever gives people seats
        self.on_open: list[Callable[[Table], None]] = []  # called with every table that is opened,
        self.on_close: list[Callable[[str], None]] = []  # and with the id of every game whose table was closed

    @property
    def open_tables(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    async def words_of(self, lexicon: str) -> Lexicon:
        """A list that is new or has changed is compiled once, on a thread, which takes a second."""
        async with self._reading[lexicon]:
            return await asyncio.to_thread(self._words, lexicon)

    def at(self, game: str) -> Table | None:
        """The table of a game, if it is open."""
        return self._tables.get(game)

    async def found(self, setup: TableSetup, seating: Iterable[tuple[int, str]] = (), club: str | None = None) -> Table:
        """Start a game; it is stored before anybody is told. Raises `Refused` if the rules do not fit the players."""
        kind, dice = setup.game, Dice(secrets.token_bytes(SEED_BYTES))
        words = await self.words_of(setup.lexicon)
        now = self.services.clock.now()
        kit = Kit(words, dice, now, self.services.themes)
        rules = setup.agreed_rules()
        events = await asyncio.to_thread(kind.start, rules, setup.players, kit)
        state = kind.evolved(None, events)
        game = new_id()
        record = GameRecord(
            game, kind.name, setup.encoded(), dice.reveal(), now, club, closes_book=kind.closes_dictionary(rules)
        )
        table = Table(self.services, record, words, state, 0, now, self.ask)
        wake, standing = table.wake_after(state, now), standing_of(kind, state)
        first = StoredTurn(game, 0, now, msgspec.json.encode(events), over=state.is_over, wake=wake, standing=standing)
        await self.services.records.add(record, first, seating)
        self._set_up(table)
        _log.info("founded", game=game, kind=kind.name)
        return table

    async def table(self, game: str) -> Table:
        """The table of a game, opened if need be. Raises `NoSuchGame`, or `TurnsMissing` after `close`."""
        if self._is_closed:
            raise TurnsMissing("the registry is closed")
        if game in self._tables:
            return self._tables[game]
        if game in self._going:
            raise NoSuchGame(game)
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = self.services.tasks.begin(f"opening {game}", self._open(game), awaited=True)
            opening.add_done_callback(lambda _: self._opening.pop(game))
        return await asyncio.shield(opening)

    async def ask(self, game: str, action: ActionRequest, at: int | None = None) -> Committed:
        """Ask the current table of a game."""
        return await (await self.table(game)).ask(action, at)

    def hold(self, game: str) -> None:
        """Keep the table open until `let_go` has been called as often as this."""
        self._held[game] += 1

    def let_go(self, game: str) -> None:
        self._held[game] -= 1
        if not self._held[game]:
            del self._held[game]

    @asynccontextmanager
    async def holding(self, game: str) -> AsyncIterator[Table]:
        """The table of a game, which stays open meanwhile."""
        self.hold(game)
        try:
            yield await self.table(game)
        finally:
            self.let_go(game)

    async def rest(self, game: str, *, calm: bool = False) -> bool:
        """Close a table; the store has everything. Not while somebody holds it or waits for an answer.

        `calm` means that none of its bots that may act wants to.
        """
        table = self._tables.get(game)
        if table is None or not table.is_quiet or game in self._held:
            return False
        table.shut()
        self._take_away(table)  # from now on it has to be opened again, once it is closed
        work = self._put_to_rest(table, calm)
        resting = self._resting[game] = self.services.tasks.begin(f"resting {game}", work, awaited=True)
        await asyncio.shield(resting)
        return True

    @contextmanager
    def closed_to_all(self, games: Iterable[str]) -> Iterator[list[str]]:
        """Those of these games that are not open and that nobody holds. They cannot be opened meanwhile."""
        busy = self._tables.keys() | self._opening.keys() | self._resting.keys() | self._held.keys()
        free = [game for game in games if game not in busy]
        self._going.update(free)
        try:
            yield free
        finally:
            self._going.difference_update(free)

    async def forget(self, game: str) -> None:
        """Remove a game that nobody has been told about."""
        if game in self._tables:
            self._take_away(self._tables[game])
        await self.services.records.remove(game)

    async def close(self) -> None:
        """Answer every action that came in, and store every table."""
        self._is_closed = True
        await asyncio.gather(*self._opening.values(), *self._resting.values(), return_exceptions=True)
        for ended in await asyncio.gather(*(table.close() for table in self.open_tables), return_exceptions=True):
            if isinstance(ended, Exception):
                _log.error("not closed", exc_info=ended)  # every turn is in the store
        for table in self.open_tables:
            self._take_away(table)

    def _set_up(self, table: Table) -> None:
        self._tables[table.id] = table
        for told in self.on_open:
            told(table)

    def _take_away(self, table: Table) -> None:
        del self._tables[table.id]
        for told in self.on_close:
            told(table.id)

    async def _put_to_rest(self, table: Table, calm: bool) -> None:
        """A bot's turn wakes a game, unless the bot was asked already and did not act: then only time does."""
        n = table.n
        try:
            await table.close()
            if calm and table.n == n and table.setup.bots and not table.state.is_over:
                await self.services.records.keep_wake(table.id, table.due.at if table.due else None)
            await self._ownership.release(table.id)
        finally:
            del self._resting[table.id]

    async def _open(self, game: str) -> Table:
        if game in self._resting:
            await asyncio.wait([self._resting[game]])
        record = await self.services.records.find(game)
        if record is None or not await self._ownership.claim(game):
            raise NoSuchGame(game)
        setup = TableSetup.decoded(record.setup)
        state, n = await course_of(setup.game, game, self.services.journal, self.services.records)
        words = await self.words_of(setup.lexicon)
        table = Table(self.services, record, words, state, n, record.touched, self.ask)
        self._set_up(table)
        return table
