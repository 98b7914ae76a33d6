"""Every client hears of every turn once and in order, however often it comes and goes."""

import asyncio
from random import Random

import pytest
from structlog.testing import capture_logs

from tests.live.states import standard_state
from tests.live.tables import Company, Ear, company_at, crossword
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.registry import NoSuchGame
from tilewright.live.tables.table import ActionRequest, Stale, Table

TURNS = 240


async def hammer(company: Company, table: Table, chance: Random, takebacks: float) -> None:
    """Turns, some of which are taken back, and attempts to put the table to rest."""
    while table.n < TURNS:
        registry = company.registry
        table = await registry.table(table.id)
        seat = standard_state(table).turn
        try:
            await registry.ask(
                table.id,
                ActionRequest(seat, a.Exchange(chance.choice(standard_state(table).racks[seat].faces)), n=table.n),
            )
            if chance.random() < takebacks:
                await company.consent.offer(table.id, seat, Proposable.TAKEBACK)
        except (Refused, Stale):
            continue
        if chance.random() < 0.2:
            await registry.rest(table.id)


async def comes_and_goes(company: Company, game: str, seat: int | None, chance: Random) -> list[int]:
    """All turn numbers that one client hears of, over any number of connections; a view of the whole counts as one."""
    known: int | None = None
    numbers: list[int] = []
    while known is None or known < TURNS:
        ear = Ear()
        watcher = await company.hub.watch(ear, game, seat, since=known)
        for _ in range(chance.randint(0, 12)):
            await asyncio.sleep(0 if chance.random() < 0.5 else 0.002)
        company.hub.leave(watcher)
        left_with = list(ear.numbers)
        await asyncio.sleep(0.003 * chance.random())
        assert ear.numbers == left_with, "nothing comes after one has left"
        for place, one in enumerate(one for one in ear.heard if one["t"] in {"view", "events"}):
            if one["t"] == "events" or place:
                assert known is not None
                assert one["n"] == known + 1, f"{seat}: {one['n']} after {known}"
            else:
                assert known is None or one["n"] > known
            known = one["n"]
            numbers.append(known)
    return numbers


@pytest.mark.parametrize("takebacks", [0.0, 0.05])
async def test_no_turn_is_lost_or_told_twice_while_clients_come_and_go(url: str, takebacks: float) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ann")
        clients = [
            comes_and_goes(company, table.id, seat, Random(f"{takebacks} {place}"))
            for place, seat in enumerate([0, 0, 1, 1, None, None])
        ]
        hammering = asyncio.create_task(hammer(company, table, Random(1), takebacks))
        heard = await asyncio.gather(*clients)
        await hammering
        for numbers in heard:
            assert numbers == sorted(set(numbers))
            assert numbers[-1] >= TURNS
            if not takebacks:
                assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert company.hub.watched(table.id) == 0


async def test_a_table_that_is_watched_does_not_rest(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword())
        watchers = [await company.hub.watch(Ear(), table.id, 0) for _ in range(2)]
        for watcher in watchers:
            assert not await company.registry.rest(table.id)
            company.hub.leave(watcher)
        assert await company.registry.rest(table.id)
        assert company.registry.at(table.id) is None


async def test_who_watches_a_table_that_was_opened_again_hears_of_its_turns(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword())
        company.hub.leave(await company.hub.watch(Ear(), table.id, 0))
        await company.registry.rest(table.id)
        ear = Ear()
        await company.hub.watch(ear, table.id, 0, since=0)
        await company.registry.ask(table.id, ActionRequest(standard_state(table).turn, a.Pass()))
        assert ear.numbers == [1]


async def test_who_has_missed_very_much_or_is_ahead_sees_the_whole(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword())
        for _ in range(205):
            seat = standard_state(table).turn
            await table.ask(ActionRequest(seat, a.Exchange(standard_state(table).racks[seat].faces[0])))
        for since, kinds in (
            (None, ["view"]),
            (2, ["view"]),
            (400, ["view"]),
            (203, ["events", "events"]),
            (205, []),
        ):
            ear = Ear()
            await company.hub.watch(ear, table.id, 0, since)
            assert [one["t"] for one in ear.heard if one["t"] != "present"] == kinds
        with pytest.raises(NoSuchGame):
            await company.hub.watch(Ear(), "nothing", 0)
        assert company.hub.watched("nothing") == 0


async def test_a_client_that_fails_harms_nobody(url: str) -> None:
    class Broken(Ear):
        def send(self, message: bytes) -> None:
            if self.heard:
                raise OSError("the line is dead")
            super().send(message)

    with capture_logs() as logs:
        async with company_at(url) as company:
            table = await company.found(crossword())
            good = Ear()
            await company.hub.watch(Broken(), table.id, 0)
            await company.hub.watch(good, table.id, 0)
            await table.ask(ActionRequest(standard_state(table).turn, a.Pass(), "k1"))
            assert good.numbers == [0, 1]
            assert [one["seats"] for one in good.of("present")] == [[0]]
    assert {one["event"] for one in logs if one["log_level"] == "error"} == {"a client was not told"}


async def test_only_who_asked_is_told_the_own_name_of_the_action(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword())
        seat = standard_state(table).turn
        ears = {who: Ear() for who in (0, 1, None)}
        for who, ear in ears.items():
            await company.hub.watch(ear, table.id, who)
        await table.ask(ActionRequest(seat, a.Pass(), "k1"))
        assert {who: ear.of("events")[0].get("id") for who, ear in ears.items()} == {
            seat: "k1",
            1 - seat: None,
            None: None,
        }
