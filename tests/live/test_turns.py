"""The turns that stand, for who comes in later and wants the list of moves."""

import pytest

from tests.live.states import standard_state
from tests.live.tables import Ear, Ticks, company_at, crossword
from tests.live.test_watching import DELAY, moves
from tilewright.games.base import BaseEvent
from tilewright.games.crossword import events as e
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import EventsMessage, Proposable
from tilewright.live.tables.hub import MOST_TOLD
from tilewright.live.tables.setup import Watching


def numbers(told: list[EventsMessage[BaseEvent]]) -> list[int]:
    return [one.n for one in told]


def drawn_by(told: list[EventsMessage[BaseEvent]], seat: int) -> str:
    drew = [event for one in told for event in one.events if isinstance(event, e.Drew) and event.seat == seat]
    return "".join("".join(event.tiles) for event in drew)


async def test_they_are_told_as_the_seat_may_hear_of_them(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        await moves(table, 3)
        own, bystander = await company.hub.turns(table.id, 0), await company.hub.turns(table.id, None)
        assert numbers(own) == numbers(bystander) == [0, 1, 2, 3]
        assert "*" not in drawn_by(own, 0)
        assert set(drawn_by(own, 1)) == set(drawn_by(bystander, 0)) == {"*"}


async def test_what_was_taken_back_is_left_out(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        seat = standard_state(table).turn
        await moves(table, 1)
        for one in (seat, 1 - seat):
            await company.consent.offer(table.id, one, Proposable.TAKEBACK)
        await moves(table, 1)
        told = await company.hub.turns(table.id, 0)
        assert numbers(told) == [0, 2, 3]
        assert [type(event) for event in told[1].events] == [e.TakenBack]


async def test_who_sees_a_game_late_hears_of_its_turns_late(url: str) -> None:
    ticks = Ticks()
    async with company_at(url, ticks, delay=DELAY) as company:
        table = await company.found(crossword(watching=Watching.DELAYED), "ann", "ben")
        await moves(table, 1)
        ticks.now += DELAY
        await moves(table, 1)
        assert numbers(await company.hub.turns(table.id, None)) == [0, 1]
        assert numbers(await company.hub.turns(table.id, None, privileged=True)) == [0, 1, 2]
        assert numbers(await company.hub.turns(table.id, 1)) == [0, 1, 2]
        closed = await company.found(crossword(watching=Watching.CLOSED), "ann", "ben")
        with pytest.raises(ServerRefusal, match="not-to-be-watched"):
            await company.hub.turns(closed.id, None)


async def test_a_game_of_too_many_turns_has_no_list_of_moves(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        table.n = MOST_TOLD + 1
        with pytest.raises(ServerRefusal, match="too-large"):
            await company.hub.turns(table.id, 0)
        table.n = 0


async def test_a_client_that_sits_at_two_seats_hears_for_which_a_turn_is_told(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ann")
        ear = Ear()
        for seat in (None, 0, 1):
            await company.hub.watch(ear, table.id, seat)
        await moves(table, 1)
        assert [one.get("seat") for one in ear.of("events")] == [None, 0, 1]
