"""When the garbage collector runs: a little at a time, since every table waits for it.

With a thousand tables open a full collection takes a quarter of a second, and Python runs one whenever a server fills
up. There are almost no reference cycles here, so young objects are collected as usual, those of the last minute once
more, and everything once a day. Where a crowd arrives, a minute's objects would already take too long: those are
collected as soon as there are a few hundred thousand of them.
"""

import gc
from time import monotonic

from tilewright.store.supervision import Periodic, Supervisor

EVERY_SECONDS = 60.0
LOOKS_A_DAY = 24 * 60  # after this many runs everything is collected
CHECK_SECONDS = 1.0
YOUNG_ONLY = (10_000, 20, 1_000_000)  # so 200,000 objects have come for each collection of the middle generation


class GarbageCollection:
    """Active from `start`, when everything the server keeps for good has been loaded, to `stop`."""

    def __init__(self, every: float = EVERY_SECONDS, all_after: int = LOOKS_A_DAY) -> None:
        self._every, self._all_after = every, all_after
        self._looks = 0
        self._last = 0.0
        self._before = gc.get_threshold()
        self._running: Periodic | None = None

    def start(self, tasks: Supervisor) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG_ONLY)
        self._last = monotonic()
        self._running = tasks.every("tidying", min(CHECK_SECONDS, self._every), self._check)

    async def stop(self) -> None:
        if self._running is not None:
            await self._running.stop()
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _check(self) -> None:
        """Once a minute, or as soon as the old generation has grown."""
        _, _, grown = gc.get_count()
        if grown or monotonic() - self._last >= self._every:
            self._tidy()

    def _tidy(self) -> None:
        """Collect, then freeze what survived, so that the next run only has to look at what came since."""
        self._last = monotonic()
        self._looks += 1
        if self._looks % self._all_after == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
