"""With thousands of tables open, looking after them makes none of them wait."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.live.staffed import NEVER, bot_setup, staffed
from tests.live.test_waking import slow_game
from tilewright.live.bots.runner import BotRunner
from tilewright.live.tables import idle_scheduler
from tilewright.live.tables.idle_scheduler import IdleTableScheduler

AN_HOUR = 3_600.0


def calls_to_ask(robots: BotRunner, game: str) -> int:
    """How many calls it takes to say whether a bot thinks about a game."""
    calls = 0

    def counted(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(counted)
    robots.at_work(game)
    sys.setprofile(None)
    return calls


async def test_whether_a_bot_thinks_is_known_without_looking_at_all_who_do(tmp_path: Path) -> None:
    async with staffed(tmp_path, pace=AN_HOUR) as server:
        alone = calls_to_ask(server.bot_runner, "another")
        setup = bot_setup(tmp_path, "crossword", {0: "static", 1: "static"})
        tables = [await server.registry.found(setup) for _ in range(20)]
        await asyncio.sleep(0.1)  # until they have begun
        assert all(server.bot_runner.at_work(table.id) for table in tables)
        assert calls_to_ask(server.bot_runner, "another") == alone


async def test_others_get_a_turn_while_it_is_looked_which_tables_may_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_scheduler, "AT_ONCE", 5)

    async with staffed(tmp_path) as server:
        for _ in range(20):
            await server.registry.found(slow_game(tmp_path))
        sweep = asyncio.create_task(IdleTableScheduler(server.registry, server.bot_runner, NEVER).sweep())
        turns = 0
        while not sweep.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 4
