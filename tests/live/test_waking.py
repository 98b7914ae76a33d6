"""A game rests when nobody needs it, costs nothing then, and goes on when its moment comes."""

import asyncio
import gc
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.live.staffed import NEVER, SOON, bot_setup, heard_at, staffed, until
from tests.live.states import standard_state
from tilewright.core.clock import MINUTE
from tilewright.core.refusal import Refused
from tilewright.core.tileset import TileKind, TileSet
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import PerMove
from tilewright.games.crossword.state import State
from tilewright.games.duplicate.events import Judged
from tilewright.games.duplicate.policies import Placing
from tilewright.games.duplicate.rules import Rules as DuplicateRules
from tilewright.live.server import Server
from tilewright.live.tables.offload import TALLY
from tilewright.live.tables.setup import DAY, TableSetup
from tilewright.live.tables.table import ActionRequest, Table


class Tick:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


class Client:
    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def slow_game(folder: Path, limit: int = 3 * DAY) -> TableSetup:
    rules = replace(rules_for("magnetic", ()), clock=PerMove(limit))
    return bot_setup(folder, "crossword", {}, people=2, rules=rules)


def in_memory(games: set[str], promises: set[str]) -> list[object]:
    """What there is of these games, known by the name and by the promise of their dice."""
    gc.collect()
    there = gc.get_objects()
    tables = [one for one in there if isinstance(one, Table) and one.id in games]
    return [*tables, *(one for one in there if isinstance(one, State) and one.commitment in promises)]


async def all_rest(server: Server) -> None:
    await until(lambda: not server.registry.open_tables and not server.registry._resting)


async def test_a_game_at_rest_is_nowhere_in_memory(tmp_path: Path) -> None:
    async with staffed(tmp_path, rhythm=SOON) as server:
        tables = [await server.registry.found(slow_game(tmp_path)) for _ in range(5)]
        games, promises = {one.id for one in tables}, {standard_state(one).commitment for one in tables}
        table = tables.pop()
        tables.clear()
        game, client = table.id, Client()
        watcher = await server.hub.watch(client, game, 0)
        await table.ask(ActionRequest(standard_state(table).turn, a.Pass()))
        await until(lambda: len(server.registry.open_tables) == 1)
        assert in_memory(games, promises)
        server.hub.leave(watcher)
        del table
        await all_rest(server)
        assert not in_memory(games, promises)
        assert (await server.registry.table(game)).n == 1


async def test_a_table_that_is_watched_or_due_soon_stays_open(tmp_path: Path) -> None:
    async with staffed(tmp_path, rhythm=SOON) as server:
        watched = await server.registry.found(slow_game(tmp_path))
        await server.hub.watch(Client(), watched.id, None)
        soon = await server.registry.found(slow_game(tmp_path, limit=MINUTE))
        other = await server.registry.found(slow_game(tmp_path))
        await until(lambda: server.registry.at(other.id) is None)
        assert set(server.registry.open_tables) == {watched, soon}


async def test_time_that_is_up_after_three_days_is_called_though_the_game_rests(tmp_path: Path) -> None:
    tick = Tick()
    async with staffed(tmp_path, rhythm=SOON, tick=tick) as server:
        table = await server.registry.found(slow_game(tmp_path))
        game, turn = table.id, standard_state(table).turn
        await table.ask(ActionRequest(turn, a.Exchange(standard_state(table).racks[turn].faces[0])))
        del table
        await all_rest(server)
        tick.now += 3 * DAY - 1
        await asyncio.sleep(0.2)
        assert (await server.records.to_wake(server.clock.now())) == []
        tick.now += 1_000
        async with heard_at(server, game) as facts:
            await until(lambda: facts)
            assert [(one.seat, one.late) for one in facts if isinstance(one, e.Passed)] == [(1 - turn, True)]
        await all_rest(server)


async def test_a_bot_whose_turn_it_was_plays_when_the_server_is_back(tmp_path: Path) -> None:
    async with staffed(tmp_path, pace=60) as server:
        table = await server.registry.found(bot_setup(tmp_path, "crossword", {0: "static"}, people=1))
        game = table.id
        await until(lambda: server.bot_runner.at_work(game))
        assert table.n == 0
    async with staffed(tmp_path, rhythm=SOON) as server:
        async with heard_at(server, game) as facts:
            await until(lambda: facts)
        await all_rest(server)
        assert await server.records.to_wake(server.clock.now()) == [], "the bot may challenge, but does not want to"
        await asyncio.sleep(0.1)
        assert not server.registry.open_tables


async def test_hundreds_of_games_that_need_nothing_do_not_hide_one_that_does(tmp_path: Path) -> None:
    async with staffed(tmp_path, rhythm=NEVER, pace=60) as server:
        setup = bot_setup(tmp_path, "crossword", {0: "static"}, people=1)
        games = [(await server.registry.found(setup)).id for _ in range(120)]
        now = server.clock.now()
        some = await server.records.to_wake(now, 100)
        assert sorted([*some, *await server.records.to_wake(now, 100, skip=100)]) == sorted(games)


async def test_a_game_that_cannot_be_opened_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async with staffed(tmp_path, pace=60) as server:
        setup = bot_setup(tmp_path, "crossword", {0: "static"}, people=1)
        (tmp_path / "small.txt.txt").write_text("HORN")
        lost = await server.registry.found(replace(setup, lexicon=setup.lexicon + ".txt"))
        good = await server.registry.found(setup)
        assert lost.id != good.id
    (tmp_path / "small.txt.txt").unlink()
    async with staffed(tmp_path, rhythm=SOON) as server, heard_at(server, good.id) as facts:
        await until(lambda: facts)


async def test_a_stored_game_with_rules_beyond_todays_bounds_goes_on_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = TileSet("blanks", (TileKind("?", 999, 0), TileKind("A", 9, 1)))
    endless = DuplicateRules(placing=Placing.MASTER, tileset=tiles, rack_size=15, limit=1)
    with pytest.raises(Refused):
        endless.checked(2)

    async with staffed(tmp_path) as server:
        with monkeypatch.context() as earlier_version:
            earlier_version.setattr(DuplicateRules, "checked", lambda rules, _: rules)
            setup = bot_setup(tmp_path, "duplicate", {}, people=2, rules=endless)
            game = (await server.registry.found(setup)).id
    judged = TALLY.pieces
    async with staffed(tmp_path, rhythm=SOON) as server, heard_at(server, game) as facts:
        other = await server.registry.found(slow_game(tmp_path))
        await until(lambda: sum(isinstance(one, Judged) for one in facts) >= 2)
        assert TALLY.pieces >= judged + 2, "away from the event loop"
        await other.ask(ActionRequest(standard_state(other).turn, a.Pass()))
        assert not server.tasks.failures
