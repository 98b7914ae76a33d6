"""Many requests at once, in games where all act at once: judged one by one, so that they can be stored together."""

from typing import NamedTuple, Protocol

from tilewright.games.base import BaseAction, BaseEvent, BaseState, Kit, Seat
from tilewright.games.kind import AnyKind
from tilewright.live.tables.requests import ActionRequest, QueuedRequest, Stale, refuse_stale, stands
from tilewright.store.journal import StoredTurn


class BatchJudge(Protocol):
    """The part of a table that judging needs."""

    kind: AnyKind
    state: BaseState
    n: int
    since: int
    acted: dict[Seat, int]

    def kit(self, now: int | None = None) -> Kit: ...

    def turn_of(
        self, request: ActionRequest, n: int, at: int, events: tuple[BaseEvent, ...], state: BaseState
    ) -> StoredTurn: ...


class JudgedBatch(NamedTuple):
    """The results of several requests: the turns they lead to, in order, and why others are refused."""

    granted: list[tuple[QueuedRequest, StoredTurn, tuple[BaseEvent, ...], BaseState]]
    refused: list[tuple[QueuedRequest, Exception]]


def judge_together(table: BatchJudge, several: list[QueuedRequest]) -> JudgedBatch:
    """Judge without changing anything yet. A repeated request is answered after the first has been stored."""
    judged, state, n, since, ids = JudgedBatch([], []), table.state, table.n, table.since, set[tuple[Seat, str]]()
    acted: dict[Seat, int] = {}
    for asked in several:
        request, at, _ = asked
        try:
            refuse_stale(request, max(since, acted.get(request.seat, table.acted.get(request.seat, 0))), n)
            if request.id is not None and (request.seat, request.id) in ids:
                raise Stale(n)  # noqa: TRY301 - like any other that comes too late
            assert isinstance(request.action, BaseAction), "where all act at once, nothing is taken back"
            events, after = table.kind.advance(state, request.seat, request.action, table.kit(at))
            turn = table.turn_of(request, n + 1, at, events, after)
            is_new = not stands(table.kind, state, after)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            judged.refused.append((asked, error))
            continue
        state, n = after, n + 1
        since = n if is_new else since
        acted[request.seat] = n
        ids |= {(request.seat, request.id)} if request.id is not None else set()
        judged.granted.append((asked, turn, events, state))
    return judged
