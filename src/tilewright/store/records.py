"""Stored games: what was agreed, who sits where, and snapshots of their states."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Select, bindparam, delete, insert, select, update

from tilewright.store.database import Database
from tilewright.store.journal import StoredTurn
from tilewright.store.schema import games, seats, snapshots, turns

_SEATS = select(seats.c.seat).where(seats.c.person == bindparam("of"), seats.c.game == bindparam("at"))


class GameRecord(Struct, frozen=True):
    """A game as agreed. The seed is secret until the end."""

    id: str
    kind: str
    setup: bytes
    seed: str
    made: int
    club: str | None = None
    over: bool = False
    touched: int = 0
    closes_book: bool = False
    standing: str | None = None


class StateSnapshot(Struct, frozen=True):
    """The state after turn `n`, so that a long game opens without replaying it."""

    n: int
    state: bytes


class GameRecords:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, record: GameRecord, first: StoredTurn, seating: Iterable[tuple[int, str]] = ()) -> None:
        """Store a new game with its first turn and its seats, all or nothing."""
        row = {
            "id": record.id,
            "kind": record.kind,
            "setup": record.setup,
            "seed": record.seed,
            "club": record.club,
            "made": record.made,
            "touched": record.made,
            "over": first.over,
            "wake": first.wake,
            "standing": first.standing,
            "closes_book": record.closes_book,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(games), [row])
            await connection.execute(
                insert(turns), [{"game": first.game, "n": first.n, "at": first.at, "events": first.events}]
            )
            taken = [{"game": record.id, "seat": seat, "person": person} for seat, person in seating]
            if taken:
                await connection.execute(insert(seats), taken)

    async def remove(self, game: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(games).where(games.c.id == game))

    async def find(self, game: str) -> GameRecord | None:
        wanted = select(games).where(games.c.id == game)
        row = await self.database.read(lambda connection: connection.execute(wanted).one_or_none())
        return _record(row) if row else None

    async def seating(self, game: str) -> list[tuple[int, str]]:
        """Who sits where, by seat and person."""
        wanted = select(seats.c.seat, seats.c.person).where(seats.c.game == game).order_by(seats.c.seat)
        async with self.database.reading() as connection:
            return [(row.seat, row.person) for row in await connection.execute(wanted)]

    async def seats_of(self, game: str, person: str) -> frozenset[int]:
        """The seats of a person in a game; an index finds them among thousands."""
        mine = {"of": person, "at": game}
        return await self.database.read(lambda connection: frozenset(connection.execute(_SEATS, mine).scalars()))

    async def seats_in(self, games_wanted: Sequence[str], person: str) -> dict[str, frozenset[int]]:
        """The same for several games at once; those without a seat are left out."""
        mine = select(seats.c.game, seats.c.seat).where(seats.c.person == person, seats.c.game.in_(games_wanted))
        found: dict[str, frozenset[int]] = {}
        for game, seat in await self.database.read(lambda connection: connection.execute(mine).all()):
            found[game] = found.get(game, frozenset()) | {seat}
        return found

    async def plays_as_many(self, person: str, number: int) -> bool:
        """Whether a person has this many unfinished games."""
        running = select(games.c.id).join(seats).where(seats.c.person == person, games.c.over.is_(False)).distinct()
        nth = running.offset(number - 1).limit(1)
        return await self.database.read(lambda connection: connection.execute(nth).first() is not None)

    async def running_seats_of(self, person: str, most: int) -> dict[str, frozenset[int]]:
        """The unfinished games of a person and their seats, newest first."""
        newest = select(games.c.id).join(seats).where(seats.c.person == person, games.c.over.is_(False)).distinct()
        newest = newest.add_columns(games.c.touched).order_by(games.c.touched.desc()).limit(most)
        found = await self.database.read(lambda connection: list(connection.execute(newest).scalars()))
        return await self.seats_in(found, person) if found else {}

    async def of_person(self, person: str, *, over: bool, most: int = 50) -> list[GameRecord]:
        """All games of a person, newest first."""
        wanted = select(games).join(seats).where(seats.c.person == person, games.c.over == over).distinct()
        return await self._found(wanted.order_by(games.c.touched.desc()).limit(most))

    async def of_club(self, club: str, *, over: bool, most: int = 200) -> list[GameRecord]:
        wanted = select(games).where(games.c.club == club, games.c.over == over)
        return await self._found(wanted.order_by(games.c.touched.desc()).limit(most))

    async def to_wake(self, now: int, most: int = 100, skip: int = 0) -> list[str]:
        """Games whose wake-up time has come: a bot is to move, or time is up. The first ones may be skipped."""
        due = select(games.c.id).where(games.c.over.is_(False), games.c.wake <= now)
        wanted = due.order_by(games.c.wake, games.c.id).limit(most).offset(skip)
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def keep_wake(self, game: str, wake: int | None) -> None:
        """Store the wake-up time of a game whose table is closed."""
        async with self.database.writing() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(wake=wake))

    async def closing_the_book_for(self, person: str, other_than: str = "") -> str | None:
        """An unfinished game of this person in which looking words up is forbidden."""
        mine = select(games.c.id).join(seats).where(seats.c.person == person, games.c.id != other_than)
        closed = mine.where(games.c.over.is_(False), games.c.closes_book).limit(1)
        return await self.database.read(lambda connection: connection.execute(closed).scalar_one_or_none())

    async def snapshot(self, game: str) -> StateSnapshot | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(snapshots).where(snapshots.c.game == game))).one_or_none()
        return StateSnapshot(row.n, row.state) if row else None

    async def keep_snapshot(self, game: str, taken: StateSnapshot) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.game == game))
            await connection.execute(insert(snapshots), [{"game": game, "n": taken.n, "state": taken.state}])

    async def _found(self, wanted: Select[Any]) -> list[GameRecord]:
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [_record(row) for row in rows]


def _record(row: Row[Any]) -> GameRecord:
    return GameRecord(
        row.id, row.kind, row.setup, row.seed, row.made, row.club, row.over, row.touched, row.closes_book, row.standing
    )
