"""A table: one game, one mailbox. Requests are judged one by one, and each turn is stored before it is sent."""

from collections.abc import Awaitable, Callable, Container, Mapping
from dataclasses import dataclass, field

import msgspec
import structlog

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, BaseEvent, BaseState, BaseView, Kit, Seat
from tilewright.games.capabilities import Due
from tilewright.games.kind import AnyKind
from tilewright.live.clock import ServerClock
from tilewright.live.tables.batching import judge_together
from tilewright.live.tables.bus import Bus, TurnCommitted
from tilewright.live.tables.history import standing, state_after
from tilewright.live.tables.mailbox import Mailbox
from tilewright.live.tables.offload import MANY_TURNS, aside
from tilewright.live.tables.parties import still_asked
from tilewright.live.tables.requests import (
    ActionRequest,
    Busy,
    Committed,
    GoBack,
    QueuedRequest,
    Stale,
    refuse_stale,
    stands,
)
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.summary import standing_of
from tilewright.store.journal import Journal, StoredTurn, TurnTaken
from tilewright.store.records import GameRecord, GameRecords, StateSnapshot
from tilewright.store.supervision import Supervisor

__all__ = ["ActionRequest", "Busy", "Committed", "GoBack", "Stale", "Table", "TableServices"]

MOST_TOGETHER = 500  # requests that are judged and stored at once
SNAPSHOT_EVERY = 50
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger()

Elsewhere = Callable[[str, ActionRequest, int], Awaitable[Committed]]


@dataclass(frozen=True, slots=True)
class TableServices:
    """What every table of a server shares."""

    journal: Journal
    records: GameRecords
    clock: ServerClock
    bus: Bus
    themes: Mapping[str, Container[str]]
    tasks: Supervisor = field(default_factory=Supervisor)


class Table:
    """`at` is the time of the last turn. A request that comes after the table was closed goes `elsewhere`."""

    def __init__(
        self,
        services: TableServices,
        record: GameRecord,
        words: Lexicon,
        state: BaseState,
        n: int,
        at: int,
        elsewhere: Elsewhere,
    ) -> None:
        self.id = record.id
        self.setup = TableSetup.decoded(record.setup)
        self.kind: AnyKind = self.setup.game
        self.state = state
        self.n = n
        self.at = at
        self._latest = at  # no request is judged as of an earlier moment than the one before it
        self._services = services
        self._elsewhere = elsewhere
        self._words = words
        self._dice = Dice(bytes.fromhex(record.seed))
        self._made, self._club = record.made, record.club
        most = MOST_TOGETHER if self.kind.simultaneous else 1
        self._mailbox = Mailbox(services.tasks, self.id, f"a table of {self.kind.name}", most)
        self._is_closed = False
        self._snapshot_at = n
        self.since = n  # a request made after this turn is in time,
        self.acted: dict[Seat, int] = {}  # unless its own seat has acted later

    def kit(self, now: int | None = None) -> Kit:
        at = self._services.clock.now() if now is None else now
        return Kit(self._words, self._dice, at, self._services.themes)

    @property
    def record(self) -> GameRecord:
        """As it is in the store now, without the setup and the seed, which the table has anyway."""
        over, standing = self.state.is_over, standing_of(self.kind, self.state)
        return GameRecord(self.id, self.kind.name, b"", "", self._made, self._club, over, self.at, standing=standing)

    def view(self, seat: Seat | None) -> BaseView:
        return self.kind.view(self.state, seat)

    @property
    def due(self) -> Due[BaseAction] | None:
        return self.kind.due(self.state)

    def wake_after(self, state: BaseState, at: int) -> int | None:
        """When a game in this state goes on by itself: at once if a bot is to act, else when time is up."""
        if state.is_over:
            return None
        if self.setup.bots and self.kind.pending(state) & self.setup.bots.keys():
            return at
        due = self.kind.due(state)
        return due.at if due else None

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is waiting for an answer."""
        return self._mailbox.is_quiet

    async def ask(self, request: ActionRequest, at: int | None = None) -> Committed:
        """The turn that granted the request. After `Refused`, `Stale`, `Busy` or `TurnsMissing`, nothing has changed.

        A request counts from the moment it comes in, not from when it is judged.
        """
        at = self._latest = max(self._latest, self._services.clock.now() if at is None else at)
        if self._is_closed:
            return await self._elsewhere(self.id, request, at)
        return await self._mailbox.ask(request, at, self._answer)

    def shut(self) -> None:
        """Take no more requests."""
        self._is_closed = True

    async def close(self) -> None:
        """Answer the requests that are waiting, then store a snapshot."""
        self.shut()
        await self._mailbox.close()
        if self.n > self._snapshot_at:
            await self._keep_snapshot()

    async def _answer(self, several: list[QueuedRequest]) -> None:
        await (self._answer_together(several) if len(several) > 1 else self._answer_one(several[0]))

    async def _answer_one(self, asked: QueuedRequest) -> None:
        try:
            n = await self._grant(asked.request, asked.at)
        except Exception as error:  # noqa: BLE001 - whoever asked is told; the table goes on
            await self._refuse(asked, error)
        else:
            self._mailbox.settle(asked, Committed(n))

    async def _refuse(self, asked: QueuedRequest, error: Exception) -> None:
        """A request that was granted before gets the same answer again, whatever has happened since."""
        request = asked.request
        try:
            known = request.id is not None and isinstance(error, Refused | Stale)
            earlier = await self._services.journal.find(self.id, request.seat, request.id or "") if known else None
        except Exception as trouble:  # noqa: BLE001 - see above
            earlier, error = None, trouble
        self._mailbox.settle(asked, error if earlier is None else Committed(earlier, again=True))

    async def _answer_together(self, several: list[QueuedRequest]) -> None:
        """Each request is judged by what the ones before it lead to, and all are stored at once, or none is.

        One by one, each of them would wait for the disk.
        """
        is_costly = any(self._is_costly(self.state, asked.request) for asked in several)
        judged = await aside(is_costly, judge_together, self, several)
        try:
            await self._services.journal.append(*(turn for _, turn, _, _ in judged.granted))
        except TurnTaken:  # by another process that keeps the game, or by a repeated request
            await self._catch_up()
            for asked, *_ in judged.granted:
                await self._answer_one(asked)
        except Exception as error:  # noqa: BLE001 - see above
            for asked, *_ in judged.granted:
                self._mailbox.settle(asked, error)
        else:
            for asked, turn, events, state in judged.granted:
                self._went_on(turn, events, state)
                self._mailbox.settle(asked, Committed(turn.n))
            await self._keep_snapshot_in_time()
        for asked, why in judged.refused:
            await self._refuse(asked, why)

    async def _grant(self, request: ActionRequest, at: int) -> int:
        refuse_stale(request, max(self.since, self.acted.get(request.seat, 0)), self.n)
        await self._refuse_without_consent(request)
        back = request.action.to if isinstance(request.action, GoBack) else None
        before = self.state if back is None else await self._state_after(back)
        events, state = await aside(self._is_costly(before, request), self._judged, before, request, at)
        turn = self.turn_of(request, self.n + 1, at, events, state, back)
        try:
            await self._services.journal.append(turn)
        except TurnTaken:
            await self._catch_up()
            raise Stale(self.n) from None
        self._went_on(turn, events, state)
        await self._keep_snapshot_in_time()
        return self.n

    def turn_of(
        self,
        request: ActionRequest,
        n: int,
        at: int,
        events: tuple[BaseEvent, ...],
        state: BaseState,
        back: int | None = None,
    ) -> StoredTurn:
        wake = self.wake_after(state, at)
        standing = standing_of(self.kind, state)
        over = state.is_over
        return StoredTurn(
            self.id, n, at, _encode(events), request.seat, request.id, over, back, wake, standing, request.sits
        )

    async def _refuse_without_consent(self, request: ActionRequest) -> None:
        """R-13.2: alone or with bots, players pause the game at will; with others, everybody has to agree."""
        pausing = self.kind.pausing
        if request.agreed or pausing is None or request.action not in (pausing.adjourn, pausing.resume):
            return
        if await self.still_asked((request.seat,)):
            raise Refused("needs-consent")

    async def still_asked(self, agreed: tuple[Seat, ...]) -> frozenset[Seat]:
        """The seats that still have to agree. Players who have left are asked again once the game is over."""
        seating = await self._services.records.seating(self.id)
        gone = () if self.state.is_over else self.state.gone
        return still_asked(agreed, seating, {*self.setup.bots, *gone})

    async def _state_after(self, n: int) -> BaseState:
        turns = [turn for turn in await self._services.journal.since(self.id) if turn.n <= self.n]
        kept = [turn for turn in standing(turns) if turn.n <= n]
        assert kept[-1].n == n, f"turn {n} of {self.id} does not stand"
        return await aside(len(kept) > MANY_TURNS, state_after, self.kind, kept)

    def _is_costly(self, before: BaseState, request: ActionRequest) -> bool:
        return isinstance(request.action, BaseAction) and self.kind.costly(before, request.action)

    def _judged(self, before: BaseState, request: ActionRequest, at: int) -> tuple[tuple[BaseEvent, ...], BaseState]:
        if isinstance(request.action, BaseAction):
            return self.kind.advance(before, request.seat, request.action, self.kit(at))
        assert self.kind.taking_back, f"nothing is taken back in {self.kind.name}"
        events = self.kind.taking_back.events(before, self.state, request.seat, at)
        return events, self.kind.evolved(before, events)

    def _went_on(self, turn: StoredTurn, events: tuple[BaseEvent, ...], state: BaseState) -> None:
        self.since = self.since if stands(self.kind, self.state, state) else turn.n
        if turn.seat is not None:
            self.acted[turn.seat] = turn.n
        self.state, self.n, self.at = state, turn.n, turn.at
        over = state.is_over
        if over:
            _log.info("over", game=self.id, kind=self.kind.name)
        self._services.bus.publish(
            TurnCommitted(self.id, turn.n, turn.at, events, turn.seat, turn.request, over, turn.back)
        )

    async def _catch_up(self) -> None:
        """Take over turns that another process has stored."""
        for turn in await self._services.journal.since(self.id, self.n + 1):
            events = self.kind.read_events(turn.events)
            before = self.state if turn.back is None else await self._state_after(turn.back)
            self._went_on(turn, events, self.kind.evolved(before, events))

    async def _keep_snapshot_in_time(self) -> None:
        """A game with many seats has larger snapshots and more turns, so it stores them less often."""
        if self.n - self._snapshot_at >= max(SNAPSHOT_EVERY, len(self.state.players)):
            await self._keep_snapshot()

    async def _keep_snapshot(self) -> None:
        """A snapshot only saves time when the game is opened again, so a failure is logged and nothing more."""
        taken = StateSnapshot(self.n, _encode(self.state))
        self._snapshot_at = self.n
        try:
            await self._services.records.keep_snapshot(self.id, taken)
        except Exception:  # noqa: BLE001 - see above
            _log.exception("not kept whole", game=self.id, n=taken.n)
