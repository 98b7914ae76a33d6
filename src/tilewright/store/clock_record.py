"""The stored game time, so that it continues from there after a restart."""

from sqlalchemy import insert, select, update

from tilewright.store.database import Database
from tilewright.store.schema import beats

_ONLY = 1


class Beats:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def last(self) -> int | None:
        async with self.database.reading() as connection:
            return (await connection.execute(select(beats.c.at).where(beats.c.id == _ONLY))).scalar_one_or_none()

    async def keep(self, at: int) -> None:
        """Stored time never goes back, even with two writers."""
        later = update(beats).where(beats.c.id == _ONLY, beats.c.at <= at).values(at=at)
        async with self.database.writing() as connection:
            if not (await connection.execute(select(beats.c.id))).all():
                await connection.execute(insert(beats), [{"id": _ONLY, "at": at}])
            else:
                await connection.execute(later)
