"""A table: one action after the other, kept before told, never twice, and the same after any rest."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.live.states import standard_state
from tests.live.tables import crossword, registry_at
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import NoSuchGame
from tilewright.live.tables.table import ActionRequest, Committed, Stale
from tilewright.store.database import sqlite_url
from tilewright.testing.player import RandomPlayer


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "games.db")


async def test_an_action_is_granted_kept_and_told(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        heard: list[TurnCommitted] = []
        registry.services.bus.listen(table.id, heard.append)
        turn = standard_state(table).turn
        assert await table.ask(ActionRequest(turn, a.Pass(), "k1", n=0)) == Committed(1)
        assert [(one.n, one.seat, one.request) for one in heard] == [(1, turn, "k1")]
        kept = await registry.services.journal.since(table.id, 1)
        assert [(one.n, one.seat, one.request) for one in kept] == [(1, turn, "k1")]


async def test_a_repeated_action_is_answered_and_not_played_twice(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        turn = standard_state(table).turn
        action = ActionRequest(turn, a.Pass(), "k1")
        answers = await asyncio.gather(table.ask(action), table.ask(action))
        assert sorted(answers) == [Committed(1), Committed(1, again=True)]
        await registry.rest(table.id)
        again = await registry.table(table.id)
        assert again is not table
        assert await again.ask(action) == Committed(1, again=True)
        assert again.n == 1


async def test_who_is_behind_is_told_where_the_game_stands(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        await table.ask(ActionRequest(standard_state(table).turn, a.Pass(), n=0))
        with pytest.raises(Stale) as caught:
            await table.ask(ActionRequest(standard_state(table).turn, a.Pass(), n=0))
        assert caught.value.n == 1


async def test_a_refusal_changes_nothing_and_the_table_goes_on(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        before, turn = standard_state(table), standard_state(table).turn
        with pytest.raises(Refused, match="not-your-turn"):
            await table.ask(ActionRequest(1 - turn, a.Pass()))
        assert table.state == before
        assert await table.ask(ActionRequest(turn, a.Pass())) == Committed(1)
        with pytest.raises(NoSuchGame):
            await registry.table("nothing")


@pytest.mark.parametrize("number", range(6))
async def test_a_game_that_rests_in_the_middle_goes_on_as_if_nothing_had_been(url: str, number: int) -> None:
    """Whole random games; now and then the table is put to rest, or the whole registry is closed and opened again."""

    chance = Random(number)
    player = RandomPlayer(chance)
    async with registry_at(url) as registry:
        game = (await registry.found(crossword("tile-lock", players=("Ann", "Ben", "Cid")))).id
    while True:
        async with registry_at(url) as registry:
            for _ in range(60):
                table = await registry.table(game)
                if table.state.is_over:
                    return
                seat, action = player.action(standard_state(table))
                try:
                    await table.ask(ActionRequest(seat, action))
                except Refused as refused:
                    player.was_refused(refused)
                if chance.random() < 0.1:
                    before = table.state
                    await registry.rest(game)
                    assert (await registry.table(game)).state == before


async def test_an_action_is_as_old_as_its_message_and_never_older_than_the_one_before_it(url: str) -> None:
    async with registry_at(url) as registry:
        table = await registry.found(crossword())
        now = registry.services.clock.now()
        await table.ask(ActionRequest(standard_state(table).turn, a.Pass()), now + 500)
        assert table.at == now + 500
        await table.ask(ActionRequest(standard_state(table).turn, a.Pass()), now + 100)
        assert table.at == now + 500
