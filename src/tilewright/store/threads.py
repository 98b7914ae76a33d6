"""Writing and reading threads. They get whole pieces of work: handing over a statement costs more than running it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class WriterThread:
    """Has its own connection, opened on the first write."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: committed when this returns, rolled back if it fails."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, work)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()

    def _written(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class ReadingThreads:
    """A few threads that read, each with a connection of its own."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="reading")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of the work, which sees one snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._found, work)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()

    def _found(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)
