"""What one visitor may take up, how long it is kept, and what it costs to let one more in."""

from functools import partial
from pathlib import Path
from socket import socket
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import Raw
from msgspec.json import encode
from sqlalchemy import insert, update

from tests.databases import statements
from tests.live.staffed import until
from tests.web.browsers import ServedApp, served
from tilewright.games.duplicate.rules import Rules
from tilewright.live.halls.hall import HALL_FROM
from tilewright.live.retention import RetentionPolicy
from tilewright.live.tables.setup import DAY, TableSetup
from tilewright.store.database import sqlite_url
from tilewright.store.schema import games, invitations, people, sessions
from tilewright.web import guard, logs, serving
from tilewright.web.client import Client
from tilewright.web.command import command
from tilewright.web.config import Config
from tilewright.web.conversation import SocketConversation
from tilewright.web.rate_limits import Rate
from tilewright.web.visitors import Visitor

ALONE: dict[str, Any] = {"kind": "crossword", "places": [{"mine": True}], "house": ["solitaire"]}
LONG_AGO = 200 * DAY
FOR_EVER = {"keep_tables": 0, "keep_games": 0, "keep_guests": 0}


async def test_nobody_has_more_unfinished_games_than_the_operator_allows(tmp_path: Path) -> None:
    async with served(tmp_path, most_games=2) as server:
        ann, ben = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        await ben.arrives("Ben")
        first, _ = [(await ann.post("/api/tables", **ALONE))["game"] for _ in range(2)]
        assert await ann.no("POST", "/api/tables", **ALONE) == "too-many-games"
        await ben.post("/api/tables", **ALONE)
        await ann.post(f"/api/games/{first}/moves", seat=0, id="gone", action={"do": "resign"})
        assert (await ann.post("/api/tables", **ALONE))["game"], "one that is over makes room"
        assert await ann.no("POST", "/api/tables", **ALONE) == "too-many-games"


async def _age_everything(server: ServedApp) -> None:
    database, now = server.services.server.database, server.services.server.clock.now()
    for column in (games.c.touched, invitations.c.made, people.c.made, sessions.c.seen):
        old = update(column.table).values({column.name: now - LONG_AGO})
        await database.write(lambda connection, old=old: connection.execute(old))  # type: ignore[misc]


async def test_the_server_itself_clears_away_what_the_operator_does_not_keep(tmp_path: Path) -> None:
    async with served(tmp_path, **FOR_EVER) as server:
        ann, ben, cleo = [await server.browser() for _ in range(3)]
        for name, browser in (("Ann", ann), ("Ben", ben), ("Cleo", cleo)):
            await browser.arrives(name)
        await ann.post("/api/tables", **ALONE)
        await ben.post("/api/tables", kind="crossword", places=[{"mine": True}, {}])
        await _age_everything(server)
        await server.services.server.retention.sweep()
        assert not server.services.server.retention.removed
    for kept, what, many in (
        ("keep_tables", "tables", 1),
        ("keep_games", "games", 1),
        ("keep_guests", "guests", 3),
    ):
        async with served(tmp_path, **{**FOR_EVER, kept: 100}) as server:
            retention = server.services.server.retention
            await until(partial(retention.removed.__getitem__, what))
            await retention.sweep()
            assert retention.removed == {what: many}


def test_what_an_operator_chooses_on_the_command_line_is_what_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Config] = []

    def starts(config: Config, _: object, listening: socket, __: object) -> None:
        started.append(config)
        listening.close()

    monkeypatch.setattr(serving, "run", starts)
    monkeypatch.setattr(logs, "set_up", lambda _: None)
    chosen = [
        "--keep-tables=3",
        "--keep-games=0",
        "--most-games=7",
        "--port=0",
        f"--db={sqlite_url(tmp_path / 'g.db')}",
    ]
    by_name = {"TILEWRIGHT_KEEP_GUESTS": "5"}
    for options, env in ((chosen, by_name), (chosen[3:], {})):
        assert CliRunner(env=env).invoke(command, options, catch_exceptions=False).exit_code == 0
    assert [one.keeping for one in started] == [RetentionPolicy(3, None, 5), RetentionPolicy(14, 120, 30)]
    assert [one.most_games for one in started] == [7, 200]


async def test_all_addresses_of_a_household_share_one_rate_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "ANYTHING", Rate(burst=3, per_second=0.000_1))

    async with served(tmp_path) as server:
        for last in ("1", "2:2", "3:3:3"):
            await (await server.browser_at(f"2001:db8:1:2::{last}")).get("/health/live")
        assert await (await server.browser_at("2001:db8:1:2:9::")).no("GET", "/health/live") == "slow-down"
        await (await server.browser_at("2001:db8:1:3::1")).get("/health/live")


async def _unheard(_: str) -> None:
    pass


async def test_entering_a_hall_asks_for_ones_own_seat_and_not_for_all(tmp_path: Path) -> None:
    async def entered(app: ServedApp, players: int) -> list[str]:
        """What is asked about seats when the last of so many players comes in."""
        server, last = app.services.server, players - 1
        everybody = [Visitor(f"{players}-{seat}", f"P{seat}", "key", "browser") for seat in range(players)]
        known = [{"id": one.person, "name": one.name, "made": server.clock.now()} for one in everybody]
        await server.database.write(lambda connection: connection.execute(insert(people), known))
        setup = TableSetup("duplicate", Raw(encode(Rules(limit=None))), tuple(one.name for one in everybody))
        table = await server.registry.found(setup, [(seat, one.person) for seat, one in enumerate(everybody)])
        talk = SocketConversation(app.services, Client(_unheard, lambda: None), everybody[last])
        with statements() as asked:
            await talk.hear(encode({"t": "watch", "game": table.id, "seat": last}))
        assert server.hub.watching == 1
        talk.leave()
        return [one for one in asked if "seats" in one]

    async with served(tmp_path) as server:
        asked = await entered(server, 10 * HALL_FROM)
        assert asked == await entered(server, HALL_FROM + 1), "however many there are"
        assert asked
        async with server.services.server.database.reading() as connection:
            for one in asked:
                nothing = (None,) * one.count("?")
                plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one}", nothing)).all()
                assert "(person=? AND game=?)" in str(plan), (one, plan)
