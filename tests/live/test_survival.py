"""Whatever fails at a table, whoever waits is answered, and the game goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.live.states import standard_state
from tests.live.tables import crossword, registry_at
from tests.live.test_timers import hurried
from tests.live.test_together import SLIP, asked, round_open
from tilewright.games.crossword.actions import Pass
from tilewright.games.duplicate import actions as a
from tilewright.live.bots.runner import BotRunner
from tilewright.live.lobby.changes import TableChanges
from tilewright.live.server_messages import LobbyChanged, TableChanged
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.requests import QueuedRequest
from tilewright.live.tables.table import ActionRequest, Busy, Committed, Table
from tilewright.live.tables.timers import Timers
from tilewright.store import supervision
from tilewright.store.database import sqlite_url
from tilewright.store.journal import StoredTurn, TurnsMissing


async def test_an_action_that_breaks_something_harms_nobody_who_asked_together_with_it(tmp_path: Path) -> None:
    class Poisoned(Table):
        def turn_of(self, action: ActionRequest, *rest: Any) -> StoredTurn:
            if action.seat == 1:
                raise OverflowError
            return super().turn_of(action, *rest)

    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await round_open(registry, 3)
        table.__class__ = Poisoned
        answers = await asked(table, *(ActionRequest(seat, a.HandIn(SLIP), n=0) for seat in range(3)))
        assert [type(answer) for answer in answers] == [Committed, OverflowError, Committed]
        assert await table.ask(ActionRequest(0, a.Done(), n=2)) == Committed(3)


@pytest.mark.parametrize("error", [ValueError(), asyncio.CancelledError()])
async def test_whoever_waits_at_a_table_that_fails_is_answered_and_the_next_one_is_heard(
    tmp_path: Path, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.001)

    class Failing(Table):
        has_failed = False

        async def _answer(self, several: list[QueuedRequest]) -> None:
            if not self.has_failed:
                self.has_failed = True
                raise error
            await super()._answer(several)

    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await registry.found(crossword())
        table.__class__ = Failing
        with pytest.raises(TurnsMissing):
            await table.ask(ActionRequest(standard_state(table).turn, Pass(), n=0))
        assert table.is_quiet
        assert await table.ask(ActionRequest(standard_state(table).turn, Pass(), n=0)) == Committed(1)


async def test_time_is_called_again_if_something_stood_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.live.tables.timers.AGAIN_SECONDS", 0.01)
    errors: list[Exception] = [Busy(), OSError(), KeyError()]

    class Hindered(TableRegistry):
        async def ask(self, game: str, action: ActionRequest, at: int | None = None) -> Committed:
            if errors:
                raise errors.pop()
            return await super().ask(game, action, at)

    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        registry.__class__ = Hindered
        timers, table, late = Timers(registry), await registry.found(hurried(limit=1_000)), asyncio.Event()
        registry.services.bus.listen(table.id, lambda _: late.set())
        timers.keep(table)
        await late.wait()
        await timers.close()

    assert errors == []


async def test_a_bot_that_failed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.live.bots.runner.FAILED_SECONDS", 0.01)

    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await registry.found(crossword(bots={0: "hugo", 1: "hugo"}))
        asked, again = list[int](), asyncio.Event()

        class Fragile(BotRunner):
            async def _play_on(self, _: Table, seat: int) -> None:
                asked.append(seat)
                if len(asked) < 3:
                    raise KeyError
                again.set()

        bot_runner = Fragile(registry, 1)
        bot_runner.keep(table)
        await again.wait()
        await bot_runner.close()
        assert registry.services.tasks.failures["bot"] == 2
        assert registry.services.tasks.failing == ()


async def test_news_of_a_table_reach_all_who_wait_though_one_fails() -> None:
    news, heard = TableChanges(), list[TableChanged | LobbyChanged]()

    def fails(_: TableChanged | LobbyChanged) -> None:
        raise ValueError

    for listener in (fails, heard.append):
        news.wait("CODE", listener)
    news.tell(TableChanged("CODE"), public=False)
    assert heard == [TableChanged("CODE")]
