"""Two servers side by side, in one time: everything is done in both, and what clients are told is compared."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from litestar import Litestar
from msgspec import Raw

from tests.live.staffed import NEVER
from tests.live.tables import Ticks
from tests.web.asgi_client import AsgiBotStream, AsgiSocket, asked
from tests.web.loaded import LoadedDice
from tests.web.twins import LEXICONS, THEMES, Twins
from tilewright.games.base import BaseState
from tilewright.live.server import Server, serving
from tilewright.live.tables.setup import TableSetup, Watching
from tilewright.live.tables.summary import standing_of
from tilewright.live.tables.table import Table
from tilewright.store.clock_record import Beats
from tilewright.store.clubs import Clubs
from tilewright.store.database import Database, sqlite_url
from tilewright.store.journal import StoredTurn
from tilewright.store.records import GameRecord
from tilewright.web.app import application
from tilewright.web.config import Config
from tilewright.web.passwords import Passwords
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitors

BEGIN = 1_700_000_000_000


@dataclass
class TwinServer:
    """One of the two servers, with the real application before it."""

    app: Litestar
    server: Server
    dice: dict[str, LoadedDice] = field(default_factory=dict)
    secrets: list[str] = field(default_factory=list)

    @property
    def services(self) -> AppServices:
        services: AppServices = self.app.state.services
        return services

    async def guest(self, name: str) -> tuple[str, str]:
        """The person, and the secret of the browser."""
        visitor, secret = await self.services.visitors.welcome(name, "browser")
        self.secrets.append(secret)
        return visitor.person, secret

    async def settle(self) -> None:
        """Whatever a turn has set going is over."""
        while self.server.consent._reviews:
            await asyncio.gather(*self.server.consent._reviews)
        for _ in range(3):
            await asyncio.sleep(0)

    def load(self, table: Table) -> None:
        table._dice = self.dice[table.id]


@asynccontextmanager
async def twin_server(folder: Path, name: str, ticks: Ticks) -> AsyncIterator[TwinServer]:
    """Nothing happens here by itself: no timer, no bot."""
    url = sqlite_url(folder / f"{name}.db")
    database = await Database.opened(url)
    await Beats(database).keep(BEGIN)
    await database.close()
    config = Config(db=url, no_rate_limit=True, open_metrics=True)
    with Passwords() as passwords:
        async with serving(url, LEXICONS.__getitem__, THEMES, processes=1, rhythm=NEVER, tick=ticks) as server:
            server.registry.on_open.clear()
            server.registry.on_close.clear()
            app = application(config)
            visitors = Visitors(server.people, server.clock.now)
            app.state.services = AppServices(config, server, visitors, Clubs(server.database), passwords)
            half = TwinServer(app, server)
            server.registry.on_open.append(half.load)
            yield half


@asynccontextmanager
async def both_servers(folder: Path, ticks: Ticks) -> AsyncIterator[tuple[TwinServer, TwinServer]]:
    async with twin_server(folder, "one", ticks) as one, twin_server(folder, "other", ticks) as other:
        yield one, other


@dataclass
class Client:
    """Somebody's browser at one of the servers: `heard` is every byte since it was last looked at."""

    half: TwinServer
    seat: int | None
    cookie: str | None = None
    heard: list[bytes] = field(default_factory=list)
    streamed: list[bytes] = field(default_factory=list)  # to a program of the same person
    socket: AsgiSocket = field(init=False)

    def __post_init__(self) -> None:
        self.socket = AsgiSocket(self.half.app, self.cookie, self.heard.append)

    def leave(self, game: str) -> None:
        self.socket.say(t="unwatch", game=game, **({} if self.seat is None else {"seat": self.seat}))

    async def read(self, path: str, body: object = None) -> None:
        self.heard.append(await asked(self.half.app, path, self.cookie, body))

    def watch(self, game: str, since: int | None = None) -> None:
        """At the own seat, or as a bystander; first what was missed."""
        seat = {} if self.seat is None else {"seat": self.seat}
        self.socket.say(t="watch", game=game, **seat, **({} if since is None else {"since": since}))


@dataclass
class Side:
    """One of two games that are twins, with all who are there."""

    half: TwinServer
    game: str
    clients: dict[int | None, Client]

    @property
    def table(self) -> Table:
        table = self.half.server.registry.at(self.game)
        assert table, "somebody watches it"
        return table


@asynccontextmanager
async def seated(half: TwinServer, twins: Twins, which: int, game: str, wired: int) -> AsyncIterator[Side]:
    """A game with its start in the store, and everybody at their places, a bystander among them."""
    setup, seats = setup_of(twins, which), range(min(wired, len(twins.players)))
    people = [await half.guest(twins.players[seat]) for seat in seats]
    half.dice[game] = twins.dice[which]
    await _keep(half, twins, setup, which, game, [(seat, people[seat][0]) for seat in seats])
    clients: dict[int | None, Client] = {seat: Client(half, seat, people[seat][1]) for seat in seats}
    clients[None] = Client(half, None)
    async with AsyncExitStack() as leaving:
        if twins.watcher is not None and twins.listens:
            stream = AsgiBotStream(half.app, clients[twins.watcher].cookie, clients[twins.watcher].streamed.append)
            await stream.open()
            leaving.push_async_callback(stream.close)
            while half.server.registry.at(game) is None:  # noqa: ASYNC110 - until it has found the game
                await asyncio.sleep(0.001)
            await half.settle()
        for client in clients.values():
            await client.socket.open()
            leaving.push_async_callback(client.socket.close)
            client.watch(game)
            await client.socket.silence()
        yield Side(half, game, clients)


def setup_of(twins: Twins, which: int) -> TableSetup:
    rules = Raw(msgspec.json.encode(twins.rules[which]))
    watching = Watching.DELAYED if twins.delayed else Watching.OPEN
    return TableSetup(twins.name, rules, twins.players, twins.lexicon, watching=watching)


async def _keep(
    half: TwinServer, twins: Twins, setup: TableSetup, which: int, game: str, seating: list[tuple[int, str]]
) -> None:
    """As the registry founds a game and keeps its turns, but for its name and its seed."""
    now, kind = half.server.clock.now(), twins.kind
    state: BaseState | None = None
    turns = []
    for n, granted in enumerate(twins.history):
        facts = granted.facts[which]
        state = kind.evolved(state, facts)
        standing, action = standing_of(kind, state), f"earlier {n}" if n else None
        turns.append(StoredTurn(game, n, now, msgspec.json.encode(facts), granted.seat, action, standing=standing))
    record = GameRecord(game, kind.name, setup.encoded(), twins.seeds[which], now)
    await half.server.records.add(record, turns[0], seating)
    await half.server.journal.append(*turns[1:])
