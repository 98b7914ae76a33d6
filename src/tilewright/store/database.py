"""The database: opened by its address, brought to the newest form, and closed."""

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

READERS = 3  # threads; fewer than connections that SQLAlchemy keeps for threads
AGAIN_SECONDS = 0.3  # a database that is being restarted may be back by then
NO_ANSWER = ("08", "25006", "53", "57", "58")  # of PostgreSQL: lost, read-only, full, being stopped, broken
T = TypeVar("T")


class Database:
    """One pool of connections. SQLite waits for the disk at each commit (synchronous=FULL), so what is kept is kept."""

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
        """Where it is, as may be shown."""
        return self.engine.url.render_as_string(hide_password=True)

    @classmethod
    async def opened(cls, url: str, *, thoroughly: bool = False) -> "Database":
        """By an address as `sqlite:///file` or `postgresql://...`. The tables are made, or brought up to date.

        Thoroughly: a file is looked through for damage first.
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
        """One that a server has made and keeps up to date: nothing is made or changed here."""
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
        """This server owns the database from now on; another that did cannot write any more."""
        await self.write(self.fence.claim)

    async def check(self) -> None:
        """Whether it is still this server's: `Superseded` if not, `Unavailable` if that cannot be known now."""
        async with self.reading() as connection:
            await connection.run_sync(self.fence.check)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """`Unavailable` if the database does not answer."""
        async with AsyncExitStack() as stack:
            connection = await self._connect(stack)
            with _said_as(Unavailable):
                yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The same for work that waits for nothing else. In SQLite it costs a third: threads meet once for it."""
        if self._readers is not None:
            with _said_as(Unavailable):
                return await self._readers.read(work)
        async with self.reading() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing: kept when the block ends, forgotten if it fails. SQLite has one writer at a time.

        `NotWritten` if the database does not take it.
        """
        async with self._one_writer if self.is_sqlite else nullcontext(), AsyncExitStack() as stack:
            with _said_as(NotWritten):
                connection = await self._connect(stack)
                await connection.execution_options(**{WRITES: True})
                async with connection.begin():
                    await connection.run_sync(self.fence.check)
                    yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same for work that waits for nothing else. In SQLite it costs half: threads meet once for all of it."""
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
        """Nothing has been asked yet, so it can be tried again."""
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
    """Whether it is the database that does not answer or cannot write, and not what was asked of it that is wrong.

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
    """A database that does not answer is told in one way, whatever it is; other errors are as they are."""
    try:
        yield
    except Exception as error:
        if is_silent(error) and not isinstance(error, kind):
            raise kind(cause_of(error)) from error
        raise


def cause_of(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
