"""The time that games are played in. It stands still while the server is down, so nobody loses time to a fault."""

import time
from collections.abc import Callable

import structlog

from tilewright.store.beats import Beats
from tilewright.store.supervision import Periodic, Supervisor

BEAT_SECONDS = 0.5
_log = structlog.get_logger()


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds that only pass while a server runs. They are written down twice a second.

    After a crash time goes on from the last beat: every clock is right to within that much.
    """

    def __init__(self, beats: Beats, tick: Callable[[], int] = monotonic_ms, tasks: Supervisor | None = None) -> None:
        self._beats = beats
        self._tick = tick
        self._tasks = tasks or Supervisor()
        self._offset = 0
        self._beating: Periodic | None = None

    def now(self) -> int:
        return self._tick() + self._offset

    async def start(self) -> None:
        """Go on from where the last server stopped; the first one starts at the time of day."""
        last = await self._beats.last()
        begin = last if last is not None else time.time_ns() // 1_000_000
        self._offset = begin - self._tick()
        await self._beats.keep(self.now())
        self._beating = self._tasks.every("clock", BEAT_SECONDS, self._beat)

    async def stop(self) -> None:
        """The last moment is written down too, unless the database does not take it."""
        if self._beating is not None:
            await self._beating.stop()
            try:
                await self._beat()
            except Exception:  # noqa: BLE001 - the beat before it stands
                _log.exception("the last beat is not kept")

    async def _beat(self) -> None:
        await self._beats.keep(self.now())
