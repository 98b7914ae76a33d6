"""The database: opened by its URL, migrated, and closed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from errno import ENOENT
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError as Crowded,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tilewright.store.engines import (
    WRITES,
    engine_for,
    file_of,
    look_into,
    reading_engine,
    sqlite_url,
    writing_engine,
)
from tilewright.store.fence import Fence, NotWritten, Superseded, Unavailable
from tilewright.store.threads import ReadingThreads, WriterThread
from tilewright.store.versions import migrate, newest, version_of

__all__ = ["Database", "NotWritten", "Superseded", "Unavailable", "cause_of", "engine_for", "is_silent", "sqlite_url"]

READERS = 3  # threads; fewer than the connections SQLAlchemy keeps per thread
AGAIN_SECONDS = 0.3  # a database that is being restarted may be back by then
NO_ANSWER = ("08", "25006", "53", "57", "58")  # of PostgreSQL: lost, read-only, full, being stopped, broken
T = TypeVar("T")


class Database:
    """One connection pool. SQLite waits for the disk at each commit (synchronous=FULL), so commits are durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._one_writer = asyncio.Lock()
        self._scribe = WriterThread(writing_engine(engine.url)) if self.is_sqlite else None
        self._readers = ReadingThreads(reading_engine(engine.url), READERS) if self.is_sqlite else None
        self.fence = Fence(file_of(engine.url))

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @property
    def address(self) -> str:
        """The URL, without its password."""
        return self.engine.url.render_as_string(hide_password=True)

    @classmethod
    async def opened(cls, url: str, *, thoroughly: bool = False) -> "Database":
        """Open a URL such as `sqlite:///file` or `postgresql://...`. The tables are created or migrated.

        With `thoroughly`, a file is first checked for damage.
        """
        database = cls(engine_for(url))
        try:
            if database.is_sqlite:
                look_into(database.engine.url.database, thoroughly=thoroughly)
            async with database.writing() as connection:
                await connection.run_sync(migrate)
        except (Unavailable, SQLAlchemyError, OSError, sqlite3.Error) as error:
            await database.close()
            raise Unavailable(f"{database.address} cannot be used: {cause_of(error)}") from error
        return database

    @classmethod
    async def existing(cls, url: str) -> "Database":
        """Open a database that a server has made; nothing is created or migrated."""
        database = cls(engine_for(url))
        try:
            file = database.engine.url.database
            if database.is_sqlite and not Path(file or "").is_file():  # noqa: ASYNC240 - a look at a name
                raise FileNotFoundError(ENOENT, "there is no such file")
            async with database.reading() as connection:
                revision = await connection.run_sync(version_of)
        except (Unavailable, SQLAlchemyError, OSError, sqlite3.Error) as error:
            await database.close()
            raise Unavailable(f"{database.address} cannot be used: {cause_of(error)}") from error
        if revision != newest():
            await database.close()
            raise Unavailable(f"{database.address} is of another version of Tilewright, or no database of a server")
        return database

    async def claim(self) -> None:
        """Take over the database: this server owns it, and a previous owner can no longer write."""
        await self.write(self.fence.claim)

    async def check(self) -> None:
        """Raise `Superseded` if this server no longer owns it, `Unavailable` if that cannot be known now."""
        await self.read(self.fence.check)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """`Unavailable` if the database does not answer."""
        async with AsyncExitStack() as stack:
            connection = await self._connect(stack)
            with _said_as(Unavailable):
                yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The same for work that awaits nothing else. In SQLite it costs a third: one hand-over between threads."""
        if self._readers is not None:
            with _said_as(Unavailable):
                return await self._readers.read(work)
        async with self.reading() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed when the block ends, rolled back if it fails. SQLite has one writer at a time.

        `NotWritten` if the database does not accept it.
        """
        async with self._one_writer if self.is_sqlite else nullcontext(), AsyncExitStack() as stack:
            with _said_as(NotWritten):
                connection = await self._connect(stack)
                await connection.execution_options(**{WRITES: True})
                async with connection.begin():
                    await connection.run_sync(self.fence.check)
                    yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same for work that awaits nothing else. In SQLite it costs half: one hand-over between threads."""
        if self._scribe is not None:
            async with self._one_writer:
                with _said_as(NotWritten):
                    return await self._scribe.write(lambda connection: self._fenced(connection, work))
        async with self.writing() as connection:
            return await connection.run_sync(work)

    def _fenced(self, connection: Connection, work: Callable[[Connection], T]) -> T:
        self.fence.check(connection)
        return work(connection)

    async def _connect(self, stack: AsyncExitStack) -> AsyncConnection:
        """No statement has been sent yet, so connecting can be retried."""
        with suppress(Exception):
            return await stack.enter_async_context(self.engine.connect())
        await asyncio.sleep(AGAIN_SECONDS)
        try:
            return await stack.enter_async_context(self.engine.connect())
        except Exception as error:
            raise Unavailable(cause_of(error)) from error

    async def close(self) -> None:
        if self._scribe is not None:
            self._scribe.close()
        if self._readers is not None:
            self._readers.close()
        await self.engine.dispose()


def is_silent(error: BaseException) -> bool:
    """Whether the database does not answer or cannot write, as opposed to a wrong statement.

    >>> is_silent(OSError("connection refused")), is_silent(OverflowError("too large"))
    (True, False)
    """
    if isinstance(error, Unavailable | OSError | Crowded):
        return True
    if not isinstance(error, DBAPIError):
        return False
    state = str(getattr(error.orig, "sqlstate", None) or "")
    machine = isinstance(error, OperationalError | InternalError) or type(error) is DatabaseError
    if machine and getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return False  # the statement is wrong
    return machine or error.connection_invalidated or state.startswith(NO_ANSWER)


@contextmanager
def _said_as(kind: type[Unavailable]) -> Iterator[None]:
    """Turn the errors of a database that does not answer into `Unavailable`; leave other errors as they are."""
    try:
        yield
    except Exception as error:
        if is_silent(error) and not isinstance(error, kind):
            raise kind(cause_of(error)) from error
        raise


def cause_of(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
