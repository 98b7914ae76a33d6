"""Turns, stored before anybody hears of them. Turns of many tables are committed together."""

import asyncio
import time
from collections.abc import Sequence

import structlog
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.core.errors import TilewrightError
from tilewright.store.database import Database, is_silent
from tilewright.store.fence import prove
from tilewright.store.schema import games, seats, turns
from tilewright.store.supervision import Supervisor

MOST_AT_ONCE = 500
_GONE_ON = update(games).where(games.c.id == bindparam("its"))
_log = structlog.get_logger()


class StoredTurn(Struct, frozen=True):
    """An accepted action and its events."""

    game: str
    n: int
    at: int
    events: bytes  # a JSON array
    seat: int | None = None
    request: str | None = None  # the client's idempotency key
    over: bool = False  # whether the game ended with it
    back: int | None = None  # the game went back to where it was after this turn
    wake: int | None = None  # when the game continues by itself, even if nobody comes
    standing: str | None = None  # the scores and whose turn it is after it, for lists
    sits: str | None = None  # who sits down at `seat` with it


class TurnTaken(TilewrightError, RuntimeError):
    """The game already has a turn of that number: another process runs the table."""


class TurnsMissing(TilewrightError, RuntimeError):
    """The turn could not be stored, so it did not happen."""


class JournalStats:
    """Statistics since the journal was opened: groups committed, turns in them, time spent."""

    __slots__ = ("groups", "largest", "lost", "seconds", "turns")

    def __init__(self) -> None:
        self.turns = self.groups = self.largest = self.lost = 0
        self.seconds = 0.0

    def kept(self, turns: int, seconds: float) -> None:
        if not turns:
            return
        self.turns += turns
        self.groups += 1
        self.largest = max(self.largest, turns)
        self.seconds += seconds


Waiting = tuple[tuple[StoredTurn, ...], asyncio.Future[None]]


class Journal:
    """Turns arrive one by one and are committed in groups, since waiting for the disk costs more than writing.

    `append` returns when the turn is durable. While one group is being committed the next one gathers. Whatever goes
    wrong, every caller gets an answer, and the next group is written.
    """

    def __init__(self, database: Database, tasks: Supervisor | None = None) -> None:
        self.database = database
        self._tasks = tasks or Supervisor()
        self.tally = JournalStats()
        self._waiting: list[Waiting] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def append(self, *together: StoredTurn) -> None:
        """Store turns of one game, all or none. `TurnTaken` if a number is used, `TurnsMissing` if storing fails."""
        if together:
            await self._written(together)

    async def prove(self) -> None:
        """Write a dummy row the way a turn is written; `TurnsMissing` if that does not work now."""
        await self._written(())

    async def _written(self, together: tuple[StoredTurn, ...]) -> None:
        if self._closing:
            raise TurnsMissing("the journal is closed")
        if self._writer is None:
            self._writer = self._tasks.keep("journal", self._write)
        elif self._writer.done():
            raise TurnsMissing("nobody writes any more")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((together, done))
        self._more.set()
        await asyncio.shield(done)

    async def since(self, game: str, n: int = 0) -> list[StoredTurn]:
        """The turns of a game from number `n` on."""
        wanted = select(turns).where(turns.c.game == game, turns.c.n >= n).order_by(turns.c.n)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [StoredTurn(row.game, row.n, row.at, row.events, row.seat, row.request, back=row.back) for row in rows]

    async def find(self, game: str, seat: int | None, request: str) -> int | None:
        """The number of the turn that an action led to, if any."""
        mine = (turns.c.game == game) & (turns.c.seat == seat) & (turns.c.request == request)
        async with self.database.reading() as connection:
            return (await connection.execute(select(turns.c.n).where(mine))).scalar_one_or_none()

    async def close(self) -> None:
        """Write everything that was accepted, then stop."""
        self._closing = True
        self._more.set()
        if self._writer is not None:
            await asyncio.wait({self._writer})

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._more.wait()
            group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and not self._closing:
                self._more.clear()
            try:
                if group:
                    await self._keep(group)
            except Exception:
                _answer(group, TurnsMissing("it was not written"))
                raise
            except BaseException:  # the task is being cancelled, and nobody else will answer
                _answer([*group, *self._waiting], TurnsMissing("nobody writes any more"))
                raise

    async def _keep(self, group: Sequence[Waiting]) -> None:
        began = time.perf_counter()
        error = await self._trouble_with(group)
        if error is None:
            self.tally.kept(sum(len(together) for together, _ in group), time.perf_counter() - began)
            _answer(group, None)
        elif len(group) > 1 and not is_silent(error):
            await self._keep_apart(group)
        elif isinstance(error, IntegrityError) and group[0][0]:
            first = group[0][0][0]
            _answer(group, TurnTaken(f"{first.game} has a turn {first.n} already"))
        else:
            self._lose(group, error)

    async def _trouble_with(self, group: Sequence[Waiting]) -> Exception | None:
        """Why the turns were not written; None if they were."""
        try:
            turns_of_all = [turn for together, _ in group for turn in together]
            await self._insert(turns_of_all, proof=any(not together for together, _ in group))
        except Exception as error:  # noqa: BLE001 - whoever waits is answered
            return error
        return None

    async def _keep_apart(self, group: Sequence[Waiting]) -> None:
        """One of the turns cannot be written; bisect to find it, so that the others are."""
        half = len(group) // 2
        await self._keep(group[:half])
        await self._keep(group[half:])

    def _lose(self, group: Sequence[Waiting], error: Exception) -> None:
        lost = sum(len(together) for together, _ in group)
        self.tally.lost += lost
        _log.error("not kept", turns=lost, exc_info=error)
        _answer(group, TurnsMissing(f"the database does not take it: {error}"))

    async def _insert(self, group: Sequence[StoredTurn], *, proof: bool) -> None:
        columns = ("game", "n", "at", "seat", "request", "events", "back")
        rows = [{column: getattr(one, column) for column in columns} for one in group]
        newest = {one.game: one for one in group}
        changes = [
            {"its": one.game, "touched": one.at, "over": one.over, "wake": one.wake, "standing": one.standing}
            for one in newest.values()
        ]

        seating = [{"game": one.game, "seat": one.seat, "person": one.sits} for one in group if one.sits is not None]

        def write(connection: Connection) -> None:
            if rows:
                connection.execute(insert(turns), rows)
                connection.execute(_GONE_ON, changes)
            if seating:
                connection.execute(insert(seats), seating)
            if proof:
                prove(connection)

        await self.database.write(write)


def _answer(group: Sequence[Waiting], error: Exception | None) -> None:
    for _, done in group:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
