"""When memory is looked through for what nobody holds: seldom, since every table waits for it.

With a thousand tables open a look through everything takes a quarter of a second, and Python has one whenever a server
fills up. Almost nothing here holds itself in a circle, so the young objects are looked at as they come, and all of
them once in a while.
"""

import gc

from tilewright.store.supervision import Periodic, Supervisor

EVERY_SECONDS = 600.0
YOUNG_ONLY = (10_000, 20, 1_000_000)


class Tidying:
    """From `start`, when the server is up and will hold for good what it holds by then, to `stop`."""

    def __init__(self, every: float = EVERY_SECONDS) -> None:
        self._every = every
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
        gc.collect()
