"""Where people find each other: tables with free seats, by a code, among all, or within a club."""

import secrets
from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.games.base import Kit
from tilewright.live.lobby.changes import Listener, TableChanges
from tilewright.live.lobby.naming import checked_name, new_code, table_names
from tilewright.live.lobby.open_table import OpenTable, rooms_of
from tilewright.live.lobby.proposal import TableProposal, dealt
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import TableChanged
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import Table
from tilewright.store.invitations import (
    Begun,
    FreeSeats,
    Invitation,
    Invitations,
    InvitedCompany,
    Newcomer,
    NoRoom,
    SeatTaken,
    SeatTaker,
)
from tilewright.store.people import NameTaken, PersonGone

MOST_WAITING_EACH = 20  # tables that one person may have open


class Lobby:
    def __init__(self, registry: TableRegistry, invitations: Invitations) -> None:
        self._registry, self._invitations = registry, invitations
        self._news = TableChanges()
        self._public: list[OpenTable] | None = None  # kept until one of them changes
        self._changes = 0

    async def propose(self, host: str, name: str, proposal: TableProposal) -> OpenTable:
        """Open a table. A game that needs nobody else begins at once."""
        proposal = proposal.checked()
        if len(await self._invitations.open_codes_of(host)) >= MOST_WAITING_EACH:
            raise ServerRefusal("too-many-tables", most=MOST_WAITING_EACH)
        seating = [
            SeatTaker(seat, host, checked_name(place.name or name))
            for seat, place in enumerate(proposal.places)
            if place.mine and not place.bot
        ]
        kept, made = msgspec.json.encode(proposal), self._registry.services.clock.now()
        while True:
            invitation = Invitation(new_code(), host, kept, proposal.public, made, proposal.club)
            try:
                await self._invitations.add(invitation, seating)
                break
            except NameTaken:
                continue  # the code is taken
        self._registry.personal.tell([host])
        return await self._changed(OpenTable(invitation, proposal, tuple(seating), len(seating)))

    async def at(self, code: str, person: str | None = None) -> OpenTable:
        """A table by its code, including the seat of `person`, however many have come."""
        return _open_table(await self._invitations.find(code, _rooms, person), code)

    async def of_game(self, game: str, person: str | None = None) -> OpenTable:
        """The table a game started from; a rematch has none."""
        return _open_table(await self._invitations.of_game(game, _rooms, person), "")

    async def join(self, code: str, person: str, name: str, seat: int | None = None) -> OpenTable:
        """Take a seat; the game begins when the last one is taken."""
        name = checked_name(name)
        comer = Newcomer(person, name) if seat is None else SeatTaker(seat, person, name)
        try:
            company = await self._invitations.take(code, comer, _rooms)
        except PersonGone:
            raise ServerRefusal("no-such-table", code=code) from None
        except Begun as begun:
            raise ServerRefusal("table-begun", code=code, game=begun.game) from None
        except NoRoom:
            raise ServerRefusal("table-full", code=code) from None
        except SeatTaken:
            raise ServerRefusal("seat-taken", code=code, seat=seat) from None
        self._registry.personal.tell([person])
        return await self._changed(_open_table(company, code))

    async def leave(self, code: str, person: str) -> OpenTable:
        """Leave the seat. If the host leaves, the table is closed."""
        open_table = await self.at(code)
        if open_table.invitation.game:
            raise ServerRefusal("table-begun", code=code, game=open_table.invitation.game)
        if open_table.invitation.host == person:
            await self._invitations.remove(code)
            self._tell(TableChanged(code, closed=True), public=open_table.invitation.public)
            return open_table
        await self._invitations.stand_up(code, person)
        self._registry.personal.tell([person])
        return await self._changed(await self.at(code))

    async def start(self, code: str, person: str) -> OpenTable:
        """The host starts with the people who are there; free seats are left out."""
        open_table = await self.at(code)
        if open_table.invitation.host != person:
            raise ServerRefusal("host-only", code=code)
        return open_table if open_table.invitation.game else await self._begin(open_table)

    async def public(self) -> list[OpenTable]:
        if self._public is not None:
            return self._public
        changes = self._changes
        found = [_open_table(one, "") for one in await self._invitations.public()]
        if changes == self._changes:
            self._public = found
        return found

    async def of_person(self, person: str) -> list[OpenTable]:
        return [_open_table(one, "") for one in await self._invitations.of_person(person)]

    async def codes_of(self, person: str) -> list[str]:
        """The codes of the tables a person is waiting at."""
        return await self._invitations.open_codes_of(person)

    async def of_club(self, club: str) -> list[OpenTable]:
        return [_open_table(one, "") for one in await self._invitations.of_club(club)]

    def is_waited_at(self, code: str) -> bool:
        """Whether anybody is looking at the table now."""
        return self._news.is_waited_at(code)

    def forget_list(self) -> None:
        """Read the public tables again: they have changed by something other than people joining or leaving."""
        self._public, self._changes = None, self._changes + 1

    async def rematch(self, table: Table) -> str:
        """Start a game with the same people, bots and rules, each one seat further; returns its id."""
        old, seats = table.setup, len(table.setup.players)
        seating = [
            ((seat + 1) % seats, person) for seat, person in await self._registry.services.records.seating(table.id)
        ]
        players = (*old.players[-1:], *old.players[:-1])
        bots = {(seat + 1) % seats: name for seat, name in old.bots.items()}
        before = await self._registry.services.records.find(table.id)
        club = before.club if before else None
        game = (await self._registry.found(replace(old, players=players, bots=bots), seating, club)).id
        self._registry.personal.tell(person for _, person in seating)
        return game

    def wait(self, code: str, listener: Listener) -> Callable[[], None]:
        """Be told about a table until the returned function is called."""
        return self._news.wait(code, listener)

    def browse(self, listener: Listener) -> Callable[[], None]:
        return self._news.browse(listener)

    async def _changed(self, open_table: OpenTable) -> OpenTable:
        if open_table.is_complete:
            return await self._begin(open_table)
        came = open_table.came if open_table.came > len(open_table.takers) else None
        self._tell(TableChanged(open_table.invitation.code, came=came), public=open_table.invitation.public)
        return open_table

    async def _begin(self, open_table: OpenTable) -> OpenTable:
        invitation, proposal = open_table.invitation, open_table.proposal
        takers = await self._invitations.takers(invitation.code)
        filled = replace(open_table, takers=tuple(takers)).filled
        people = {new: name for new, (_, place, name) in enumerate(filled) if not place.bot}
        bots = {new: place.bot for new, (_, place, _) in enumerate(filled) if place.bot}
        seed = Kit(await self._registry.words_of(proposal.lexicon), Dice(secrets.token_bytes(SEED_BYTES)))
        rules = await dealt(proposal, seed, len(filled))
        setup = TableSetup(
            proposal.kind,
            Raw(msgspec.json.encode(rules)),
            table_names(people, bots),
            proposal.lexicon,
            bots,
            proposal.watching,
            proposal.casual,
            proposal.patience,
        )
        seats = {old: new for new, (old, _, _) in enumerate(filled)}
        seating = [(seats[one.seat], one.person) for one in takers]
        table = await self._registry.found(setup, seating, invitation.club)
        if not await self._invitations.begin(invitation.code, table.id):
            await self._registry.forget(table.id)  # somebody else started it at the same moment
            return await self.at(invitation.code)
        self._tell(TableChanged(invitation.code, game=table.id), public=invitation.public)
        self._registry.personal.tell(person for _, person in seating)
        return replace(open_table, invitation=replace(invitation, game=table.id))

    def _tell(self, changed: TableChanged, *, public: bool) -> None:
        if public:
            self.forget_list()
        self._news.tell(changed, public=public)


def _open_table(company: InvitedCompany | None, code: str) -> OpenTable:
    if company is None:
        raise ServerRefusal("no-such-table", code=code)
    return OpenTable(company.invitation, _proposal(company.invitation.proposal), company.takers, company.came)


def _rooms(proposal: bytes) -> FreeSeats:
    return rooms_of(_proposal(proposal))


@lru_cache(maxsize=1_000)
def _proposal(kept: bytes) -> TableProposal:
    """Cached, since it never changes and everybody who comes asks for it."""
    return msgspec.json.decode(kept, type=TableProposal)
