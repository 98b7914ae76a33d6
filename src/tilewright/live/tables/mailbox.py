"""The mailbox of a table: requests come in at any time, and one task answers them in the order they came."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from tilewright.live.current_work import DOING
from tilewright.live.tables.requests import ActionRequest, Busy, Committed, QueuedRequest
from tilewright.store.journal import TurnsMissing
from tilewright.store.supervision import Supervisor

MOST_WAITING = 10_000  # in a full hall, everybody may hand in at once


Answer = Callable[[list[QueuedRequest]], Awaitable[None]]


class Mailbox:
    """At most `most` requests are answered together, if so many are waiting."""

    def __init__(self, tasks: Supervisor, game: str, doing: str, most: int = 1) -> None:
        self._tasks, self._game, self._doing, self._most = tasks, game, doing, most
        self._waiting: asyncio.Queue[QueuedRequest | None] = asyncio.Queue(MOST_WAITING)
        self._unanswered = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is waiting for an answer."""
        return not self._unanswered

    async def ask(self, request: ActionRequest, at: int, answer_all: Answer) -> Committed:
        """`answer_all` is called by the task, and calls `settle` for each request.

        Only the task refers to it: a closed table is freed at once, not when circles are collected.
        """
        if self._task is None or self._task.done():
            self._task = self._tasks.keep("table", partial(self._hear, answer_all), of=self._game)
        answer: asyncio.Future[Committed] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait(QueuedRequest(request, at, answer))
        except asyncio.QueueFull:
            raise Busy(self._game) from None
        self._unanswered += 1
        return await asyncio.shield(answer)

    def settle(self, asked: QueuedRequest, result: Committed | Exception) -> None:
        """Give the caller its answer."""
        self._unanswered -= 1
        if asked.answer.done():
            return
        if isinstance(result, Committed):
            asked.answer.set_result(result)
        else:
            asked.answer.set_exception(result)

    async def close(self) -> None:
        """Every request that is already in the mailbox is still answered."""
        if self._task is not None:
            await self._waiting.put(None)
            await asyncio.wait({self._task})
            self._task = None

    async def _hear(self, answer_all: Answer) -> None:
        DOING.set(self._doing)
        while (asked := await self._waiting.get()) is not None:
            several = [asked, *self._others()]
            try:
                await answer_all(several)
            finally:  # whatever happens, nobody waits forever
                for one in several:
                    if not one.answer.done():
                        self.settle(one, TurnsMissing("the table failed"))

    def _others(self) -> list[QueuedRequest]:
        """More requests that are waiting and can be answered together with the first."""
        others: list[QueuedRequest] = []
        while len(others) + 1 < self._most and not self._waiting.empty():
            asked = self._waiting.get_nowait()
            if asked is None:
                self._waiting.put_nowait(None)
                break
            others.append(asked)
        return others
