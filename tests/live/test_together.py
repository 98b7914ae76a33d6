"""Where all act at once, actions that wait together are kept together: each is answered as if it had come alone."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.json import encode

from tests.live.states import duplicate_state
from tests.live.tables import registry_at
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.lexicons.graph import WordGraph
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.registry import TableRegistry
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import ActionRequest, Committed, Stale, Table
from tilewright.store.database import sqlite_url
from tilewright.store.journal import StoredTurn, TurnsMissing
from tilewright.testing.words import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
SLIP = Slip("HORN", 8, 8, Direction.ACROSS)


async def round_open(registry: TableRegistry, players: int) -> Table:
    registry._words = lambda _: WORDS
    names = tuple(f"Player {seat}" for seat in range(players))
    return await registry.found(TableSetup("duplicate", Raw(encode(Rules(limit=None))), names))


async def asked(table: Table, *actions: ActionRequest) -> list[Committed | BaseException]:
    return await asyncio.gather(*(table.ask(action) for action in actions), return_exceptions=True)


async def test_each_is_judged_by_what_the_ones_before_it_lead_to(tmp_path: Path) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await round_open(registry, 2)
        heard: list[TurnCommitted] = []
        registry.services.bus.listen(table.id, heard.append)
        first, second, again, no_rate_limit, done, late, last, early, now = await asked(
            table,
            ActionRequest(0, a.HandIn(SLIP), "x", n=0),
            ActionRequest(1, a.HandIn(SLIP), "x", n=0),
            ActionRequest(0, a.HandIn(SLIP), "x", n=0),
            ActionRequest(0, a.Done(), n=0),
            ActionRequest(0, a.Done(), n=1),
            ActionRequest(0, a.Done()),
            ActionRequest(1, a.Done(), n=2),
            ActionRequest(1, a.HandIn(SLIP), n=0),
            ActionRequest(1, a.HandIn(SLIP), n=4),
        )
        assert [first, second, done, last, now] == [
            Committed(1),
            Committed(2),
            Committed(3),
            Committed(4),
            Committed(5),
        ]
        assert again == Committed(1, again=True)
        assert isinstance(no_rate_limit, Stale), "the seat itself has handed in since"
        assert isinstance(late, Refused)
        assert isinstance(early, Stale), "it was for the round before"
        assert [one.n for one in heard] == [1, 2, 3, 4, 5]
        assert [turn.n for turn in await registry.services.journal.since(table.id)] == [0, 1, 2, 3, 4, 5]
        assert await asked(table, *(ActionRequest(0, a.HandIn(SLIP), "x") for _ in range(2))) == [again, again]
        state = table.state
        await registry.rest(table.id)
        assert (await registry.table(table.id)).state == state


async def test_all_or_none_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_at(sqlite_url(tmp_path / "g.db")) as registry:
        table = await round_open(registry, 30)
        before = table.state
        journal = registry.services.journal

        async def lost(*_: StoredTurn) -> None:
            raise TurnsMissing("no disk")

        with monkeypatch.context() as patched:
            patched.setattr(journal, "append", lost)
            answers = await asked(table, *(ActionRequest(seat, a.HandIn(SLIP)) for seat in range(30)))
        assert all(isinstance(one, TurnsMissing) for one in answers)
        assert (table.state, table.n) == (before, 0)
        answers = await asked(table, *(ActionRequest(seat, a.HandIn(SLIP), "k") for seat in range(30)))
        assert [one.n for one in answers if isinstance(one, Committed)] == list(range(1, 31))
        assert duplicate_state(table).handed_in == 30


async def test_turns_of_another_keeper_are_taken_up_first(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "g.db")
    async with registry_at(url) as registry, registry_at(url) as other:
        other._words = lambda _: WORDS
        other.services = replace(other.services, clock=registry.services.clock)
        table = await round_open(registry, 8)
        theirs = await other.table(table.id)
        await theirs.ask(ActionRequest(7, a.HandIn(SLIP)))
        answers = await asked(table, *(ActionRequest(seat, a.HandIn(SLIP)) for seat in range(4)))
        assert [one.n for one in answers if isinstance(one, Committed)] == [2, 3, 4, 5]
        assert duplicate_state(table).handed_in == 5
