"""Who looks on without a seat: at once, late, or not at all; and never into a rack."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from tests.live.states import standard_state
from tests.live.tables import Company, Ear, Ticks, company_at, crossword
from tilewright.games.base import BaseState
from tilewright.games.crossword import actions as a
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.setup import Watching
from tilewright.live.tables.table import ActionRequest, Table

DELAY = 60_000


async def moves(table: Table, count: int) -> None:
    for _ in range(count):
        seat = standard_state(table).turn
        await table.ask(ActionRequest(seat, a.Exchange(standard_state(table).racks[seat].faces[:2])))


async def aged(company: Company) -> None:
    """The timers that are due are called."""
    for game in tuple(company.hub._watchers):
        for watcher in company.hub.at(game):
            if watcher.is_delayed:
                watcher._show_the_aged()  # type: ignore[attr-defined]
    await asyncio.sleep(0)


async def test_a_bystander_follows_and_sees_no_rack(url: str) -> None:
    """R-13.3"""

    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ear = Ear()
        await company.hub.watch(ear, table.id, None)
        await moves(table, 4)
        assert ear.numbers == [0, 1, 2, 3, 4]
        assert [rack["faces"] for rack in ear.heard[0]["view"]["racks"]] == ["*" * 7, "*" * 7]
        facts = [event for one in ear.of("events") for event in one["events"]]
        shown = [event["tiles"] for event in facts if event["is"] in {"drew", "exchanged", "returned"}]
        assert len(shown) == 12
        assert set("".join("".join(tiles) for tiles in shown)) == {"*"}


async def test_where_nobody_may_look_on(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(watching=Watching.CLOSED), "ann", "ben")
        for ask in (company.hub.watch(Ear(), table.id, None), company.hub.seen(table.id, None)):
            with pytest.raises(ServerRefusal, match="not-to-be-watched"):
                await ask
        assert company.hub.watched(table.id) == 0
        teacher, player = Ear(), Ear()
        await company.hub.watch(teacher, table.id, None, privileged=True)
        await company.hub.watch(player, table.id, 0)
        await moves(table, 1)
        assert teacher.numbers == player.numbers == [0, 1]
        assert [rack["faces"] for rack in teacher.heard[0]["view"]["racks"]] == ["*" * 7, "*" * 7]


async def test_a_late_bystander_sees_each_turn_when_it_has_aged(url: str) -> None:
    ticks = Ticks()
    async with company_at(url, ticks, delay=DELAY) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        early, late, player = Ear(), Ear(), Ear()
        await company.hub.watch(early, table.id, None)
        await company.hub.watch(player, table.id, 0)
        states = [table.state]
        for _ in range(4):  # at 20, 40, 60 and 80 seconds
            ticks.now += 20_000
            await moves(table, 1)
            states.append(table.state)
        await aged(company)
        assert early.numbers == [0, 1]
        await company.hub.watch(late, table.id, None)
        assert late.numbers == [1]
        assert late.heard[0]["now"] == company.registry.services.clock.now() - DELAY
        assert late.heard[0]["view"] == _shown(table, states[1])
        assert (await company.hub.seen(table.id, None)).n == 1
        assert (await company.hub.seen(table.id, None, privileged=True)).n == 4
        ticks.now += 39_999
        await aged(company)
        assert (early.numbers, late.numbers) == ([0, 1, 2], [1, 2])
        ticks.now += 10**6
        await aged(company)
        assert (early.numbers, late.numbers, player.numbers) == ([0, 1, 2, 3, 4], [1, 2, 3, 4], [0, 1, 2, 3, 4])


def _shown(table: Table, state: BaseState) -> object:
    return msgspec.json.decode(msgspec.json.encode(table.kind.view(state, None)))


async def test_a_late_bystander_who_comes_back_is_told_what_has_aged_meanwhile(url: str) -> None:
    ticks = Ticks()
    async with company_at(url, ticks, delay=DELAY) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        for _ in range(5):
            ticks.now += 20_000
            await moves(table, 1)
        back, lost = Ear(), Ear()
        await company.hub.watch(back, table.id, None, since=0)
        assert [(one["t"], one["n"]) for one in back.heard[:2]] == [("events", 1), ("events", 2)]
        await company.hub.watch(lost, table.id, None, since=4)  # more than there is to see yet
        assert [(one["t"], one["n"]) for one in lost.heard[:1]] == [("view", 2)]
        ticks.now += DELAY
        await aged(company)
        assert (back.numbers, lost.numbers) == ([1, 2, 3, 4, 5], [2, 3, 4, 5])


async def test_the_end_and_what_was_taken_back_are_seen_late_as_well(url: str) -> None:
    ticks = Ticks()
    async with company_at(url, ticks, delay=DELAY) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        there, comes = Ear(), Ear()
        await company.hub.watch(there, table.id, None)
        ticks.now += 1_000
        start, seat = standard_state(table), standard_state(table).turn
        await moves(table, 1)
        for one in (seat, 1 - seat):
            await company.consent.offer(table.id, one, Proposable.TAKEBACK)
        await table.ask(ActionRequest(seat, a.Resign()))
        await company.hub.watch(comes, table.id, None)
        assert there.numbers == comes.numbers == [0]
        ticks.now += DELAY
        await aged(company)
        for ear in (there, comes):
            assert [(one["t"], one["n"]) for one in ear.heard if "n" in one] == [
                ("view", 0),
                ("events", 1),
                ("view", 2),
                ("events", 3),
            ]
            back = replace(start, rolled=standard_state(table).rolled, taken_back=1)
            assert ear.of("view")[1]["view"] == _shown(table, back)
            assert ear.heard[-1]["events"][-1]["is"] == "ended"


async def test_timers_show_what_has_aged_and_stop_when_the_bystander_leaves(url: str) -> None:
    async with company_at(url, delay=400) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        stays, leaves = Ear(), Ear()
        await company.hub.watch(stays, table.id, None)
        gone = await company.hub.watch(leaves, table.id, None)
        await moves(table, 3)
        company.hub.leave(gone)
        until_then = leaves.numbers
        while len(stays.numbers) < 4:  # noqa: ASYNC110 - nobody tells when a message came
            await asyncio.sleep(0.01)
        assert stays.numbers == [0, 1, 2, 3]
        assert leaves.numbers == until_then
