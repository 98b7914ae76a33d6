"""When the garbage collector runs: a little at a time, since every table waits for it.

With a thousand tables open a full collection takes a quarter of a second, and Python runs one whenever a server fills
up. There are almost no reference cycles here, so young objects are collected as usual, those of the last minute once
more, and everything once a day.
"""

import gc

from tilewright.store.supervision import Periodic, Supervisor

EVERY_SECONDS = 60.0
LOOKS_A_DAY = 24 * 60  # after this many runs everything is collected
YOUNG_ONLY = (10_000, 20, 1_000_000)


class GarbageCollection:
    """Active from `start`, when everything the server keeps for good has been loaded, to `stop`."""

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
        """Collect, then freeze what survived, so that the next run only has to look at what came since."""
        self._looks += 1
        if self._looks % self._all_after == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
