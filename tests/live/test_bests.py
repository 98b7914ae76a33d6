"""What somebody reached alone is kept when the game is over (R-8.1, R-8.2, R-8.3)."""

from pathlib import Path

import pytest

from tests.live.sitting import run
from tests.live.staffed import bot_setup, staffed, until
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a
from tilewright.live.server import Server
from tilewright.live.table import Table, Wish
from tilewright.store.people import Best, Person


async def alone(server: Server, folder: Path, way: str, seats: int = 1) -> Table:
    rules = rules_for("magnetic", (f"solitaire={way}",) if way else ())
    setup = bot_setup(folder, "crossword", {}, people=seats, rules=rules)
    return await server.house.found(setup, [(seat, "ann") for seat in range(seats)])


async def passed_out(table: Table) -> None:
    while not table.state.is_over:
        await table.ask(Wish(table.state.turn, a.Pass()))


async def bests(server: Server) -> list[Best]:
    return await server.people.bests_of("ann")


@pytest.mark.parametrize(("way", "seats"), [("one-rack", 1), ("two-racks", 2), ("face-up", 1)])
def test_a_best_is_kept_by_the_way_of_playing_the_edition_and_the_words(tmp_path: Path, way: str, seats: int) -> None:
    async def story() -> None:
        async with staffed(tmp_path) as server:
            await server.people.add(Person("ann", "Ann", made=1))
            table = await alone(server, tmp_path, way, seats)
            if way == "face-up":
                await table.ask(Wish(0, a.Finish()))
            await passed_out(table)
        async with staffed(tmp_path) as server:
            (best,) = await bests(server)
            assert best.what.startswith(f"solitaire-{way} magnetic ")
            assert (best.points, best.game) == (sum(table.state.scores), table.id)

    run(story())


def test_only_a_better_one_takes_its_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with staffed(tmp_path) as server:
            await server.people.add(Person("ann", "Ann", made=1))
            for _ in range(4):
                await passed_out(await alone(server, tmp_path, "one-rack"))
            totals = [table.state.scores[0] for table in server.house.open_tables]
        async with staffed(tmp_path) as server:
            assert [best.points for best in await bests(server)] == [max(totals)]

    run(story())


def test_one_that_was_not_noted_is_when_the_game_is_opened_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with staffed(tmp_path) as server:
            await server.people.add(Person("ann", "Ann", made=1))
            table = await alone(server, tmp_path, "one-rack")
            server.house.on_open.clear()
            for stop in server.house.on_close:
                stop(table.id)
            await passed_out(table)
            assert await bests(server) == []
        async with staffed(tmp_path) as server:
            await server.house.table(table.id)
        async with staffed(tmp_path) as server:
            assert [best.game for best in await bests(server)] == [table.id]

    run(story())


def test_a_game_of_several_is_nobodys_best(tmp_path: Path) -> None:
    """Also where two play around one device, and so sit there as one."""

    async def story() -> None:
        async with staffed(tmp_path) as server:
            await server.people.add(Person("ann", "Ann", made=1))
            table = await alone(server, tmp_path, "", seats=2)
            await passed_out(table)
            rules = rules_for("magnetic", ("solitaire=one-rack",))
            bots = await server.house.found(bot_setup(tmp_path, "crossword", {0: "greedy"}, rules=rules), [(0, "ann")])
            await until(lambda: bots.state.is_over)
        async with staffed(tmp_path) as server:
            assert await bests(server) == []

    run(story())
