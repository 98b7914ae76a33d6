"""Long-lived tasks of the server: none of them ends unnoticed.

A task survives any exception: it is logged and counted, and the task is restarted after a growing pause (backoff). If a
task ends all the same, which only a bug can cause, the process exits, so that the service manager starts another.
Nothing else in the server calls `asyncio.create_task`.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

import structlog

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
CALM_SECONDS = 5.0  # after running for this long a task counts as recovered
T = TypeVar("T")
_log = structlog.get_logger()


def pause_after(failures: int) -> float:
    """
    >>> [pause_after(times) for times in (1, 2, 3, 100)]
    [0.05, 0.1, 0.2, 2.0]
    """
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, 30))


class Periodic:
    """Work that is repeated every few seconds until it is stopped."""

    def __init__(self, tasks: "Supervisor", name: str, seconds: float, step: Callable[[], Awaitable[object]]) -> None:
        self._tasks, self._name, self._seconds, self._step = tasks, name, seconds, step
        self._is_stopping = False
        self._wake = asyncio.Event()
        self._task = tasks.keep(name, self._run)

    def hurry(self) -> None:
        """Run now instead of waiting."""
        self._wake.set()

    async def stop(self) -> None:
        """Stop after the current run; never cancels it."""
        self._is_stopping = True
        self._wake.set()
        await asyncio.wait({self._task})

    async def _run(self) -> None:
        failures = 0
        while not self._is_stopping:
            self._wake.clear()
            try:
                await self._step()
            except Exception as error:  # noqa: BLE001 - it is done again in a moment
                failures += 1
                self._tasks.failed(self._name, error, math.inf)
            else:
                failures = 0
                self._tasks.recovered(self._name)
            pause = max(self._seconds, pause_after(failures)) if failures else self._seconds
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause)


class Supervisor:
    """`failures` counts failures by task name; `failing` are the server tasks that are failing now."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        self.ended: str | None = None
        self._on_end: list[Callable[[str], None]] = []
        self._failing: dict[str, float] = {}  # until when each counts as failing
        self._is_closed = False
        self._once: set[asyncio.Task[object]] = set()

    @property
    def failing(self) -> tuple[str, ...]:
        now = time.monotonic()
        return tuple(name for name, until in self._failing.items() if until > now)

    def every(self, name: str, seconds: float, step: Callable[[], Awaitable[object]]) -> Periodic:
        """Run it now, and then every `seconds`."""
        return Periodic(self, name, seconds, step)

    def keep(
        self, name: str, work: Callable[[], Coroutine[object, None, None]], *, of: str | None = None
    ) -> asyncio.Task[None]:
        """Run `work` until it returns. It belongs to the server, or to one game or client (`of`), which must not be
        able to make the whole server look broken.
        """
        task = asyncio.create_task(self._kept(name, work, vital=of is None), name=f"{name} {of}" if of else name)
        if of is None:
            task.add_done_callback(self._ended)
        return task

    def begin(self, name: str, work: Coroutine[object, None, T], *, awaited: bool = False) -> asyncio.Task[T]:
        """Run it once. Exceptions are logged and counted, unless a caller awaits and handles them."""
        task = asyncio.create_task(work, name=name)
        self._once.add(task)
        task.add_done_callback(self._once.discard)
        if not awaited:
            task.add_done_callback(self._done_once)
        return task

    def later(self, name: str, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call it after a delay. Exceptions are logged and counted."""

        def guarded() -> None:
            try:
                call()
            except Exception as error:  # noqa: BLE001 - nobody else would hear of it
                self.failed(name, error)

        return asyncio.get_running_loop().call_later(max(seconds, 0.0), guarded)

    def failed(self, name: str, error: BaseException, until: float = 0.0) -> None:
        """Every failure is counted; the first, second, fourth, eighth ... is logged."""
        self.failures[name] += 1
        times = self.failures[name]
        if until:
            self._failing[name] = until
        if times & (times - 1) == 0:
            _log.error("task failed", task=name, times=times, exc_info=error)

    def recovered(self, name: str) -> None:
        if self._failing.pop(name, 0.0) > time.monotonic():
            _log.info("task recovered", task=name, failures=self.failures[name])

    def on_end(self, told: Callable[[str], None]) -> None:
        """Register the callback that ends the process; called at once if the reason is already known."""
        self._on_end.append(told)
        if self.ended is not None:
            told(self.ended)

    def end(self, why: str) -> None:
        """The server cannot continue: the process has to exit with this message."""
        if self.ended is None and not self._is_closed:
            self.ended = why
            _log.critical("cannot go on", why=why)
            for told in self._on_end:
                told(why)

    def close(self) -> None:
        """From now on tasks are expected to end."""
        self._is_closed = True

    async def _kept(self, name: str, work: Callable[[], Coroutine[object, None, None]], *, vital: bool) -> None:
        failures = 0
        while True:
            began = time.monotonic()
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - it is begun again
                failures = 1 if time.monotonic() - began > CALM_SECONDS else failures + 1
                pause = pause_after(failures)
                self.failed(name, error, time.monotonic() + pause + CALM_SECONDS if vital else 0.0)
                await asyncio.sleep(pause)
            else:
                return

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is not None:
            self.end(f"The task '{task.get_name()}' was ended, and the server cannot do without it")

    def _done_once(self, task: asyncio.Task[T]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.failed(task.get_name().partition(" ")[0], error)
