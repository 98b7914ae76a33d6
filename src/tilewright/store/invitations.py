"""Open tables: the host, the proposed game, and who has joined."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from tilewright.core.errors import TilewrightError
from tilewright.store.crowd_counts import CrowdCounts
from tilewright.store.database import Database
from tilewright.store.people import NameTaken, PersonGone
from tilewright.store.schema import invitations, takers

FURTHER_SHOWN = 20  # seats of a crowd that are listed besides those in the proposal
MOST_LISTED = 100  # seats of each table, where several tables are listed


class Invitation(Struct, frozen=True):
    """`game` is set once it has started."""

    code: str
    host: str
    proposal: bytes
    public: bool
    made: int
    club: str | None = None
    game: str | None = None


class SeatTaker(Struct, frozen=True):
    """A person at a seat. A team shares a seat; around one device a person has several."""

    seat: int
    person: str
    name: str


class Newcomer(Struct, frozen=True):
    """Somebody who takes any seat."""

    person: str
    name: str


class InvitedCompany(Struct, frozen=True):
    """Who has joined a table: `came` people. Those at the first seats and the one who asks are listed."""

    invitation: Invitation
    takers: tuple[SeatTaker, ...]
    came: int


class FreeSeats(Struct, frozen=True):
    """How many people fit at each seat of a table; with `most`, people may also sit at further seats."""

    by_seat: tuple[int, ...]
    most: int

    def at(self, seat: int) -> int:
        if seat < len(self.by_seat):
            return self.by_seat[seat]
        return int(seat < self.most)

    @property
    def shown(self) -> int:
        """How many seats are listed, however many people have joined."""
        return len(self.by_seat) + FURTHER_SHOWN


RoomsOf = Callable[[bytes], FreeSeats]


class SeatTaken(TilewrightError, RuntimeError):
    """The seat is full."""


class NoRoom(TilewrightError, RuntimeError):
    """Every seat is taken."""


class Begun(TilewrightError, RuntimeError):
    """The game has started; `game` is its id."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)


class Invitations:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._counts = CrowdCounts()

    async def add(self, invitation: Invitation, seating: list[SeatTaker]) -> None:
        """`NameTaken` if the code is in use, `PersonGone` if the host or the club no longer exists."""
        row = {name: getattr(invitation, name) for name in Invitation.__struct_fields__}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(invitations), [row])
                if seating:
                    await connection.execute(insert(takers), [_row(invitation.code, one) for one in seating])
        except IntegrityError as error:
            raise (
                NameTaken(invitation.code) if await self._is_there(invitation.code) else PersonGone(invitation.host)
            ) from error

    async def find(self, code: str, rooms_of: RoomsOf, person: str | None = None) -> InvitedCompany | None:
        """A table and who has joined: those at the first seats, and `person`, at whatever seat."""
        return await self.database.read(lambda connection: _company(connection, code, rooms_of, person))

    async def of_game(self, game: str, rooms_of: RoomsOf, person: str | None = None) -> InvitedCompany | None:
        """The invitation that a game started from."""
        its = select(invitations.c.code).where(invitations.c.game == game).limit(1)

        def work(connection: Connection) -> InvitedCompany | None:
            code = connection.execute(its).scalar_one_or_none()
            return None if code is None else _company(connection, code, rooms_of, person)

        return await self.database.read(work)

    async def takers(self, code: str) -> list[SeatTaker]:
        """Everybody who has joined."""
        wanted = _TAKERS.where(takers.c.code == code).order_by(takers.c.seat, takers.c.name)
        return await self.database.read(lambda connection: [SeatTaker(*row) for row in connection.execute(wanted)])

    async def take(self, code: str, taker: SeatTaker | Newcomer, rooms_of: RoomsOf) -> InvitedCompany:
        """Take a seat, or the first one with room, and return who is there, in one transaction.

        `PersonGone` if there is no such table, `Begun`, `SeatTaken` or `NoRoom`.
        """

        def work(connection: Connection) -> InvitedCompany:
            row = connection.execute(_FOR_UPDATE, {"at": code}).one_or_none()
            if row is None:
                raise PersonGone(code)
            if row.game is not None:
                raise Begun(row.game)
            invitation, rooms = _invitation(row), rooms_of(row.proposal)
            if isinstance(taker, Newcomer):
                return _sit_anywhere(connection, invitation, taker, rooms, self._counts)
            self._counts.forget(code)
            _sit(connection, code, taker, rooms.at(taker.seat))
            return _who_came(connection, invitation, rooms.shown, taker.person)

        try:
            return await self.database.write(work)
        except BaseException:
            self._counts.forget(code)
            raise

    async def stand_up(self, code: str, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(takers).where(takers.c.code == code, takers.c.person == person))
        self._counts.forget(code)

    async def begin(self, code: str, game: str) -> bool:
        """Mark it as started. True for exactly one of several callers at once."""
        first = update(invitations).where(invitations.c.code == code, invitations.c.game.is_(None))
        async with self.database.writing() as connection:
            return (await connection.execute(first.values(game=game))).rowcount == 1

    async def remove(self, code: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(invitations).where(invitations.c.code == code))

    async def public(self, most: int = 100) -> list[InvitedCompany]:
        """The tables that anybody may join, newest first."""
        waiting = select(invitations).where(invitations.c.public, invitations.c.game.is_(None))
        return await self._found(waiting.order_by(invitations.c.made.desc()).limit(most))

    async def of_person(self, person: str, most: int = 100) -> list[InvitedCompany]:
        """The tables a person waits at."""
        return await self._found(_open_of(person).order_by(invitations.c.made.desc()).limit(most))

    async def open_codes_of(self, person: str, most: int = 100) -> list[str]:
        """The codes of those tables."""
        wanted = _open_of(person).with_only_columns(invitations.c.code).limit(most)
        return await self.database.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def of_club(self, club: str, most: int = 100) -> list[InvitedCompany]:
        waiting = select(invitations).where(invitations.c.club == club, invitations.c.game.is_(None))
        return await self._found(waiting.order_by(invitations.c.made.desc()).limit(most))

    async def _is_there(self, code: str) -> bool:
        return await self.database.read(lambda connection: connection.execute(_FOUND, {"at": code}).first() is not None)

    async def _found(self, wanted: Select[Any]) -> list[InvitedCompany]:
        def work(connection: Connection) -> list[InvitedCompany]:
            return _companies(connection, [_invitation(row) for row in connection.execute(wanted)])

        return await self.database.read(work)


def _open_of(person: str) -> Select[Any]:
    sits = select(takers.c.code).where(takers.c.person == person)
    mine = select(invitations).where(invitations.c.game.is_(None))
    return mine.where(invitations.c.code.in_(sits) | (invitations.c.host == person))


_AT = takers.c.code == bindparam("at")
_OF = takers.c.person == bindparam("of")
_BELOW = takers.c.seat < bindparam("below")
_FOUND = select(invitations).where(invitations.c.code == bindparam("at"))
_FOR_UPDATE = _FOUND.with_for_update()
_TAKERS = select(takers.c.seat, takers.c.person, takers.c.name)
_OWN = _TAKERS.where(_OF, _AT)  # in order, SQLite would look through all who came
_LAST = select(func.max(takers.c.seat)).where(_AT)
_COUNT = select(func.count()).select_from(takers).where(_AT)
_LISTED = _TAKERS.where(_AT, _BELOW)
_LISTED_AND_OWN = union_all(_LISTED, _OWN)
_AT_SEAT = select(takers.c.person).where(_AT, takers.c.seat == bindparam("on"))
_RENAME = update(takers).where(_AT, takers.c.seat == bindparam("on"), _OF).values(name=bindparam("called"))
_TAKE = insert(takers)


def _sit_anywhere(
    connection: Connection, invitation: Invitation, comer: Newcomer, rooms: FreeSeats, counts: CrowdCounts
) -> InvitedCompany:
    """Keep one's own seat, else take the first one with room; `NoRoom`. Halls fill by this: it reads nothing twice."""
    code, crowd_from = invitation.code, len(rooms.by_seat)
    wanted = {"at": code, "below": rooms.shown, "of": comer.person}
    found = {SeatTaker(*row) for row in connection.execute(_LISTED_AND_OWN, wanted)}
    own = min((one for one in found if one.person == comer.person), key=_by_seat, default=None)
    seat = _free_seat(connection, code, found, rooms) if own is None else own.seat
    taker = SeatTaker(seat, comer.person, comer.name)
    seated = sorted(found - {own} | {taker}, key=_by_seat)
    is_crowd = any(one.seat >= crowd_from for one in seated)
    came = counts.of(connection, code) + (own is None) if is_crowd else len(seated)
    if own is None:
        connection.execute(_TAKE, [_row(code, taker)])
        counts.one_more(code)
    else:
        connection.execute(_RENAME, {"at": code, "on": seat, "of": comer.person, "called": comer.name})
    return InvitedCompany(invitation, tuple(seated), came)


def _free_seat(connection: Connection, code: str, found: set[SeatTaker], rooms: FreeSeats) -> int:
    """The first seat of the proposal with room, else the one after the last; `NoRoom`."""
    there = Counter(one.seat for one in found)
    for seat, room in enumerate(rooms.by_seat):
        if there[seat] < room:
            return seat
    last = connection.execute(_LAST, {"at": code}).scalar_one()
    after = max(len(rooms.by_seat), 0 if last is None else last + 1)
    if not rooms.at(after):
        raise NoRoom(code)
    return after


def _sit(connection: Connection, code: str, taker: SeatTaker, room: int) -> None:
    there = connection.execute(_AT_SEAT, {"at": code, "on": taker.seat}).scalars().all()
    if taker.person in there:
        connection.execute(_RENAME, {"at": code, "on": taker.seat, "of": taker.person, "called": taker.name})
    elif len(there) < room:
        connection.execute(_TAKE, [_row(code, taker)])
    else:
        raise SeatTaken(code)


def _company(connection: Connection, code: str, rooms_of: RoomsOf, person: str | None) -> InvitedCompany | None:
    row = connection.execute(_FOUND, {"at": code}).one_or_none()
    return None if row is None else _who_came(connection, _invitation(row), rooms_of(row.proposal).shown, person)


def _who_came(connection: Connection, invitation: Invitation, shown: int, person: str | None) -> InvitedCompany:
    """Reads few rows, however many people have joined."""
    code = invitation.code
    found = {SeatTaker(*row) for row in connection.execute(_LISTED, {"at": code, "below": shown})}
    came = len(found)
    if any(one.seat >= shown - FURTHER_SHOWN for one in found):  # a crowd, of which there may be more
        came = connection.execute(_COUNT, {"at": code}).scalar_one()
        found |= {SeatTaker(*row) for row in connection.execute(_OWN, {"at": code, "of": person})} if person else set()
    return InvitedCompany(invitation, tuple(sorted(found, key=_by_seat)), came)


def _companies(connection: Connection, found: Sequence[Invitation]) -> list[InvitedCompany]:
    """Two queries for all of them."""
    here = takers.c.code.in_([one.code for one in found])
    listed: dict[str, list[SeatTaker]] = {one.code: [] for one in found}
    for row in connection.execute(select(takers).where(here, takers.c.seat < MOST_LISTED)):
        listed[row.code].append(SeatTaker(row.seat, row.person, row.name))
    counts = select(takers.c.code, func.count()).where(here).group_by(takers.c.code)
    came: dict[str, int] = {row[0]: row[1] for row in connection.execute(counts)}
    return [InvitedCompany(one, tuple(sorted(listed[one.code], key=_by_seat)), came.get(one.code, 0)) for one in found]


def _by_seat(taker: SeatTaker) -> tuple[int, str]:
    return taker.seat, taker.name


def _invitation(row: Row[Any]) -> Invitation:
    return Invitation(row.code, row.host, row.proposal, row.public, row.made, row.club, row.game)


def _row(code: str, taker: SeatTaker) -> dict[str, object]:
    return {"code": code, "seat": taker.seat, "person": taker.person, "name": taker.name}
