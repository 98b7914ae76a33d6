"""A database belongs to one server at a time: two would each keep the time of the same games."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, aclosing, asynccontextmanager, nullcontext
from pathlib import Path

from sqlalchemy import func, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tilewright.store.database import Unavailable, cause_of, engine_for

if sys.platform != "win32":
    import fcntl

OURS = 0x74696C65  # the number of the lock that PostgreSQL keeps for us, in each database
TRIES, BETWEEN = 25, 0.2  # PostgreSQL may take a moment to see that the server before was killed


def sole_server(db: str) -> AbstractContextManager[object]:
    """A file of SQLite, held until it is closed or the process ends in any way; `Unavailable` while another has it.

    Only servers ask: backups and exports read beside one.
    """
    if sys.platform == "win32":  # there are no such locks, and operators have to look for themselves
        return nullcontext()
    try:
        address = make_url(db)
    except ArgumentError:
        return nullcontext()  # what is wrong with it is told when it is opened
    file = address.database
    if address.drivername != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return nullcontext()
    if not Path(file).parent.is_dir():
        return nullcontext()
    held = open(os.open(f"{file}.serving", os.O_CREAT | os.O_RDWR, 0o600), "r+")  # noqa: PTH123, SIM115 - it stays open
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # forked helpers do not inherit it
    except OSError:
        held.close()
        raise Unavailable(f"{file} is being served already, by another process") from None
    return held


@asynccontextmanager
async def sole_owner(db: str) -> AsyncIterator[None]:
    """The same on PostgreSQL, before anything is changed there: a lock that ends with its connection."""
    engine = engine_for(db)
    try:
        if engine.dialect.name == "sqlite":
            yield
        else:
            async with aclosing(await _locked(engine)):
                yield
    finally:
        await engine.dispose()


async def _locked(engine: AsyncEngine) -> AsyncConnection:
    address = engine.url.render_as_string(hide_password=True)
    try:
        connection = await engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")  # it lasts for days: no transaction
        for _ in range(TRIES):
            if await connection.scalar(select(func.pg_try_advisory_lock(OURS))):
                return connection
            await asyncio.sleep(BETWEEN)
        await connection.close()
    except (SQLAlchemyError, OSError) as error:
        raise Unavailable(f"{address} cannot be used: {cause_of(error)}") from error
    raise Unavailable(f"{address} is being served already, by another process")
