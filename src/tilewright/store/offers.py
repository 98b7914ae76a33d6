"""Proposals between players: those not settled yet, and rematches with the game they became."""

import msgspec
from msgspec import Struct
from sqlalchemy import Delete, delete, insert, select

from tilewright.store.database import Database
from tilewright.store.schema import offers


class StoredOffer(Struct, frozen=True):
    """`n` is the turn it was made at, `agreed` the seats that have agreed, the proposer first.

    `became` is the new game of an agreed rematch.
    """

    game: str
    what: str
    seat: int
    n: int
    agreed: tuple[int, ...]
    at: int
    became: str | None = None


class Offers:
    """At most one of each kind per game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game: str) -> list[StoredOffer]:
        wanted = select(offers).where(offers.c.game == game).order_by(offers.c.at, offers.c.what)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            StoredOffer(row.game, row.what, row.seat, row.n, _seats(row.agreed), row.at, row.became) for row in rows
        ]

    async def keep(self, offer: StoredOffer) -> None:
        """Store it, replacing the previous one of its kind."""
        row = {name: getattr(offer, name) for name in StoredOffer.__struct_fields__}
        row["agreed"] = msgspec.json.encode(offer.agreed).decode()
        async with self.database.writing() as connection:
            await connection.execute(_one(offer.game, offer.what))
            await connection.execute(insert(offers), [row])

    async def drop(self, offer: StoredOffer) -> None:
        async with self.database.writing() as connection:
            await connection.execute(_one(offer.game, offer.what))


def _one(game: str, what: str) -> Delete:
    return delete(offers).where(offers.c.game == game, offers.c.what == what)


def _seats(kept: str) -> tuple[int, ...]:
    return msgspec.json.decode(kept, type=tuple[int, ...])
