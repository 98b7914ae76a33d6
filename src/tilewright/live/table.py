"""A table: one game, one mailbox, one task. Wishes are judged one after the other and kept before they are told."""

import asyncio
from collections.abc import Container, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.kind import Due, Kind
from tilewright.games.mode import Kit, Seat
from tilewright.live.clock import ServerClock
from tilewright.live.heard import Bus, Heard
from tilewright.live.setup import Setup
from tilewright.store.journal import Journal, Taken, Turn
from tilewright.store.records import Record, Records, Snapshot

MOST_WAITING = 10_000  # a hall of so many may all hand in at once
SNAPSHOT_EVERY = 50
_encode = msgspec.json.Encoder().encode


class Stale(RuntimeError):
    """The game has gone on since the wish was made; `n` is where it stands."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(f"the game is at turn {n}")


class Busy(RuntimeError):
    """More wishes wait at this table than it can hear."""


@dataclass(frozen=True, slots=True)
class Wish:
    seat: Seat
    action: Any
    id: str | None = None  # the asker's own name for it, so that it can be repeated safely
    n: int | None = None  # the turn that the asker knew of; nothing: whatever has happened since


@dataclass(frozen=True, slots=True)
class Means:
    """What every table of a server shares."""

    journal: Journal
    records: Records
    clock: ServerClock
    bus: Bus
    themes: Mapping[str, Container[str]]


class Table:
    def __init__(self, means: Means, record: Record, words: Lexicon, state: Any, n: int) -> None:
        self.id = record.id
        self.setup = Setup.decoded(record.setup)
        self.kind: Kind = self.setup.game
        self.state = state
        self.n = n
        self._means = means
        self._words = words
        self._dice = Dice(bytes.fromhex(record.seed))
        self._mailbox: asyncio.Queue[tuple[Wish, int, asyncio.Future[int]]] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._snapshot_at = n

    def kit(self, now: int | None = None) -> Kit:
        at = self._means.clock.now() if now is None else now
        return Kit(self._words, self._dice, at, self._means.themes)

    def view(self, seat: Seat | None) -> Any:
        return self.kind.mode.view(self.state, seat)

    @property
    def due(self) -> Due | None:
        return self.kind.due(self.state)

    def wake_after(self, state: Any, at: int) -> int | None:
        """When a game in this state goes on though nobody comes: at once if a bot is to act, else when time is up."""
        if state.is_over:
            return None
        if self.setup.bots and self.kind.mode.pending(state) & self.setup.bots.keys():
            return at
        due = self.kind.due(state)
        return due.at if due else None

    @property
    def is_quiet(self) -> bool:
        return self._mailbox.empty()

    async def ask(self, wish: Wish) -> int:
        """The number of the turn that granted it; `Refused`, `Stale`, `Busy` or `Lost`, and nothing has changed.

        Time is taken when the wish comes in, not when its turn to be heard has come.
        """
        if self._task is None:
            self._task = asyncio.create_task(self._hear(), name=f"table {self.id}")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            self._mailbox.put_nowait((wish, self._means.clock.now(), answer))
        except asyncio.QueueFull:
            raise Busy(self.id) from None
        return await asyncio.shield(answer)

    async def close(self) -> None:
        """What was asked is still answered; then the table keeps how far it came."""
        if self._task is not None:
            await self._mailbox.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self.n > self._snapshot_at:
            await self._keep_snapshot()

    async def _hear(self) -> None:
        while True:
            wish, at, answer = await self._mailbox.get()
            try:
                n = await self._answered(wish, at)
            except Exception as error:  # noqa: BLE001 - whoever asked is told; the table goes on
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(n)
            finally:
                self._mailbox.task_done()

    async def _answered(self, wish: Wish, at: int) -> int:
        """A wish that was granted before gets the same answer again, whatever has happened since."""
        try:
            return await self._grant(wish, at)
        except (Refused, Stale):
            earlier = await self._means.journal.find(self.id, wish.seat, wish.id) if wish.id is not None else None
            if earlier is None:
                raise
            return earlier

    async def _grant(self, wish: Wish, at: int) -> int:
        if wish.n is not None and wish.n != self.n:
            raise Stale(self.n)
        events = self.kind.mode.decide(self.state, wish.seat, wish.action, self.kit(at))
        state = self._after(events)
        wake = self.wake_after(state, at)
        turn = Turn(self.id, self.n + 1, at, _encode(events), wish.seat, wish.id, state.is_over, wake=wake)
        try:
            await self._means.journal.append(turn)
        except Taken:
            await self._catch_up()
            raise Stale(self.n) from None
        self._went_on(turn, events, state)
        if self.n - self._snapshot_at >= SNAPSHOT_EVERY:
            await self._keep_snapshot()
        return self.n

    def _after(self, events: tuple[Any, ...]) -> Any:
        state = self.state
        for event in events:
            state = self.kind.mode.evolve(state, event)
        return state

    def _went_on(self, turn: Turn, events: tuple[Any, ...], state: Any) -> None:
        self.state, self.n = state, turn.n
        self._means.bus.publish(Heard(self.id, turn.n, turn.at, events, turn.seat, turn.action, turn.over))

    async def _catch_up(self) -> None:
        """The store may have what this table has not: another keeper's turns."""
        for turn in await self._means.journal.since(self.id, self.n + 1):
            events = decoded_facts(self.kind, turn.facts)
            self._went_on(turn, events, self._after(events))

    async def _keep_snapshot(self) -> None:
        taken = Snapshot(self.n, _encode(self.state))
        self._snapshot_at = self.n
        await self._means.records.keep_snapshot(self.id, taken)


def decoded_facts(kind: Kind, facts: bytes) -> tuple[Any, ...]:
    events: tuple[Any, ...] = msgspec.json.decode(facts, type=tuple[kind.event, ...])  # type: ignore[name-defined]
    return events
