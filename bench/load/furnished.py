"""A database with people and games in it, before the server that is measured opens it."""

from typing import NamedTuple

from msgspec import Raw
from msgspec.json import encode

from tilewright.editions.house import rules_for
from tilewright.games.duplicate.policies import Closing
from tilewright.games.duplicate.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.themes import themes
from tilewright.live.server import Server, serving
from tilewright.live.setup import Setup
from tilewright.web.socket import MOST_SOCKETS
from tilewright.web.visitors import COOKIE, Visitors

RULES = rules_for("folio", ("challenge=void",))  # bad words are not played, so that nobody waits for a challenge


class Sitting(NamedTuple):
    """Who sits where: the cookie of the one who holds the seat."""

    game: str
    seat: int
    cookie: str


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


async def tables(url: str, sets: int, games: int) -> list[list[tuple[Sitting, Sitting]]]:
    """So many sets of games for two; the same sockets do for each set."""
    setup = Setup("crossword", Raw(encode(RULES)), ("Ann", "Ben"))
    made = []
    async with serving(url, open_graph, themes(), processes=1) as server:
        household = Household(server)
        for _ in range(sets):
            one: list[tuple[Sitting, Sitting]] = []
            for number in range(games):
                person, cookie = await household.person(2 * number)
                game = (await server.house.found(setup, [(0, person), (1, person)])).id
                one.append((Sitting(game, 0, cookie), Sitting(game, 1, cookie)))
            made.append(one)
    return made


async def hall(url: str, players: int, limit: int, pause: int) -> list[Sitting]:
    """One duplicate game whose rounds end by the clock."""
    rules = Rules(limit=limit, pause=pause, closing=Closing.AT_TIME)
    setup = Setup("duplicate", Raw(encode(rules)), tuple(f"Player {seat}" for seat in range(players)))
    async with serving(url, open_graph, themes(), processes=1) as server:
        household = Household(server)
        people = [await household.person(seat) for seat in range(players)]
        table = await server.house.found(setup, [(seat, person) for seat, (person, _) in enumerate(people)])
        return [Sitting(table.id, seat, cookie) for seat, (_, cookie) in enumerate(people)]
