"""The database: opened by its address, brought to the newest form, and closed."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from errno import ENOENT
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError as Crowded,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import SingletonThreadPool

from tilewright.store.scribe import ReadingThreads, Scribe
from tilewright.store.versions import migrate, newest, version_of

BUSY_SECONDS = 10
WAITING = {"timeout": BUSY_SECONDS}
CONNECTIONS = 5
READERS = 3  # threads; fewer than connections that SQLAlchemy keeps for threads
WRITES = "tilewright_writes"
T = TypeVar("T")


class Unavailable(RuntimeError):
    """The database cannot be opened or does not answer; the message says why, without its password."""


class Database:
    """One pool of connections. SQLite waits for the disk at each commit (synchronous=FULL), so what is kept is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._one_writer = asyncio.Lock()
        self._scribe = Scribe(_writing_engine(engine.url)) if self.is_sqlite else None
        self._readers = ReadingThreads(_reading_engine(engine.url), READERS) if self.is_sqlite else None

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @property
    def address(self) -> str:
        """Where it is, as may be shown."""
        return self.engine.url.render_as_string(hide_password=True)

    @classmethod
    async def opened(cls, url: str) -> "Database":
        """By an address as `sqlite:///file` or `postgresql://...`. The tables are made, or brought up to date."""
        database = cls(engine_for(url))
        try:
            if database.is_sqlite:
                _look_into(database.engine.url.database)
            async with database.writing() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
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
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            await database.close()
            raise Unavailable(f"{database.address} cannot be used: {cause_of(error)}") from error
        if revision != newest():
            await database.close()
            raise Unavailable(f"{database.address} is of another version of Tilewright, or no database of a server")
        return database

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The same for work that waits for nothing else. In SQLite it costs a third: threads meet once for it."""
        if self._readers is not None:
            return await self._readers.read(work)
        async with self.reading() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """All or nothing: kept when the block ends, forgotten if it fails. SQLite has one writer at a time."""
        async with self._one_writer if self.is_sqlite else nullcontext(), self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The same for work that waits for nothing else. In SQLite it costs half: threads meet once for all of it."""
        if self._scribe is not None:
            async with self._one_writer:
                return await self._scribe.write(work)
        async with self.writing() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._scribe is not None:
            self._scribe.close()
        if self._readers is not None:
            self._readers.close()
        await self.engine.dispose()


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def engine_for(url: str) -> AsyncEngine:
    """What is written is never in the text of an error, for that may be logged: seeds, racks, names."""
    try:
        address = make_url(url)
    except SQLAlchemyError as error:
        raise Unavailable(f"{url!r} is not the address of a database") from error
    if address.drivername == "sqlite":
        address = address.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(address, connect_args=WAITING, pool_size=CONNECTIONS, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _as_we_use_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine
    if address.drivername in {"postgresql", "postgres"}:
        address = address.set(drivername="postgresql+asyncpg")
        return create_async_engine(address, pool_size=CONNECTIONS, hide_parameters=True)
    raise Unavailable(f"{address.drivername} is not supported; there are sqlite and postgresql")


def _writing_engine(address: URL) -> Engine:
    """One connection to the same file, for one thread."""
    address = address.set(drivername="sqlite")
    engine = create_engine(address, connect_args=WAITING, poolclass=SingletonThreadPool, hide_parameters=True)
    event.listen(engine, "connect", _as_we_use_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _reading_engine(address: URL) -> Engine:
    """A connection for each thread that reads."""
    address = address.set(drivername="sqlite")
    engine = create_engine(address, connect_args=WAITING, poolclass=SingletonThreadPool, hide_parameters=True)
    event.listen(engine, "connect", _as_we_use_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _look_into(file: str | None) -> None:
    """Before the driver starts a thread for it, which would outlive the failure."""
    if file and file != ":memory:":
        with suppress(OSError):  # it holds seeds and hashes: other users of the machine need not read it
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(file or "", timeout=BUSY_SECONDS)) as connection:
        connection.execute("PRAGMA schema_version")


def _as_we_use_sqlite(connection: DBAPIConnection, _: Any) -> None:
    # The driver begins nothing by itself, so that a transaction starts where SQLAlchemy says.
    connection.isolation_level = None
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # the pool never had it, and would never close it
        raise


def _begin(connection: Connection) -> None:
    """Who is going to write says so at once: a reader that turns writer may find that it cannot."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def is_silent(error: BaseException) -> bool:
    """Whether it is the database that does not answer or cannot write, and not what was asked of it that is wrong.

    >>> is_silent(OSError("connection refused")), is_silent(OverflowError("too large"))
    (True, False)
    """
    if isinstance(error, Unavailable | OSError | OperationalError | InternalError | Crowded):
        return True
    return type(error) is DatabaseError or (isinstance(error, DBAPIError) and error.connection_invalidated)


def cause_of(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
