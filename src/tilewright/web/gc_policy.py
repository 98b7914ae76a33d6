"""When memory is looked through for what nobody holds: a little at a time, since every table waits for it.

With a thousand tables open a look through everything takes a quarter of a second, and Python has one whenever a server
fills up. Almost nothing here holds itself in a circle, so the young objects are looked at as they come, those of the
last minute once more, and all of them once a day.
"""

import gc

from tilewright.store.supervision import Periodic, Supervisor

EVERY_SECONDS = 60.0
LOOKS_A_DAY = 24 * 60  # after so many everything is looked through
YOUNG_ONLY = (10_000, 20, 1_000_000)


class GarbageCollection:
    """From `start`, when the server is up and will hold for good what it holds by then, to `stop`."""

    def __init__(self, every: float = EVERY_SECONDS, all_after: int = LOOKS_A_DAY) -> None:
        self._every, self._all_after = every, all_after
        self._looks = 0
        self._before = gc.get_threshold()
        self._running: Periodic | None = None

    def start(self, tasks: Supervisor) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG_ONLY)
        self._running = tasks.every("tidying", self._every, self._tidy)

    async def stop(self) -> None:
        if self._running is not None:
            await self._running.stop()
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _tidy(self) -> None:
        """What is still held after a look is set aside, so that the next one has only to see what came since."""
        self._looks += 1
        if self._looks % self._all_after == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
