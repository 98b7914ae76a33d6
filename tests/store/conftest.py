"""A new, empty database for each test: SQLite, and PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.databases import postgres as postgres, url as url  # noqa: PLC0414 - fixtures, for whoever asks for them
from tilewright.store.database import Database


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await Database.opened(url)
    try:
        yield database
    finally:
        await database.close()
