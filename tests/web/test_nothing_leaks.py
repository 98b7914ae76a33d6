"""A hundred random games, each played twice with everything changed that one seat cannot see (R-13.3).

Every byte that reaches that seat is the same in both, by whichever way it comes; so none depends on what is hidden.
"""

from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs

from tests.live.states import standard_state
from tests.live.tables import Ticks
from tests.web.browsers import served
from tests.web.twin_crossword import CrosswordTwins
from tests.web.twin_kinds import WIRED, twins_of
from tests.web.twin_play import ABOUT, difference, play_twins, sat_down
from tests.web.twin_servers import Side, both_servers
from tests.web.twins import Asking
from tilewright.core.square import Laid
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a
from tilewright.games.kind import GAMES as KINDS
from tilewright.live.halls import announcer
from tilewright.live.tables.hub import DELAY
from tilewright.store.database import sqlite_url
from tilewright.web.app import application
from tilewright.web.config import Config
from tilewright.web.routes.exports import FORMATS

GAMES, RUNS = 100, 5
HAPPENED = ("actions", "refused", "looks", "came", "rests", "trespasses", "proposals", "ended")


@pytest.mark.seconds(600)
@pytest.mark.parametrize("number", range(RUNS))
async def test_every_byte_is_the_same_whatever_is_hidden(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is anything of it in the log, or in what is counted for whoever watches over the server."""
    monkeypatch.setattr(announcer, "EVERY_SECONDS", 0.0)
    each = GAMES // RUNS
    pairs = [twins_of(one) for one in range(number * each, (number + 1) * each)]
    with capture_logs() as lines:
        watched, browsers, counted = await play_twins(tmp_path, pairs, Random(number))
    tally = sum((one.tally for one in watched), Counter[str]())
    assert all(tally[what] for what in HAPPENED if what != "rests"), (
        tally
    )  # a table rests by chance, and not in every run
    assert tally["differed"] > tally["compared"] * 0.6, "most of the time something was hidden"
    secrets = [*browsers, *(secret for one in watched for secret in (*one.twins.seeds, *one.racks))]
    written = str(lines) + caplog.text + counted
    assert "tilewright_action_seconds" in written
    assert "'path': '/api/games/{game}/view'" in written
    assert [one for one in secrets if one in written] == []


def test_a_hundred_games_are_of_all_kinds() -> None:
    pairs = [twins_of(number) for number in range(GAMES)]
    assert {one.name for one in pairs} == set(KINDS)
    standard = [one for one in pairs if isinstance(one, CrosswordTwins)]
    assert {one.rules[0].edition for one in standard} == set(EDITIONS)
    assert {len(one.players) for one in standard} == {1, 2, 3, 4}
    assert {one.watcher for one in standard} == {None, 0, 1, 2, 3}
    for part in ("drawing", "checking", "theme", "clock", "exchanging", "opening", "blanks", "dictionary", "rack_size"):
        assert len({str(getattr(one.rules[0], part)) for one in standard}) > 1, part
    assert any(len(one.players) > WIRED for one in pairs), "a hall"
    assert any(one.delayed for one in pairs)
    assert any(one.listens for one in pairs)


def test_all_is_looked_at_that_can_be_had_about_a_game(tmp_path: Path) -> None:
    app = application(Config(db=sqlite_url(tmp_path / "games.db")))
    ways = {route.path for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods}
    asked = {f"/api/games/{{game:str}}{about}" for about in ABOUT}
    forms = {f"/api/games/{{game:str}}/export/{form}" for form in FORMATS}
    assert {way for way in ways if "{game:" in way} == asked - forms | {"/api/games/{game:str}/export/{form:str}"}
    assert forms <= asked


async def test_whoever_sees_a_game_later_is_told_nothing_before(tmp_path: Path) -> None:
    """By no way: not how the game stands, nor whose turn it is, nor by what is asked for again."""
    ticks, rules = Ticks(), rules_for("magnetic")
    twins = CrosswordTwins(Random("late"), None, (rules, rules), ("Ann", "Ben"), delayed=True)
    async with both_servers(tmp_path, ticks) as halves, AsyncExitStack() as tables:
        watched = await sat_down(halves, twins, "late", tables, ahead=0)
        one, other = watched.sides
        turn = standard_state(one.table).turn
        tiles = standard_state(other.table).racks[turn].faces[-2:]
        play = a.Place(tuple(Laid(8, 7 + place, tile) for place, tile in enumerate(tiles)))
        await watched.do(Asking(turn, (a.Pass(), play)))
        assert one.table.state.scores != other.table.state.scores
        ticks.now += DELAY - 1
        assert difference(await heard_late(one), await heard_late(other)) is None
        ticks.now += 1
        assert difference(await heard_late(one), await heard_late(other))


async def heard_late(side: Side) -> list[bytes]:
    """All that a bystander can have."""
    bystander, path = side.clients[None], f"/api/games/{side.game}"
    for about in ABOUT:
        await bystander.read(path + about)
    for since in (None, 0, 1, 5):
        bystander.watch(side.game, since)
        await bystander.socket.silence()
    return bystander.heard


async def test_racks_that_were_prepared_are_told_to_nobody(tmp_path: Path) -> None:
    """Neither while people gather, nor by the table's code when the game has begun."""
    async with served(tmp_path) as server:
        ann, ben = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        await ben.arrives("Ben")
        listed = {"rules": {"prepared": [{"rack": rack} for rack in ("AEINRST", "DEGORTU")], "limit": 60_000}}
        places = [{"mine": True}, {}]
        code = (await ann.post("/api/tables", kind="duplicate", places=places, public=True, **listed))["code"]
        told = [
            await ben.get("/api/tables"),
            await ben.get(f"/api/tables/{code}"),
            await ann.get("/api/tables/mine"),
        ]
        joined = await ben.post(f"/api/tables/{code}/join")
        told += [joined, await ann.get(f"/api/tables/{code}"), await ben.get(f"/api/games/{joined['game']}")]
        told.append(view := await ben.get(f"/api/games/{joined['game']}/view?seat=1"))
        assert "DEGORTU" not in str(told)
        assert view["view"]["rack"]["faces"] == "AEINRST", "the first one is called at once"
