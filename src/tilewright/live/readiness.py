"""Whether the server can do its work: a turn could be stored now, and no task is failing."""

import asyncio
import time
from collections.abc import Callable

from tilewright.store.journal import Journal
from tilewright.store.supervision import Supervisor

FRESH_SECONDS = 1.0  # within this time, the last answer is repeated
PATIENCE_SECONDS = 3.0


class Readiness:
    """Checks at most once a second, and only once at a time, however many ask."""

    def __init__(self, journal: Journal, tasks: Supervisor, clock: Callable[[], float] = time.monotonic) -> None:
        self._journal, self._tasks, self._clock = journal, tasks, clock
        self._proof: asyncio.Task[None] | None = None
        self._asked = 0.0

    async def troubles(self) -> tuple[str, ...]:
        """What is wrong, each as part of a sentence; empty if the server is ready."""
        if self._proof is None or (self._proof.done() and self._clock() - self._asked >= FRESH_SECONDS):
            self._asked = self._clock()
            self._proof = self._tasks.begin("readiness", self._journal.prove(), awaited=True)
        proof = self._proof
        await asyncio.wait({proof}, timeout=PATIENCE_SECONDS)
        found = [f"the task {name!r} fails" for name in self._tasks.failing]
        if self._tasks.ended is not None:
            found.append("it has to end")
        if not proof.done():
            found.append("the database does not answer")
        elif proof.cancelled() or proof.exception() is not None:
            found.append("the database takes no turns")
        return tuple(found)
