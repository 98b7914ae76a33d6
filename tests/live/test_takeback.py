"""A play is taken back: nothing is erased, and the game is again as it was, whenever it is opened."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from tests.live.states import junior_state, standard_state
from tests.live.tables import Company, Ear, Ticks, company_at, crossword
from tilewright.core.clock import MINUTE
from tilewright.core.refusal import Refused
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.policies import PerMove
from tilewright.games.crossword.state import State
from tilewright.games.junior import actions as j
from tilewright.games.junior.plays import plays
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Proposable
from tilewright.live.tables.history import events_of, standing
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import ActionRequest, GoBack, Stale, Table
from tilewright.store.records import StateSnapshot

BACK = Proposable.TAKEBACK


async def take_back(company: Company, table: Table, seat: int) -> None:
    """Both agree."""
    await company.consent.offer(table.id, seat, BACK)
    await company.consent.offer(table.id, 1 - seat, BACK)


def but_for_the_dice(state: State, now: State) -> State:
    """As it was then, with the dice where they are now."""
    return replace(state, rolled=now.rolled, taken_back=now.taken_back)


async def passes(table: Table, count: int) -> list[int]:
    """Whoever has the turn, one after the other."""
    seats = []
    for _ in range(count):
        seats.append(standard_state(table).turn)
        await table.ask(
            ActionRequest(
                standard_state(table).turn, a.Exchange(standard_state(table).racks[standard_state(table).turn].faces[0])
            )
        )
    return seats


async def test_the_game_is_as_before_the_own_last_turn_and_the_answer_to_it_is_undone_too(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        start = standard_state(table)
        first, _ = await passes(table, 2)
        after_two = standard_state(table)
        await passes(table, 2)
        rolled = standard_state(table).rolled
        await take_back(company, table, first)  # whose last turn was the third
        assert (table.n, standard_state(table)) == (5, but_for_the_dice(after_two, standard_state(table)))
        turns = await company.registry.services.journal.since(table.id)
        facts = events_of(table.kind, turns[5:])
        assert [(one.n, one.back) for one in turns[5:]] == [(5, 2)]
        assert facts == (e.TakenBack(first, rolled),)
        assert [one.n for one in standing(turns)] == [0, 1, 2, 5]
        await take_back(company, table, first)  # and once more: to before the first
        assert standard_state(table) == but_for_the_dice(start, standard_state(table))
        assert (standard_state(table).rolled, standard_state(table).taken_back) == (rolled, 2)
        assert [one.n for one in standing(await company.registry.services.journal.since(table.id))] == [0, 6]


@pytest.mark.parametrize("whole_at", [None, 1, 2, 3])
async def test_an_opened_game_went_back_whatever_was_kept_whole(url: str, whole_at: int | None) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        states = [standard_state(table)]
        for _ in range(3):
            await passes(table, 1)
            states.append(standard_state(table))
        await take_back(company, table, 1 - standard_state(table).turn)
        assert standard_state(table) == but_for_the_dice(states[2], standard_state(table))
        await passes(table, 1)
        now = table.state
        if whole_at is not None:
            snapshot = StateSnapshot(whole_at, msgspec.json.encode(states[whole_at]))
            await company.registry.services.records.keep_snapshot(table.id, snapshot)
        table._snapshot_at = table.n  # or it keeps a newer one
        await company.consent.close()  # it holds the game while it looks at what is proposed
        assert await company.registry.rest(table.id)
        again = await company.registry.table(table.id)
        assert again is not table
        assert (again.n, again.state) == (5, now)


async def test_what_was_not_taken_back_is_a_fair_record(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword("magnetic", "game-clock"), "ann", "ben")
        for _ in range(3):
            await passes(table, 3)
            await take_back(company, table, standard_state(table).turn)
            await take_back(company, table, 1 - standard_state(table).turn)
        loser = standard_state(table).turn
        await table.ask(ActionRequest(loser, a.Resign()))
        turns = await company.registry.services.journal.since(table.id)
        events = events_of(table.kind, turns)
        assert sum(turn.back is not None for turn in turns) == 6
        assert len(events) < sum(len(msgspec.json.decode(turn.events)) for turn in turns)
        assert table.kind.replay(events) == table.state
        assert table.kind.fair(events)


async def test_what_was_drawn_and_taken_back_is_not_drawn_again(url: str) -> None:
    """R-13.3: or whoever takes a play back knows which tiles come next."""

    async with company_at(url) as company:
        table = await company.found(crossword("magnetic", "solitaire=one-rack", players=("Ann",)), "ann")
        given, draws = standard_state(table).racks[0].faces, []
        for _ in range(3):
            await table.ask(ActionRequest(0, a.Exchange(given)))
            draws.append(standard_state(table).racks[0].faces)
            await company.consent.offer(table.id, 0, BACK)
            assert standard_state(table).racks[0].faces == given
        assert len(set(draws)) == 3
        await table.ask(ActionRequest(0, a.Resign()))
        events = events_of(table.kind, await company.registry.services.journal.since(table.id))
        assert table.kind.replay(events) == table.state
        assert table.kind.fair(events)


async def test_what_children_drew_and_took_back_is_not_drawn_again(url: str) -> None:
    """R-13.3, R-12.5"""

    async with company_at(url) as company:
        table = await company.found(TableSetup("junior", msgspec.Raw(b"{}"), ("Ann", "Ben")), "ann", "ann")
        before, draws = junior_state(table), []
        seat = before.turn
        for _ in range(3):
            play = max(plays(before.board, before.racks[seat]), key=len)
            await table.ask(ActionRequest(seat, j.Place(play)))
            draws.append(junior_state(table).racks[seat].faces)
            await company.consent.offer(table.id, seat, BACK)
            assert table.state == replace(before, rolled=junior_state(table).rolled)
        assert len(set(draws)) > 1
        await table.ask(ActionRequest(seat, j.Resign()))
        events = events_of(table.kind, await company.registry.services.journal.since(table.id))
        assert table.kind.replay(events) == table.state
        assert table.kind.fair(events)


async def test_nobody_pays_for_what_was_undone(url: str) -> None:
    """R-7.1, R-7.2: the clocks are those of that moment, and run from now on."""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        clock = replace(rules_for("magnetic", ()), clock=PerMove(2 * MINUTE))
        table = await company.found(
            TableSetup("crossword", msgspec.Raw(msgspec.json.encode(clock)), ("A", "B")), "x", "y"
        )
        ticks.now += 20_000
        (first,) = await passes(table, 1)
        before = standard_state(table).clocks
        ticks.now += 30_000
        (second,) = await passes(table, 1)  # this will be taken back
        ticks.now += 40_000
        await company.consent.offer(table.id, second, BACK)
        ticks.now += 5_000
        await company.consent.offer(table.id, first, BACK)
        clocks = standard_state(table).clocks
        assert (clocks.used, clocks.turn_used, clocks.running) == (before.used, 0, second)
        due = table.due
        assert due is not None
        assert due.at - company.registry.services.clock.now() == 2 * MINUTE
        ticks.now += 7_000
        await passes(table, 1)
        assert standard_state(table).clocks.used[second] == before.used[second] + 7_000
        assert standard_state(table).clocks.used[first] == 20_000
        again = table.state
        await company.consent.close()
        assert await company.registry.rest(table.id)
        assert (await company.registry.table(table.id)).state == again


async def test_everybody_who_watches_sees_the_whole_game_again_as_they_may(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ears = {seat: Ear() for seat in (0, 1, None)}
        for seat, ear in ears.items():
            await company.hub.watch(ear, table.id, seat)
        before = standard_state(table)
        (seat,) = await passes(table, 1)
        await take_back(company, table, seat)
        for who, ear in ears.items():
            assert ear.numbers == [0, 1, 2]
            seen = ear.of("view")[-1]
            assert (seen["seat"], seen["n"]) == (who, 2)
            shown = msgspec.json.encode(table.kind.view(but_for_the_dice(before, standard_state(table)), who))
            assert seen["view"] == msgspec.json.decode(shown)
        late = Ear()
        await company.hub.watch(late, table.id, 0, since=1)
        assert [one["t"] for one in late.heard[:1]] == ["view"]
        later = Ear()
        await company.hub.watch(later, table.id, 0, since=2)
        assert later.numbers == []


async def test_what_cannot_be_taken_back(url: str) -> None:
    async with company_at(url) as company:
        earnest = await company.found(crossword(casual=False), "ann", "ben")
        table = await company.found(crossword(players=("A", "B", "C")), "ann", "ben", "cid")
        (seat,) = await passes(earnest, 1)
        with pytest.raises(ServerRefusal, match="not-casual"):
            await company.consent.offer(earnest.id, seat, BACK)
        with pytest.raises(ServerRefusal, match="nothing-to-undo"):
            await company.consent.offer(table.id, 0, BACK)
        (seat,) = await passes(table, 1)
        leaver = next(other for other in (0, 1, 2) if other not in (seat, standard_state(table).turn))
        await table.ask(ActionRequest(leaver, a.Resign()))
        with pytest.raises(ServerRefusal, match="nothing-to-undo"):  # nobody is brought back
            await company.consent.offer(table.id, seat, BACK)
        with pytest.raises(Refused, match="seat-has-left"):
            await company.consent.offer(table.id, leaver, BACK)
        await table.ask(ActionRequest(seat, a.Resign()))
        with pytest.raises(Refused, match="game-over"):
            await company.consent.offer(table.id, seat, BACK)


async def test_a_repeated_action_that_was_taken_back_is_not_played_again(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        seat = standard_state(table).turn
        action = ActionRequest(seat, a.Pass(), "k1")
        await table.ask(action)
        await take_back(company, table, seat)
        answer = await table.ask(action)
        assert (answer.n, answer.again, table.n) == (1, True, 2)


async def test_putting_a_game_away_is_no_turn_of_anybodys(url: str) -> None:
    """R-13.2"""

    async with company_at(url) as company:
        table = await company.found(crossword("magnetic", "game-clock"), "ann", "ann")
        (seat,) = await passes(table, 1)
        await table.ask(ActionRequest(seat, a.Adjourn()))
        await table.ask(ActionRequest(seat, a.Resume()))
        await company.consent.offer(table.id, seat, BACK)
        turns = await company.registry.services.journal.since(table.id)
        assert turns[-1].back == 0
        facts = [type(event) for event in events_of(table.kind, turns[-1:])]
        assert facts == [e.TakenBack, e.Adjourned, e.Resumed]


async def test_a_play_that_comes_at_the_same_moment_wins_or_loses_whole(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        (seat,) = await passes(table, 1)
        await company.consent.offer(table.id, seat, BACK)
        play = table.ask(ActionRequest(1 - seat, a.Pass()))
        _, agreed = await asyncio.gather(play, company.consent.offer(table.id, 1 - seat, BACK))
        await company.settle_down()
        assert (table.n, agreed) == (2, None)
        assert [one.back for one in await company.registry.services.journal.since(table.id)] == [None, None, None]
        with pytest.raises(Stale):
            await table.ask(ActionRequest(seat, GoBack(0), n=1, agreed=True))
