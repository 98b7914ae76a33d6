"""A database belongs to one server at a time: two would each run the clocks of the same games."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import IO

import structlog
from sqlalchemy import func, make_url, select, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tilewright.store.database import Database, Superseded, Unavailable, cause_of, engine_for
from tilewright.store.engines import file_of

if sys.platform != "win32":
    import fcntl

OURS = 0x74696C65  # the number of the lock that PostgreSQL keeps for us, in each database
TRIES, BETWEEN = 25, 0.2  # PostgreSQL may take a moment to notice that the previous server was killed
ANSWER_SECONDS = 5.0
HOLDERS = text(
    "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    " WHERE datname = current_database() AND locktype = 'advisory' AND classid = 0 AND objid = :ours AND granted"
)
_log = structlog.get_logger()


def sole_server(db: str) -> AbstractContextManager[object]:
    """Lock a SQLite file until it is closed or the process ends; `Unavailable` while another server holds it.

    The file itself is locked, whatever its name. Only servers lock: backups and exports read beside one.
    """
    if sys.platform == "win32":  # no such locks; operators have to take care themselves
        return nullcontext()
    try:
        file = file_of(make_url(db))
    except ArgumentError:
        return nullcontext()  # opening it reports what is wrong
    if file is None or not file.parent.is_dir() or file.is_dir():
        return nullcontext()
    real = file.resolve()
    with ExitStack() as held:
        lock = held.enter_context(_opened(Path(f"{real}.serving")))
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # forked helpers do not inherit it
            if sys.platform == "linux":  # elsewhere SQLite's own locks would collide with this one
                fcntl.flock(held.enter_context(_opened(real)), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unavailable(f"{file} is being served already, by another process") from None
        keeping = held.pop_all()
    return keeping  # noqa: RET504 - returned within the block, a stack might have swallowed an error


@asynccontextmanager
async def sole_owner(db: str) -> AsyncIterator["Owner"]:
    """The same for PostgreSQL, before anything is changed: an advisory lock that ends with its connection."""
    owner = Owner(engine_for(db))
    try:
        await owner.begin()
        yield owner
    finally:
        await owner.close()


class Owner:
    """The ownership of a database. `check` verifies it and has to be called regularly."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock: AsyncConnection | None = None
        self._holder: int | None = None  # the process of PostgreSQL that holds the lock for us
        self.on_loss: Callable[[], None] | None = None

    @property
    def _address(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)

    async def begin(self) -> None:
        if self._engine.dialect.name == "sqlite":
            return
        for _ in range(TRIES):
            if await self._lock_taken():
                return
            await asyncio.sleep(BETWEEN)
        raise Unavailable(f"{self._address} is being served already, by another process")

    async def check(self, database: Database) -> None:
        """`Superseded` if another server owns it; from then on nothing is written here.

        A lock that was lost, for example when PostgreSQL restarts, is taken again.
        """
        if self._engine.dialect.name != "sqlite" and not await self._is_held():
            await self._let_go()
            if not await self._lock_taken():
                await self._refuse_successor(database)
            _log.warning("lock taken again")
        await database.check()

    async def close(self) -> None:
        self.on_loss = None
        await self._let_go()
        await self._engine.dispose()

    async def _is_held(self) -> bool:
        if self._lock is None:
            return False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._lock.scalar(select(1)) == 1
        except Exception:  # noqa: BLE001 - however it was lost
            return False

    async def _lock_taken(self) -> bool:
        try:
            connection = await self._engine.connect()
        except Exception as error:
            raise Unavailable(f"{self._address} cannot be used: {cause_of(error)}") from error
        await connection.execution_options(isolation_level="AUTOCOMMIT")  # it lasts for days: no transaction
        if not await connection.scalar(select(func.pg_try_advisory_lock(OURS))):
            await connection.close()
            return False
        self._lock, self._holder = connection, await connection.scalar(select(func.pg_backend_pid()))
        driver = (await connection.get_raw_connection()).driver_connection
        if driver is not None:
            driver.add_termination_listener(lambda _: self.on_loss and self.on_loss())
        return True

    async def _refuse_successor(self, database: Database) -> None:
        """Unless the lock is our own, held by a connection that PostgreSQL does not know to be lost."""
        async with database.reading() as connection:
            holders = set((await connection.execute(HOLDERS, {"ours": OURS})).scalars())
        if holders <= {self._holder}:
            raise Unavailable("the lock is not free yet")
        database.fence.give_up("Another server has taken the database over")
        raise Superseded("Another server has taken the database over")

    async def _let_go(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            with suppress(Exception):
                await lock.invalidate()  # closing it releases the lock
            with suppress(Exception):
                await lock.close()


def _opened(file: Path) -> IO[str]:
    """Created if missing, readable only by its owner."""
    return open(os.open(file, os.O_CREAT | os.O_RDWR, 0o600), "r+")  # noqa: PTH123 - it stays open
