"""A database with people and games in it, before the server that is measured opens it."""

from typing import NamedTuple

from msgspec import Raw, to_builtins
from msgspec.json import encode
from sqlalchemy import Connection, insert

from tilewright.core.clock import MINUTE
from tilewright.editions.house import rules_for
from tilewright.games.duplicate.policies import RoundClosing
from tilewright.games.duplicate.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.themes import themes
from tilewright.live.lobby.proposal import SeatSpec, TableProposal
from tilewright.live.server import Server, serving
from tilewright.live.tables.setup import TableSetup
from tilewright.store.invitations import Invitation, Invitations, SeatTaker
from tilewright.store.people import Key, Person, hashed
from tilewright.store.schema import people, sessions
from tilewright.web.socket import MOST_SOCKETS
from tilewright.web.visitors import BROWSER, COOKIE, Visitors

RULES = rules_for("folio", ("challenge=void",))  # bad words are not played, so that nobody waits for a challenge


HOUR = 60 * MINUTE


class PlayerSeat(NamedTuple):
    """Who sits where: the cookie of the one who holds the seat."""

    game: str
    seat: int
    cookie: str


class Crowd(NamedTuple):
    """A hall that plays, by the cookies of its seats; a table that as many wait at; and those who are still to come."""

    game: str
    code: str
    seated: list[str]
    coming: list[str]


class Household:
    """One person for as many sockets as one may have."""

    def __init__(self, server: Server) -> None:
        self._server, self._visitors = server, Visitors(server.people, server.clock.now)
        self._people: list[tuple[str, str]] = []

    async def person(self, number: int) -> tuple[str, str]:
        """Who has the socket of this number: the person, and the cookie."""
        while number // MOST_SOCKETS >= len(self._people):
            visitor, secret = await self._visitors.welcome(f"Guest {len(self._people)}", "bench")
            self._people.append((visitor.person, f"{COOKIE}={secret}"))
        return self._people[number // MOST_SOCKETS]


async def tables(url: str, sets: int, games: int) -> list[list[tuple[PlayerSeat, PlayerSeat]]]:
    """So many sets of games for two; the same sockets do for each set."""
    setup = TableSetup("crossword", Raw(encode(RULES)), ("Ann", "Ben"))
    made = []
    async with serving(url, open_graph, themes(), processes=1) as server:
        household = Household(server)
        for _ in range(sets):
            one: list[tuple[PlayerSeat, PlayerSeat]] = []
            for number in range(games):
                person, cookie = await household.person(2 * number)
                game = (await server.registry.found(setup, [(0, person), (1, person)])).id
                one.append((PlayerSeat(game, 0, cookie), PlayerSeat(game, 1, cookie)))
            made.append(one)
    return made


async def hall(url: str, players: int, limit: int, pause: int) -> list[PlayerSeat]:
    """One duplicate game whose rounds end by the clock."""
    rules = Rules(limit=limit, pause=pause, closing=RoundClosing.AT_TIME)
    setup = TableSetup("duplicate", Raw(encode(rules)), tuple(f"Player {seat}" for seat in range(players)))
    async with serving(url, open_graph, themes(), processes=1) as server:
        household = Household(server)
        people = [await household.person(seat) for seat in range(players)]
        table = await server.registry.found(setup, [(seat, person) for seat, (person, _) in enumerate(people)])
        return [PlayerSeat(table.id, seat, cookie) for seat, (_, cookie) in enumerate(people)]


async def crowd(url: str, players: int, coming: int) -> Crowd:
    """Everybody a person of their own, as in a real hall."""
    proposal = TableProposal("duplicate", (SeatSpec(mine=True),), crowd=True)
    rules = Rules(limit=HOUR, closing=RoundClosing.AT_TIME)
    setup = TableSetup("duplicate", Raw(encode(rules)), tuple(f"Player {seat}" for seat in range(players)))
    async with serving(url, open_graph, themes(), processes=1) as server:
        guests = await _guests(server, players + coming)
        seated = list(enumerate(guests[:players]))
        table = await server.registry.found(setup, seated)
        invitation = Invitation("CROWDED", guests[0], encode(proposal), public=False, made=server.clock.now())
        await Invitations(server.database).add(
            invitation, [SeatTaker(seat, one, f"Player {seat}") for seat, one in seated]
        )
        cookies = [f"{COOKIE}=secret of {one}" for one in guests]
        return Crowd(table.id, invitation.code, cookies[:players], cookies[players:])


async def _guests(server: Server, number: int) -> list[str]:
    """So many at once, which would take a minute one by one."""
    now, names = server.clock.now(), [f"guest-{one}" for one in range(number)]
    guests = [to_builtins(Person(name, name, now)) for name in names]
    keys = [Key(hashed(f"secret of {name}"), name, BROWSER, "bench", now, now) for name in names]

    def write(connection: Connection) -> None:
        connection.execute(insert(people), guests)
        connection.execute(
            insert(sessions),
            [
                {"key": one.hash, "person": one.person, "kind": one.kind, "label": one.label, "made": now, "seen": now}
                for one in keys
            ],
        )

    await server.database.write(write)
    return names
