"""The clock that games are played by. It stands still while the server is down, so a fault costs nobody time.

A process that was stopped, or did not run for some seconds, counts as down too: nobody could have moved meanwhile.
"""

import time
from collections.abc import Callable

import structlog

from tilewright.store.clock_record import Beats
from tilewright.store.supervision import Periodic, Supervisor

BEAT_SECONDS = 0.5
PULSE_SECONDS = 0.5  # how often to check that the process is running
FROZEN_MS = 3_000  # a longer pause counts as being down
_log = structlog.get_logger()


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class RunningTime:
    """Milliseconds that this process has been running, provided it is read at least every other second."""

    def __init__(self, tick: Callable[[], int] = monotonic_ms) -> None:
        self._tick = tick
        self._seen, self._lost = tick(), 0

    def __call__(self) -> int:
        now = self._tick()
        if now - self._seen > FROZEN_MS:
            self._lost += now - self._seen
            _log.warning("frozen", seconds=round((now - self._seen) / 1000, 1))
        self._seen = now
        return now - self._lost


class ServerClock:
    """Milliseconds that pass only while a server runs. They are stored twice a second.

    After a crash, time goes on from the last stored beat, so every clock is right to within half a second.
    """

    def __init__(self, beats: Beats, tick: Callable[[], int] | None = None, tasks: Supervisor | None = None) -> None:
        self._beats = beats
        self._tick = tick or RunningTime()
        self._tasks = tasks or Supervisor()
        self._offset = 0
        self._beating: Periodic | None = None
        self._pulse: Periodic | None = None

    def now(self) -> int:
        return self._tick() + self._offset

    async def start(self) -> None:
        """Continue where the last server stopped; the very first one starts at the time of day."""
        last = await self._beats.last()
        begin = last if last is not None else time.time_ns() // 1_000_000
        self._offset = begin - self._tick()
        await self._beats.keep(self.now())
        self._pulse = self._tasks.every("pulse", PULSE_SECONDS, self._look)
        self._beating = self._tasks.every("clock", BEAT_SECONDS, self._beat)

    async def stop(self) -> None:
        """Store the last moment too, if the database accepts it."""
        if self._pulse is not None:
            await self._pulse.stop()
        if self._beating is not None:
            await self._beating.stop()
            try:
                await self._beat()
            except Exception:  # noqa: BLE001 - the beat before it is stored
                _log.exception("the last beat is not kept")

    async def _look(self) -> None:
        """This is separate from the beats, which may have to wait for the database."""
        self.now()

    async def _beat(self) -> None:
        await self._beats.keep(self.now())
