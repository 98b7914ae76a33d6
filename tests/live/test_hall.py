"""Two thousand players at one table: each is told what concerns it, and everybody how it goes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

from tests.live.staffed import until
from tests.live.tables import crossword, registry_at
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.policies import HumanArbitrator, RoundClosing
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.lexicons.graph import WordGraph
from tilewright.live.halls.announcer import HallAnnouncer
from tilewright.live.halls.hall import HALL_FROM, for_seat, join
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.hub import Hub
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import ActionRequest, Table
from tilewright.store.database import sqlite_url
from tilewright.store.people import People, Person as Somebody
from tilewright.testing.words import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
SLIP = Slip("HORN", 8, 8, Direction.ACROSS)


class Client:
    """What came to one, by its kind."""

    def __init__(self) -> None:
        self.bytes = 0
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.bytes += len(message)
        self.heard.append(decode(message))

    def kinds(self, kind: str) -> list[Any]:
        return [one for one in self.heard if one["t"] == kind]

    def facts(self, kind: str) -> list[Any]:
        return [fact for one in self.kinds("events") for fact in one["events"] if fact["is"] == kind]

    def forget(self) -> None:
        self.bytes, self.heard = 0, []


def hall(players: int, rules: Rules | None = None) -> TableSetup:
    names = tuple(f"Player {seat}" for seat in range(players))
    return TableSetup("duplicate", Raw(encode(rules or Rules(limit=None))), names)


def hub_of(registry: TableRegistry) -> Hub:
    registry._words = lambda _: WORDS
    hub = Hub(registry)
    HallAnnouncer(hub)
    return hub


async def watching(hub: Hub, table: Table, seats: int) -> list[Client]:
    clients = [Client() for _ in range(seats)]
    for seat, client in enumerate(clients):
        await hub.watch(client, table.id, seat)
    return clients


async def round_of(players: int, url: str) -> tuple[list[Client], Client, Table]:
    """One whole round in which everybody hands in and is done, as it was heard at the seats and on the screen."""
    async with registry_at(url) as registry:
        hub, screen = hub_of(registry), Client()
        table = await registry.found(hall(players))
        clients = await watching(hub, table, players)
        await hub.watch(screen, table.id, None)
        for client in clients:
            assert client.bytes < 12_000
            client.forget()
        await asyncio.gather(*(table.ask(ActionRequest(seat, a.HandIn(SLIP), f"h{seat}")) for seat in range(players)))
        await asyncio.gather(*(table.ask(ActionRequest(seat, a.Done(), f"d{seat}")) for seat in range(players)))
        await until(lambda: all(client.kinds("hall") and "own" in client.heard[-1] for client in clients))
    return clients, screen, table


async def test_a_round_costs_a_player_the_same_among_two_thousand(tmp_path: Path) -> None:
    few, _, _ = await round_of(HALL_FROM + 1, sqlite_url(tmp_path / "few.db"))
    many, screen, table = await round_of(2_000, sqlite_url(tmp_path / "many.db"))
    counts = len(many[0].kinds("hall"))  # one a second, however long the machine takes
    assert max(client.bytes for client in many) < 6_000 + 150 * counts
    assert max(client.bytes - 150 * counts for client in many) < 1.2 * max(client.bytes for client in few) + 500
    assert screen.bytes < 12_000 + 6_000 + 150 * counts
    assert not screen.facts("handedin")
    for seat, client in enumerate(many):
        assert [fact["seat"] for fact in client.facts("handedin")] == [seat]
        assert [one["id"] for one in client.kinds("events") if "id" in one] == [f"h{seat}", f"d{seat}"]
        own = client.kinds("hall")[-1]["own"]
        assert (own["seat"], own["total"]) == (seat, table.state.scores[seat])
        assert len(client.kinds("hall")[-1]["leaders"]) == 10


async def test_at_a_small_table_everything_is_told(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        hub = hub_of(registry)
        table = await registry.found(hall(HALL_FROM))
        clients = await watching(hub, table, 3)
        await table.ask(ActionRequest(0, a.HandIn(SLIP)))
        for client in clients:
            assert [fact["seat"] for fact in client.facts("handedin")] == [0]
            assert len(client.kinds("view")[0]["view"]["players"]) == HALL_FROM
            assert not client.kinds("hall")


async def test_the_count_is_told_once_a_second_at_the_most(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        hub = hub_of(registry)
        table = await registry.found(hall(200))
        (client,) = await watching(hub, table, 1)
        client.forget()
        loop = asyncio.get_running_loop()
        began = loop.time()
        for seat in range(100, 200):
            await table.ask(ActionRequest(seat, a.HandIn(SLIP)))
        await until(lambda: client.heard and client.heard[-1]["news"]["handed_in"] == 100)
        assert len(client.heard) <= loop.time() - began + 2
        assert client.heard[-1]["news"] == {"round": 1, "present": 200, "handed_in": 100, "done": 0}


async def test_the_arbitrator_of_thousands_is_told_how_many_slips_are_in_and_not_of_each(tmp_path: Path) -> None:
    players = 1_500

    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        hub, arbitrator = hub_of(registry), Client()
        table = await registry.found(hall(players, Rules(arbitrator=HumanArbitrator(0), closing=RoundClosing.AT_TIME)))
        await table.ask(ActionRequest(0, a.Draw()))
        await table.ask(ActionRequest(0, a.Open()))
        await hub.watch(arbitrator, table.id, 0)
        await asyncio.gather(*(table.ask(ActionRequest(seat, a.HandIn(SLIP))) for seat in range(1, players)))
        assert not arbitrator.facts("handedin")
        await until(lambda: arbitrator.kinds("hall")[-1]["news"]["handed_in"] == players - 1)
        assert arbitrator.bytes < 12_000 + 150 * len(arbitrator.kinds("hall"))
        again = Client()
        await hub.watch(again, table.id, 0)
        assert again.kinds("view")[0]["view"]["handed_in"] == players - 1
        assert again.bytes < 12_000, "who comes back is shown as little"
        await table.ask(ActionRequest(0, a.Close()))
        await table.ask(ActionRequest(0, a.Correct(7, SLIP), "mend"))
        assert [one["id"] for one in again.kinds("events") if "id" in one] == ["mend"], "what one did is told"


async def test_what_was_missed_is_told_in_short_too(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        hub = hub_of(registry)
        table = await registry.found(hall(60))
        for seat in range(60):
            await table.ask(ActionRequest(seat, a.HandIn(SLIP)))
        client = Client()
        await hub.watch(client, table.id, 7, since=0)
        assert [fact["seat"] for fact in client.facts("handedin")] == [7]
        heard = TurnCommitted(table.id, 1, 0, (), 0, None, over=False)
        assert for_seat(table, heard, 7) == ()


async def known(registry: TableRegistry, *names: str) -> None:
    people = People(registry.services.records.database)
    for name in names:
        await people.add(Somebody(name, name.title(), made=1))


async def test_many_who_come_late_at_once_get_a_seat_each(tmp_path: Path) -> None:
    """R-9.1"""

    names = [f"guest{number}" for number in range(30)]
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        hub_of(registry)
        await known(registry, *names)
        table = await registry.found(hall(3))
        seats = await asyncio.gather(*(join(registry, table, name, name.title()) for name in names))
        assert sorted(seats) == list(range(3, 33))
        assert table.state.players[seats[4]] == "Guest4"
        assert sorted(await registry.services.records.seating(table.id)) == sorted(zip(seats, names, strict=True))
        assert await join(registry, table, "guest4", "Other") == seats[4]
        await table.ask(ActionRequest(seats[4], a.Leave()))
        assert await join(registry, table, "guest4", "Other") == seats[4]
        assert seats[4] not in table.state.gone
        assert len(table.state.players) == 33


async def test_a_latecomer_has_the_seat_before_anybody_hears_of_it(tmp_path: Path) -> None:
    file = tmp_path / "g.db"
    async with registry_at(sqlite_url(file)) as registry:
        await known(registry, "cid")
        table, kept = await registry.found(hall(3)), list[Any]()

        def look(_: TurnCommitted) -> None:
            with closing(sqlite3.connect(file)) as connection:
                kept.extend(connection.execute("SELECT seat, person FROM seats").fetchall())

        registry.services.bus.listen(table.id, look)
        await join(registry, table, "cid", "Cid")
        assert kept == [(3, "cid")]


async def test_who_was_deleted_meanwhile_gets_no_seat_and_no_one_hears_of_it(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await registry.found(hall(3))
        with pytest.raises(ServerRefusal, match="not-known"):
            await join(registry, table, "nobody", "Nobody")
        assert len(table.state.players) == 3


async def test_other_games_cannot_be_joined_late(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        await known(registry, "cid")
        table = await registry.found(crossword())
        with pytest.raises(Refused, match="seats"):
            await join(registry, table, "cid", "Cid")
