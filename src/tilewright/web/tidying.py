"""When memory is looked through for what nobody holds: seldom, since every table waits for it.

With a thousand tables open a look through everything takes a quarter of a second, and Python has one whenever a server
fills up. Almost nothing here holds itself in a circle, so the young objects are looked at as they come, and all of
them once in a while.
"""

import asyncio
import gc

EVERY_SECONDS = 600.0
YOUNG_ONLY = (10_000, 20, 1_000_000)


class Tidying:
    """From `start`, when the server is up and will hold for good what it holds by then, to `stop`."""

    def __init__(self, every: float = EVERY_SECONDS) -> None:
        self._every = every
        self._before = gc.get_threshold()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG_ONLY)
        self._running = asyncio.create_task(self._run(), name="tidying")

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            gc.collect()
