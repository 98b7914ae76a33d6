"""What is proposed waits for everybody whom it concerns, and for nobody else."""

import asyncio

import pytest
from msgspec import Raw

from tests.live.states import standard_state
from tests.live.tables import Company, Ear, company_at, crossword
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.setup import TableSetup, Watching
from tilewright.live.tables.table import ActionRequest, Table
from tilewright.store.offers import Offers
from tilewright.testing.duplicate import WORDS

THREE = ("Ann", "Ben", "Cid")


async def everybody(company: Company, table: Table) -> list[Ear]:
    """All who sit there, listening."""
    ears = [Ear() for _ in table.setup.players]
    for seat, ear in enumerate(ears):
        await company.hub.watch(ear, table.id, seat)
    return ears


async def test_a_game_is_put_away_and_taken_up_when_all_agree(url: str) -> None:
    """R-13.2"""

    async with company_at(url) as company:
        table = await company.found(crossword(players=THREE), "ann", "ben", "cid")
        ears = await everybody(company, table)
        for seat in (2, 0):
            await company.consent.offer(table.id, seat, Proposable.PAUSE)
        assert not standard_state(table).asleep
        assert [one["agreed"] for one in ears[1].of("offered")] == [[2], [0, 2]]
        await company.consent.offer(table.id, 1, Proposable.PAUSE)
        assert standard_state(table).asleep
        for ear in ears:
            assert ear.of("settled") == [{"t": "settled", "game": table.id, "what": "pause", "agreed": True}]
        for seat in (1, 2, 0):
            await company.consent.offer(table.id, seat, Proposable.RESUME)
        assert not standard_state(table).asleep
        assert table.n == 2


async def test_nobody_puts_a_game_away_over_the_head_of_the_others(url: str) -> None:
    """R-13.2: unless they are bots, or sit around the same device."""

    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        with pytest.raises(Refused, match="needs-consent"):
            await table.ask(ActionRequest(0, a.Adjourn()))
        for people, bots in ((("ann", "ann"), {}), (("ann", ""), {1: "greedy"})):
            alone = await company.found(crossword(bots=bots), *people)
            await alone.ask(ActionRequest(0, a.Adjourn()))
            assert standard_state(alone).asleep
            await company.consent.offer(alone.id, 0, Proposable.RESUME)
            assert not standard_state(alone).asleep
        shared = await company.found(crossword(), "ann", "ann+ben")
        with pytest.raises(Refused, match="needs-consent"):  # Ben has a say
            await shared.ask(ActionRequest(0, a.Adjourn()))
        await shared.ask(ActionRequest(1, a.Adjourn()))


async def test_what_is_declined_or_withdrawn_is_off_the_table(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ears = await everybody(company, table)
        for seat in (1, 0):
            await company.consent.offer(table.id, 0, Proposable.PAUSE)
            await company.consent.decline(table.id, seat, Proposable.PAUSE)
        assert [one["agreed"] for one in ears[0].of("settled")] == [False, False]
        with pytest.raises(ServerRefusal, match="nothing-proposed"):
            await company.consent.decline(table.id, 0, Proposable.PAUSE)
        await company.consent.offer(table.id, 1, Proposable.PAUSE)
        assert not standard_state(table).asleep
        assert len(ears[1].of("offered")) == 3


async def test_an_offer_waits_while_the_game_rests_and_is_told_to_who_comes(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        seat = standard_state(table).turn
        await table.ask(ActionRequest(seat, a.Pass()))
        await company.consent.offer(table.id, seat, Proposable.TAKEBACK)
        await company.consent.offer(table.id, seat, Proposable.PAUSE)
        await company.consent.close()
        assert await company.registry.rest(table.id)
    async with company_at(url) as company:
        ear = Ear()
        await company.hub.watch(ear, table.id, 1 - seat)
        told = {(one["what"], one["seat"], tuple(one["agreed"])) for one in ear.of("offered")}
        assert told == {("takeback", seat, (seat,)), ("pause", seat, (seat,))}
        await company.consent.offer(table.id, 1 - seat, Proposable.TAKEBACK)
        assert ear.of("settled")[0]["agreed"]
        assert ear.numbers == [1, 2]
        assert standard_state(await company.registry.table(table.id)).turn == seat


async def test_a_takeback_falls_when_the_game_moves_on_and_a_pause_does_not(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ears = await everybody(company, table)
        seat = standard_state(table).turn
        await table.ask(ActionRequest(seat, a.Pass()))
        for what in (Proposable.TAKEBACK, Proposable.PAUSE):
            await company.consent.offer(table.id, seat, what)
        await table.ask(ActionRequest(1 - seat, a.Pass()))
        await company.settle_down()
        assert [(one["what"], one["agreed"]) for one in ears[0].of("settled")] == [("takeback", False)]
        kept = await Offers(company.registry.services.records.database).of(table.id)
        assert [one.what for one in kept] == ["pause"]
        await table.ask(ActionRequest(seat, a.Resign()))
        await company.settle_down()
        assert [one["what"] for one in ears[0].of("settled")] == ["takeback", "pause"]


async def test_who_leaves_is_waited_for_no_longer(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(players=THREE), "ann", "ben", "cid")
        ears = await everybody(company, table)
        for seat in (0, 1):
            await company.consent.offer(table.id, seat, Proposable.PAUSE)
        await table.ask(ActionRequest(2, a.Resign()))
        await company.settle_down()
        assert standard_state(table).asleep
        assert [one["agreed"] for one in ears[2].of("settled")] == [True]


async def test_a_rematch_is_for_all_who_played_and_nobody_else_learns_where(url: str) -> None:
    async with company_at(url) as company:
        setup = crossword(players=THREE, bots={2: "greedy"})
        table = await company.found(setup, "ann", "ben")
        with pytest.raises(ServerRefusal, match="game-runs"):
            await company.consent.offer(table.id, 0, Proposable.REMATCH)
        ears, onlooker = await everybody(company, table), Ear()
        await company.hub.watch(onlooker, table.id, None)
        for seat in (0, 1):
            await table.ask(ActionRequest(seat, a.Resign()))
        assert table.state.is_over
        await company.consent.offer(table.id, 1, Proposable.REMATCH)
        assert (company.rematches, ears[0].of("offered")[0]["agreed"]) == ([], [1, 2])
        await company.consent.offer(table.id, 0, Proposable.REMATCH)
        assert len(company.rematches) == 1
        assert ears[0].of("settled")[0]["code"] == company.rematches[0]
        assert [(one["agreed"], one.get("code")) for one in onlooker.of("settled")] == [(True, None)]


async def test_one_rematch_is_one_game_however_often_it_is_asked_for(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(bots={1: "greedy"}), "ann")
        ears = await everybody(company, table)
        await table.ask(ActionRequest(0, a.Resign()))
        await asyncio.gather(*(company.consent.offer(table.id, 0, Proposable.REMATCH) for _ in range(3)))
        assert len(company.rematches) == 1
        assert [one["code"] for one in ears[0].of("settled")] == company.rematches * 3
        with pytest.raises(ServerRefusal, match="nothing-proposed"):
            await company.consent.decline(table.id, 0, Proposable.REMATCH)
        again = await company.registry.table(company.rematches[0])
        await again.ask(ActionRequest(0, a.Resign()))
        await company.consent.offer(table.id, 0, Proposable.REMATCH)
        assert len(company.rematches) == 2, "once the rematch is over too, there can be another"


async def test_who_was_away_when_a_rematch_was_agreed_on_is_told_where_it_is(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        await table.ask(ActionRequest(0, a.Resign()))
        for seat in (0, 1):
            await company.consent.offer(table.id, seat, Proposable.REMATCH)
        late, onlooker = Ear(), Ear()
        await company.hub.watch(late, table.id, 0)
        await company.hub.watch(onlooker, table.id, None)
        assert [(one["agreed"], one["code"]) for one in late.of("settled")] == [(True, company.rematches[0])]
        assert not late.of("offered")
        assert not [*onlooker.of("settled"), *onlooker.of("offered")]


async def test_people_without_a_seat_and_games_that_are_never_paused(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        for what in Proposable:
            with pytest.raises((Refused, ServerRefusal)):
                await company.consent.offer(table.id, 7, what)
        with pytest.raises(Refused, match="not-put-away"):
            await company.consent.offer(table.id, 0, Proposable.RESUME)
        bingo = await company.found(TableSetup("bingo", Raw(b"{}"), ("A", "B")), "ann", "ben")
        with pytest.raises(Refused, match="cannot-put-away"):
            await company.consent.offer(bingo.id, 0, Proposable.PAUSE)
        with pytest.raises(ServerRefusal, match="not-casual"):
            await company.consent.offer(bingo.id, 0, Proposable.TAKEBACK)


async def test_a_hall_does_not_vote(url: str) -> None:
    async with company_at(url, words=WORDS) as company:
        many = tuple(f"P{number}" for number in range(101))
        hall = await company.found(TableSetup("duplicate", Raw(b"{}"), many), "ann", "ben")
        with pytest.raises(ServerRefusal, match="too-many-to-agree"):
            await company.consent.offer(hall.id, 0, Proposable.REMATCH)


async def test_two_who_agree_at_the_same_moment_settle_it_once(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(players=THREE), "ann", "ben", "cid")
        ears = await everybody(company, table)
        await asyncio.gather(*(company.consent.offer(table.id, seat, Proposable.PAUSE) for seat in (0, 1, 2)))
        assert (table.n, standard_state(table).asleep) == (1, True)
        assert len(ears[0].of("settled")) == 1


async def test_who_sees_a_game_late_is_told_nothing_early(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        late = Ear()
        await company.hub.watch(late, table.id, None)
        await company.consent.offer(table.id, 0, Proposable.PAUSE)
        await company.consent.offer(table.id, 1, Proposable.PAUSE)
        assert {one["t"] for one in late.heard} == {"view", "present"}
        assert late.numbers == [0]
