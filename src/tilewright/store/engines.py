"""SQLAlchemy engines for a URL, with our SQLite settings, and a check that a file is sound."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from errno import ENOENT
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import SingletonThreadPool

from tilewright.store.fence import Unavailable

BUSY_SECONDS = 10
WAITING = {"timeout": BUSY_SECONDS}
CONNECTIONS = 5
CONNECT_SECONDS = 10.0  # for PostgreSQL to answer
SOUND_SECONDS = 5.0  # spent checking a large file when a server starts
WRITES = "tilewright_writes"


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def engine_for(url: str) -> AsyncEngine:
    """Statement parameters (seeds, racks, names) are kept out of error texts, since those may be logged."""
    try:
        address = make_url(url)
    except SQLAlchemyError as error:
        raise Unavailable(f"{url!r} is not the address of a database") from error
    if address.drivername == "sqlite":
        address = address.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(address, connect_args=WAITING, pool_size=CONNECTIONS, hide_parameters=True)
        event.listen(engine.sync_engine, "do_connect", _refuse_to_make)
        event.listen(engine.sync_engine, "connect", _as_we_use_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine
    if address.drivername in {"postgresql", "postgres"}:
        address = address.set(drivername="postgresql+asyncpg")
        return create_async_engine(
            address,
            pool_size=CONNECTIONS,
            pool_pre_ping=True,  # PostgreSQL may have been restarted since
            connect_args={"timeout": CONNECT_SECONDS},
            hide_parameters=True,
        )
    raise Unavailable(f"{address.drivername} is not supported; there are sqlite and postgresql")


def writing_engine(address: URL) -> Engine:
    """One connection to the same file, for one thread."""
    address = address.set(drivername="sqlite")
    engine = create_engine(address, connect_args=WAITING, poolclass=SingletonThreadPool, hide_parameters=True)
    event.listen(engine, "do_connect", _refuse_to_make)
    event.listen(engine, "connect", _as_we_use_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reading_engine(address: URL) -> Engine:
    """A connection for each thread that reads."""
    address = address.set(drivername="sqlite")
    engine = create_engine(address, connect_args=WAITING, poolclass=SingletonThreadPool, hide_parameters=True)
    event.listen(engine, "do_connect", _refuse_to_make)
    event.listen(engine, "connect", _as_we_use_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def file_of(address: URL) -> Path | None:
    """The file of a SQLite database; None if it is not in a file."""
    file = address.database
    if address.get_backend_name() != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return None
    return Path(file)


def _refuse_to_make(_: Any, __: Any, where: list[str], ___: Any) -> None:
    """SQLite creates missing files, but one that was deleted under a running server must not come back empty."""
    file = where[0] if where else ""
    if file and file != ":memory:" and not file.startswith("file:") and not Path(file).exists():
        raise FileNotFoundError(ENOENT, "there is no such file")


def look_into(file: str | None, *, thoroughly: bool) -> None:
    """Check before the driver starts a thread, which would outlive the failure."""
    if file and file != ":memory:":
        with suppress(OSError):  # it holds seeds and hashes: other users of the machine must not read it
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(file or "", timeout=BUSY_SECONDS)) as connection:
        connection.execute("PRAGMA schema_version")
        if thoroughly:
            _refuse_damaged(connection)


def _refuse_damaged(connection: sqlite3.Connection) -> None:
    """Checks for as long as a server can wait: a file of gigabytes is not checked to its end."""
    latest = time.monotonic() + SOUND_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > latest, 100_000)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return
    if found != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged ({' '.join(found.split())}); serve a backup instead")


def _as_we_use_sqlite(connection: DBAPIConnection, _: Any) -> None:
    # Keep the driver from beginning transactions by itself; SQLAlchemy does.
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
    """A writing transaction takes the lock at once: a reader that turns writer may find that it cannot."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
