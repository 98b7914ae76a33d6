"""The time that games are played in. It stands still while the server is down, so nobody loses time to a fault."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from tilewright.store.beats import Beats

BEAT_SECONDS = 0.5


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds that only pass while a server runs. They are written down twice a second.

    After a crash time goes on from the last beat: every clock is right to within that much.
    """

    def __init__(self, beats: Beats, tick: Callable[[], int] = monotonic_ms) -> None:
        self._beats = beats
        self._tick = tick
        self._offset = 0
        self._stopping = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None

    def now(self) -> int:
        return self._tick() + self._offset

    async def start(self) -> None:
        """Go on from where the last server stopped; the first one starts at the time of day."""
        last = await self._beats.last()
        begin = last if last is not None else time.time_ns() // 1_000_000
        self._offset = begin - self._tick()
        await self._beats.keep(self.now())
        self._beating = asyncio.create_task(self._beat(), name="clock")

    async def stop(self) -> None:
        self._stopping.set()
        if self._beating is not None:
            await self._beating

    async def _beat(self) -> None:
        """Never cut off in the middle of a write."""
        while not self._stopping.is_set():
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), BEAT_SECONDS)
            await self._beats.keep(self.now())
