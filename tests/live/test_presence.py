"""Who is there, and when the others may go on without somebody."""

import pytest
from msgspec.structs import replace

from tests.live.states import standard_state
from tests.live.tables import Ear, Ticks, company_at, crossword
from tilewright.core.clock import MINUTE
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.state import Over
from tilewright.live.server_messages import Proposable
from tilewright.live.tables import presence
from tilewright.live.tables.presence import GRACE
from tilewright.live.tables.setup import PATIENCE
from tilewright.live.tables.table import ActionRequest

THREE = ("Ann", "Ben", "Cid")


async def test_everybody_is_told_who_comes_and_goes(url: str) -> None:
    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ann, ben, again, onlooker = Ear(), Ear(), Ear(), Ear()
        await company.hub.watch(ann, table.id, 0)
        await company.hub.watch(onlooker, table.id, None)
        first = await company.hub.watch(ben, table.id, 1)
        second = await company.hub.watch(again, table.id, 1)  # another window of Ben's: nothing new for the rest
        for watcher in (first, second, second):
            company.hub.leave(watcher)
        there = [(one["seats"], one["watchers"]) for one in ann.of("present")]
        assert there == [([0], 0), ([0], 1), ([0, 1], 1), ([0], 1)]
        assert [one["seats"] for one in again.of("present")] == [[0, 1]]
        assert company.presence.seats_there(table.id) == {0}


async def test_among_a_crowd_nobody_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "CROWD", 2)

    async with company_at(url) as company:
        table = await company.found(crossword(), "ann", "ben")
        ears = [Ear() for _ in range(4)]
        for ear in ears:
            await company.hub.watch(ear, table.id, 0)
        assert [len(ear.of("present")) for ear in ears] == [1, 1, 0, 0]


async def test_the_table_has_patience_and_then_goes_on(url: str) -> None:
    """R-2.5"""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        table = await company.found(crossword(players=THREE), "ann", "ben", "cid")
        whom, other = standard_state(table).turn, (standard_state(table).turn + 1) % 3
        ticks.now += PATIENCE - 1
        with pytest.raises(Refused, match="patience") as caught:
            await company.presence.dismiss(table.id, other, whom)
        assert caught.value.facts == {"seat": whom, "left": 1}
        here = await company.hub.watch(Ear(), table.id, whom)
        ticks.now += 10 * PATIENCE
        with pytest.raises(Refused, match="still-there"):
            await company.presence.dismiss(table.id, other, whom)
        company.hub.leave(here)
        ticks.now += PATIENCE - 40_000
        with pytest.raises(Refused, match="patience") as caught:
            await company.presence.dismiss(table.id, other, whom)
        assert caught.value.facts["left"] == 40_000
        ticks.now += 40_000
        answer = await company.presence.dismiss(table.id, other, whom)
        assert (answer.n, table.state.gone, standard_state(table).turn) == (1, (whom,), other)
        with pytest.raises(Refused, match="seat-has-left"):
            await company.presence.dismiss(table.id, whom, other)


async def test_only_who_is_waited_for_can_be_dismissed(url: str) -> None:
    """R-2.5"""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        table = await company.found(crossword(), "ann", "ben")
        turn = standard_state(table).turn
        ticks.now += 100 * PATIENCE
        with pytest.raises(Refused, match="not-awaited"):
            await company.presence.dismiss(table.id, turn, 1 - turn)
        with pytest.raises(Refused, match="still-there"):
            await company.presence.dismiss(table.id, turn, turn)
        await table.ask(ActionRequest(turn, a.Pass()))
        with pytest.raises(Refused, match="patience"):  # it is their turn only now
            await company.presence.dismiss(table.id, turn, 1 - turn)
        ticks.now += PATIENCE
        await company.presence.dismiss(table.id, turn, 1 - turn)
        assert table.state.is_over


async def test_who_stays_away_after_the_last_play_keeps_what_was_scored(url: str) -> None:
    """R-3.7, R-2.5: the game is settled as though they had accepted."""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        table = await company.found(crossword(), "ann", "ben")
        out = standard_state(table).turn
        racks = (Tiles("HORN"), Tiles("AX")) if out == 0 else (Tiles("AX"), Tiles("HORN"))
        scores = (0, 300) if out == 0 else (300, 0)
        table.state = replace(standard_state(table), racks=racks, bags=(Tiles(),), scores=scores)
        laid = tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HORN"))
        await table.ask(ActionRequest(out, a.Place(laid)))
        assert not table.state.is_over
        ticks.now += PATIENCE
        await company.presence.dismiss(table.id, out, 1 - out)
        phase = standard_state(table).phase
        assert isinstance(phase, Over)
        assert (phase.winners, table.state.gone) == ((1 - out,), ())


async def test_a_game_that_was_put_away_does_not_wait_for_ever(url: str) -> None:
    """R-2.5, R-13.2: who agreed to a pause and never comes back is waited for like everybody else."""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        table = await company.found(crossword(), "ann", "ben")
        turn = standard_state(table).turn
        for seat in (turn, 1 - turn):
            await company.consent.offer(table.id, seat, Proposable.PAUSE)
        assert standard_state(table).asleep
        with pytest.raises(Refused, match="patience"):
            await company.presence.dismiss(table.id, turn, 1 - turn)
        ticks.now += PATIENCE
        await company.presence.dismiss(table.id, turn, 1 - turn)
        assert (standard_state(table).asleep, table.state.gone) == (False, ())


async def test_after_a_restart_everybody_may_find_back(url: str) -> None:
    """R-2.5: the time that a server is down, and a moment after it, count for nobody."""

    ticks = Ticks()
    async with company_at(url, ticks) as company:
        table = await company.found(crossword(patience=5 * MINUTE), "ann", "ben")
        whom = standard_state(table).turn
        ticks.now += 10 * MINUTE
    ticks.now += 1_000 * MINUTE
    async with company_at(url, ticks) as company:
        assert company.registry.services.clock.now() - table.at < 11 * MINUTE
        ticks.now += GRACE - 1
        with pytest.raises(Refused, match="patience"):
            await company.presence.dismiss(table.id, 1 - whom, whom)
        ticks.now += 1
        await company.presence.dismiss(table.id, 1 - whom, whom)
