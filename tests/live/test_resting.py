"""A table rests and is opened again, and no action is lost or played on a table that is no more."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from tests.live.states import standard_state
from tests.live.tables import crossword, registry_at
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseEvent
from tilewright.games.crossword import actions as a
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.table import ActionRequest, Committed, Stale, Table
from tilewright.store.journal import TurnsMissing


async def test_an_action_at_a_table_that_rests_goes_to_the_one_that_is_opened(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        seat = standard_state(table).turn
        rest = asyncio.create_task(registry.rest(table.id))
        await asyncio.sleep(0)
        assert registry.at(table.id) is None
        assert await table.ask(ActionRequest(seat, a.Pass())) == Committed(1)
        assert await rest
        assert (table.n, (await registry.table(table.id)).n) == (0, 1)
        assert await table.ask(ActionRequest(1 - seat, a.Pass(), n=1)) == Committed(2)


async def test_a_table_that_somebody_waits_at_does_not_rest(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        action = asyncio.create_task(table.ask(ActionRequest(standard_state(table).turn, a.Pass())))
        await asyncio.sleep(0)
        assert not await registry.rest(table.id)
        assert await action == Committed(1)
        assert await registry.rest(table.id)
        assert not await registry.rest(table.id)


@pytest.mark.parametrize("number", range(3))
async def test_actions_and_rests_at_random_lose_nothing(url: str, number: int) -> None:
    """Many ask by tables that they once found, while the game is put to rest again and again."""

    async def ask(registry: TableRegistry, table: Table, chance: Random, granted: list[int]) -> None:
        for _ in range(40):
            now = await registry.table(table.id)
            if chance.random() < 0.3:
                table = now
            seat = standard_state(now).turn
            action = ActionRequest(seat, a.Exchange(chance.choice(standard_state(now).racks[seat].faces)), n=now.n)
            if chance.random() < 0.5:
                await asyncio.sleep(0.002 * chance.random())
            try:
                granted.append((await table.ask(action)).n)
            except (Stale, Refused):
                continue

    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        heard: list[TurnCommitted] = []
        registry.services.bus.listen(table.id, heard.append)
        granted: list[int] = []
        done = asyncio.Event()

        async def rests() -> int:
            count = 0
            while not done.is_set():
                count += await registry.rest(table.id)
                await asyncio.sleep(0.001)
            return count

        resting = asyncio.create_task(rests())
        await asyncio.gather(*(ask(registry, table, Random(f"{number} {one}"), granted) for one in range(5)))
        done.set()
        assert await resting > 0
        assert sorted(granted) == list(range(1, len(granted) + 1))
        assert [one.n for one in heard] == sorted(granted)
        assert [one.n for one in await registry.services.journal.since(table.id, 1)] == sorted(granted)


async def test_many_who_come_at_once_find_one_table(url: str) -> None:
    async with registry_at(url) as registry:
        game = (await registry.found(crossword())).id
        for _ in range(20):
            await asyncio.gather(registry.rest(game), *(registry.table(game) for _ in range(5)))
            tables = await asyncio.gather(*(registry.table(game) for _ in range(5)))
            assert len({id(table) for table in tables}) == 1
            assert registry.at(game) is tables[0]


async def test_a_table_is_claimed_again_only_when_it_has_been_let_go(url: str) -> None:
    class Ledger:
        def __init__(self) -> None:
            self.lines: list[str] = []

        async def claim(self, _: str) -> bool:
            self.lines.append("claimed")
            return True

        async def release(self, _: str) -> None:
            await asyncio.sleep(0.02)
            self.lines.append("released")

    async with registry_at(url) as registry:
        ledger = registry._ownership = Ledger()
        game = (await registry.found(crossword())).id
        for _ in range(3):
            await asyncio.gather(registry.rest(game), registry.table(game))
        assert ledger.lines == ["released", "claimed"] * 3


async def test_a_closed_house_says_so(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        action = asyncio.create_task(table.ask(ActionRequest(standard_state(table).turn, a.Pass())))
        await asyncio.sleep(0)
        await registry.close()
        assert await action == Committed(1)
        with pytest.raises(TurnsMissing):
            await table.ask(ActionRequest(standard_state(table).turn, a.Pass()))
        with pytest.raises(TurnsMissing):
            await registry.table(table.id)


async def test_a_fault_in_the_rules_is_told_to_who_asked_and_the_table_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        before, seat = standard_state(table), standard_state(table).turn

        def faulty(*_: object) -> tuple[BaseEvent, ...]:
            raise AssertionError("cannot be")

        good = table.kind
        table.kind = replace(good, decide=faulty, decided=None)
        actions = [table.ask(ActionRequest(seat, a.Pass(), f"k{number}")) for number in range(3)]
        told = await asyncio.gather(*actions, return_exceptions=True)
        assert [type(one) for one in told] == [AssertionError] * 3
        assert (table.state, table.n, table.is_quiet) == (before, 0, True)
        table.kind = good
        assert await table.ask(ActionRequest(seat, a.Pass(), "k0")) == Committed(1)


async def test_who_fails_to_hear_does_not_undo_what_has_happened(url: str) -> None:
    with capture_logs() as logs:
        async with registry_at(url) as registry:
            table = await registry.found(crossword())
            heard: list[int] = []

            def deaf(_: TurnCommitted) -> None:
                raise KeyError("nothing")

            registry.services.bus.listen(table.id, deaf)
            registry.services.bus.listen(table.id, lambda one: heard.append(one.n))
            assert await table.ask(ActionRequest(standard_state(table).turn, a.Pass())) == Committed(1)
            assert (heard, table.n) == ([1], 1)
    assert "not heard by all" in {one["event"] for one in logs}


async def test_a_whole_state_that_is_not_kept_harms_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with capture_logs() as logs:
        async with registry_at(url) as registry:
            table = await registry.found(crossword())
            await table.ask(ActionRequest(standard_state(table).turn, a.Pass()))

            async def full(*_: object) -> None:
                raise OSError("the disk is full")

            monkeypatch.setattr(registry.services.records, "keep_snapshot", full)
            state = table.state
            assert await registry.rest(table.id)
            assert (await registry.table(table.id)).state == state
    assert "not kept whole" in {one["event"] for one in logs}
