"""Copies everything, as a snapshot, into a new SQLite file, and from such a file into an empty database."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import func, insert, select

from tilewright.store.database import Database, Unavailable, sqlite_url
from tilewright.store.schema import METADATA, games

ROWS_AT_ONCE = 2_000
Progress = Callable[[int], None]


def untold(_: int) -> None:
    """Ignores the progress."""


async def backed_up(source: Database, path: Path, progress: Progress = untold) -> int:
    """Copy while games are being played, and return the number of games. A failed copy leaves no file."""
    if path.exists():  # noqa: ASYNC240 - a look at a name, before anything is copied
        raise Unavailable(f"{path} is there already; a backup never writes over another")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        target = await Database.opened(sqlite_url(part))
        try:
            count = await copied(source, target, progress)
        finally:
            await target.close()
        part.rename(path)
    finally:
        for left in (part, part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
            left.unlink(missing_ok=True)
    return count


async def copied(source: Database, target: Database, progress: Progress = untold) -> int:
    """Copy every row into another database, which must be empty, and return the number of games."""
    rows_copied = 0
    async with source.reading() as reading, target.writing() as writing:
        if not source.is_sqlite:
            await reading.execution_options(isolation_level="REPEATABLE READ")
        if (await writing.execute(select(func.count()).select_from(games))).scalar_one():
            raise Unavailable(f"{target.address} has games already; a copy needs an empty database")
        for table in METADATA.sorted_tables:
            rows = await reading.stream(select(table))
            async for part in rows.mappings().partitions(ROWS_AT_ONCE):
                await writing.execute(insert(table), [dict(row) for row in part])
                rows_copied += len(part)
                progress(rows_copied)
        return (await writing.execute(select(func.count()).select_from(games))).scalar_one()
