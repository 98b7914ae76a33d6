"""A new, empty database for each test: SQLite, and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from tests.databases import postgres as postgres, url as url  # noqa: PLC0414 - fixtures, for whoever asks for them
from tilewright.store.database import Database

T = TypeVar("T")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.opened(url)
    try:
        yield database
    finally:
        await database.close()


def run(story: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(story, 60))
