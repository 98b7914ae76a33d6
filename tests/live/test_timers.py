"""Time is called by the server, once, and never too early."""

import asyncio
from pathlib import Path

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from tests.live.states import standard_state
from tests.live.tables import crossword, registry_at
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import PerMove
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import ActionRequest
from tilewright.live.tables.timers import Timers
from tilewright.store.database import sqlite_url


def hurried(limit: int) -> TableSetup:
    rules = replace(rules_for("magnetic", ()), clock=PerMove(limit))
    return TableSetup("crossword", Raw(encode(rules)), ("Ann", "Ben"))


async def test_a_turn_not_taken_in_time_is_a_pass(tmp_path: Path) -> None:
    heard: list[TurnCommitted] = []
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        timers = Timers(registry)
        table = await registry.found(hurried(limit=1_000))
        late = asyncio.Event()
        registry.services.bus.listen(table.id, heard.append)
        registry.services.bus.listen(table.id, lambda one: late.set() if one.n == 2 else None)
        timers.keep(table)
        first = standard_state(table).turn
        await table.ask(ActionRequest(first, a.Exchange(standard_state(table).racks[first].faces[0])))
        await late.wait()
        await timers.close()
    passed = [event for one in heard for event in one.events if isinstance(event, e.Passed)]
    assert [event.late for event in passed] == [True]
    assert heard[1].at - heard[0].at >= 1_000


async def test_a_game_without_a_limit_is_left_alone(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        timers = Timers(registry)
        table = await registry.found(crossword())
        timers.keep(table)
        assert table.due is None
        await asyncio.sleep(0.1)
        assert table.n == 0
        await timers.close()
