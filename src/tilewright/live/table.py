"""A table: one game, one mailbox, one task. Wishes are judged one after the other and kept before they are told."""

import asyncio
from collections.abc import Awaitable, Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import structlog

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.kind import Due, Kind
from tilewright.games.mode import Kit, Seat
from tilewright.live.clock import ServerClock
from tilewright.live.course import decoded_facts, evolved, standing, state_after
from tilewright.live.heard import Bus, Heard
from tilewright.live.parties import still_asked
from tilewright.live.setup import Setup
from tilewright.store.journal import Journal, Taken, Turn
from tilewright.store.records import Record, Records, Snapshot

MOST_WAITING = 10_000  # a hall of so many may all hand in at once
SNAPSHOT_EVERY = 50
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger()


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
    agreed: bool = False  # by all who have a say in it


@dataclass(frozen=True, slots=True)
class GoBack:
    """What players wish for together: that the game is again as it was after this turn. Clients cannot send it."""

    to: int


class Answer(NamedTuple):
    """The number of the turn that granted a wish, and whether that was so already when it came."""

    n: int
    again: bool = False


Elsewhere = Callable[[str, Wish, int], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Means:
    """What every table of a server shares."""

    journal: Journal
    records: Records
    clock: ServerClock
    bus: Bus
    themes: Mapping[str, Container[str]]


class Table:
    """`at` is when the last turn was. A wish that comes when the table has been closed is asked `elsewhere`."""

    def __init__(
        self, means: Means, record: Record, words: Lexicon, state: Any, n: int, at: int, elsewhere: Elsewhere
    ) -> None:
        self.id = record.id
        self.setup = Setup.decoded(record.setup)
        self.kind: Kind = self.setup.game
        self.state = state
        self.n = n
        self.at = at
        self._means = means
        self._elsewhere = elsewhere
        self._words = words
        self._dice = Dice(bytes.fromhex(record.seed))
        self._mailbox: asyncio.Queue[tuple[Wish, int, asyncio.Future[Answer]] | None] = asyncio.Queue(MOST_WAITING)
        self._unanswered = 0
        self._is_closed = False
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
        """Nobody waits for an answer."""
        return not self._unanswered

    async def ask(self, wish: Wish, at: int | None = None) -> Answer:
        """The turn that granted it; `Refused`, `Stale`, `Busy` or `Lost`, and nothing has changed.

        Time is taken when the wish comes in, not when its turn to be heard has come.
        """
        at = self._means.clock.now() if at is None else at
        if self._is_closed:
            return await self._elsewhere(self.id, wish, at)
        if self._task is None:
            self._task = asyncio.create_task(self._hear(), name=f"table {self.id}")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        try:
            self._mailbox.put_nowait((wish, at, answer))
        except asyncio.QueueFull:
            raise Busy(self.id) from None
        self._unanswered += 1
        return await asyncio.shield(answer)

    def shut(self) -> None:
        """From now on it hears nothing more."""
        self._is_closed = True

    async def close(self) -> None:
        """What was asked is still answered; then the table keeps how far it came."""
        self.shut()
        if self._task is not None:
            await self._mailbox.put(None)
            await self._task
            self._task = None
        if self.n > self._snapshot_at:
            await self._keep_snapshot()

    async def _hear(self) -> None:
        while (asked := await self._mailbox.get()) is not None:
            wish, at, answer = asked
            try:
                granted = await self._answered(wish, at)
            except Exception as error:  # noqa: BLE001 - whoever asked is told; the table goes on
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(granted)
            finally:
                self._unanswered -= 1

    async def _answered(self, wish: Wish, at: int) -> Answer:
        """A wish that was granted before gets the same answer again, whatever has happened since."""
        try:
            return Answer(await self._grant(wish, at))
        except (Refused, Stale):
            earlier = await self._means.journal.find(self.id, wish.seat, wish.id) if wish.id is not None else None
            if earlier is None:
                raise
            return Answer(earlier, again=True)

    async def _grant(self, wish: Wish, at: int) -> int:
        if wish.n is not None and wish.n != self.n:
            raise Stale(self.n)
        await self._refuse_without_consent(wish)
        back = wish.action.to if isinstance(wish.action, GoBack) else None
        before = self.state if back is None else await self._state_after(back)
        events = self._decided(before, wish, at)
        state = evolved(self.kind, before, events)
        wake = self.wake_after(state, at)
        turn = Turn(self.id, self.n + 1, at, _encode(events), wish.seat, wish.id, state.is_over, back, wake)
        try:
            await self._means.journal.append(turn)
        except Taken:
            await self._catch_up()
            raise Stale(self.n) from None
        self._went_on(turn, events, state)
        if self.n - self._snapshot_at >= SNAPSHOT_EVERY:
            await self._keep_snapshot()
        return self.n

    async def _refuse_without_consent(self, wish: Wish) -> None:
        """R-13.2: who plays alone, or with bots, puts a game away at will; against others it takes all of them."""
        pausing = self.kind.pausing
        if wish.agreed or pausing is None or wish.action not in (pausing.adjourn, pausing.resume):
            return
        if await self.still_asked((wish.seat,)):
            raise Refused("needs-consent")

    async def still_asked(self, agreed: tuple[Seat, ...]) -> frozenset[Seat]:
        """The seats that have to agree with these. Who has left is asked again once it is over."""
        sitting = await self._means.records.sitting(self.id)
        gone = () if self.state.is_over else self.state.gone
        return still_asked(agreed, sitting, {*self.setup.bots, *gone})

    async def _state_after(self, n: int) -> Any:
        turns = [turn for turn in await self._means.journal.since(self.id) if turn.n <= self.n]
        kept = [turn for turn in standing(turns) if turn.n <= n]
        assert kept[-1].n == n, f"turn {n} of {self.id} does not stand"
        return state_after(self.kind, kept)

    def _decided(self, before: Any, wish: Wish, at: int) -> tuple[Any, ...]:
        if isinstance(wish.action, GoBack):
            assert self.kind.going_back, f"nothing is taken back in {self.kind.name}"
            return self.kind.going_back(before, wish.seat, at)
        return self.kind.mode.decide(before, wish.seat, wish.action, self.kit(at))

    def _went_on(self, turn: Turn, events: tuple[Any, ...], state: Any) -> None:
        self.state, self.n, self.at = state, turn.n, turn.at
        over = state.is_over
        if over:
            _log.info("over", game=self.id, kind=self.kind.name)
        self._means.bus.publish(Heard(self.id, turn.n, turn.at, events, turn.seat, turn.action, over, turn.back))

    async def _catch_up(self) -> None:
        """The store may have what this table has not: another keeper's turns."""
        for turn in await self._means.journal.since(self.id, self.n + 1):
            events = decoded_facts(self.kind, turn.facts)
            before = self.state if turn.back is None else await self._state_after(turn.back)
            self._went_on(turn, events, evolved(self.kind, before, events))

    async def _keep_snapshot(self) -> None:
        """It only saves time when the game is opened, so nobody is told if it fails."""
        taken = Snapshot(self.n, _encode(self.state))
        self._snapshot_at = self.n
        try:
            await self._means.records.keep_snapshot(self.id, taken)
        except Exception:  # noqa: BLE001 - see above
            _log.exception("not kept whole", game=self.id, n=taken.n)
