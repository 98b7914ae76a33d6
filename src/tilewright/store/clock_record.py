"""The stored game time, so that it continues from there after a restart."""

from sqlalchemy import Connection, bindparam, insert, select, update

from tilewright.store.database import Database
from tilewright.store.schema import beats

_ONLY = 1
_THERE = select(beats.c.id)
_LATER = update(beats).where(beats.c.id == _ONLY, beats.c.at <= bindparam("now")).values(at=bindparam("now"))


class Beats:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def last(self) -> int | None:
        async with self.database.reading() as connection:
            return (await connection.execute(select(beats.c.at).where(beats.c.id == _ONLY))).scalar_one_or_none()

    async def keep(self, at: int) -> None:
        """Stored time never goes back, even with two writers."""

        def write(connection: Connection) -> None:
            if not connection.execute(_THERE).all():
                connection.execute(insert(beats), [{"id": _ONLY, "at": at}])
            else:
                connection.execute(_LATER, {"now": at})

        await self.database.write(write)
