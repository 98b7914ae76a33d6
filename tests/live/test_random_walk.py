"""Anything that can happen at a table, in any order: what is opened again is always what was live."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.live.random_tables import TABLES, random_table
from tests.live.tables import Company, Ear, Ticks, company_at
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.history import course_of, events_of
from tilewright.live.tables.table import ActionRequest, Stale, Table

STEPS = 80


class Walk:
    def __init__(self, company: Company, ticks: Ticks, table: Table, chance: Random) -> None:
        self.company, self.ticks, self.table, self.chance = company, ticks, table, chance
        self.ears: dict[int | None, Ear] = {}

    async def step(self, seat: int, action: BaseAction) -> None:
        """Mostly an action of the game; else a proposal, an answer to one, or a rest."""
        self.ticks.now += self.chance.choice((0, 900, 30_000))
        luck, game, consent = self.chance.random(), self.table.id, self.company.consent
        who, what = (
            self.chance.randrange(3),
            self.chance.choice([Proposable.TAKEBACK, Proposable.TAKEBACK, *Proposable]),
        )
        if getattr(self.table.state, "asleep", False) and luck > 0.5:
            luck, what = 0.7, Proposable.RESUME
        try:
            if luck < 0.6:
                await self.company.registry.ask(game, ActionRequest(seat, action))
            elif luck < 0.68:
                await consent.offer(game, who, what)
            elif luck < 0.8:
                for one in range(3):
                    await consent.offer(game, (who + one) % 3, what)
            elif luck < 0.84:
                await consent.decline(game, who, what)
            elif luck < 0.9:
                await self.company.presence.dismiss(game, who, seat)
            elif luck < 0.95:
                await self._watches_or_leaves()
            else:
                await self.company.registry.rest(game)
        except (Refused, ServerRefusal, Stale):
            pass
        await self.company.settle_down()
        self.table = await self.company.registry.table(game)

    async def _watches_or_leaves(self) -> None:
        if self.company.hub.watched(self.table.id):
            self.company.hub.close()
            self.ears.clear()
            return
        for seat in (0, 1, 2, None):
            self.ears[seat] = Ear()
            await self.company.hub.watch(self.ears[seat], self.table.id, seat)

    async def check(self) -> None:
        table, services = self.table, self.company.registry.services
        kept = await course_of(table.kind, table.id, services.journal, services.records)
        assert kept == (table.state, table.n)
        for ear in self.ears.values():
            assert ear.numbers == list(range(ear.numbers[0], table.n + 1))


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", TABLES)
async def test_a_table_opened_at_any_moment_is_as_it_was(url: str, name: str, number: int) -> None:
    chance, ticks = Random(f"{name} {number}"), Ticks()
    setup, action = random_table(name, chance)
    backs = 0
    async with company_at(url, ticks, TABLES[name][1]) as company:
        people = ("ann", "ben", "cid") if number else ("ann", "ann", "ann")
        table = await company.found(replace(setup, patience=60_000), *people)
        walk = Walk(company, ticks, table, chance)
        for _ in range(STEPS):
            if walk.table.state.is_over:
                break
            await walk.step(*action(walk.table.state))
            await walk.check()
        table = walk.table
        turns = await company.registry.services.journal.since(table.id)
        backs = sum(turn.back is not None for turn in turns)
        events = events_of(table.kind, turns)
        assert table.kind.replay(events) == table.state
        assert not table.state.is_over or table.kind.fair(events)
    assert not backs or setup.game.taking_back
