"""What somebody reached alone is kept when the game is over (R-8.1, R-8.2, R-8.3)."""

from pathlib import Path

import pytest

from tests.live.staffed import bot_setup, staffed, until
from tests.live.states import standard_state
from tilewright.editions.house import rules_for
from tilewright.editions.solitaire import EARLIER, LONGEST_KEY, best_key
from tilewright.games.crossword import actions as a
from tilewright.live.server import Server
from tilewright.live.tables.table import ActionRequest, GoBack, Table
from tilewright.store.people import Person, PersonalBest


async def alone(server: Server, folder: Path, way: str, seats: int = 1, *house: str) -> Table:
    rules = rules_for("magnetic", (f"solitaire={way}", *house) if way else ())
    setup = bot_setup(folder, "crossword", {}, people=seats, rules=rules)
    return await server.registry.found(setup, [(seat, "ann") for seat in range(seats)])


async def passed_out(table: Table) -> None:
    while not table.state.is_over:
        await table.ask(ActionRequest(standard_state(table).turn, a.Pass()))


async def bests(server: Server) -> list[PersonalBest]:
    return await server.people.bests_of("ann")


@pytest.mark.parametrize(("way", "seats"), [("one-rack", 1), ("two-racks", 2), ("face-up", 1)])
async def test_a_best_is_kept_by_the_way_of_playing_the_edition_and_the_words(
    tmp_path: Path, way: str, seats: int
) -> None:
    async with staffed(tmp_path) as server:
        await server.people.add(Person("ann", "Ann", made=1))
        table = await alone(server, tmp_path, way, seats)
        if way == "face-up":
            await table.ask(ActionRequest(0, a.Finish()))
        await passed_out(table)
    async with staffed(tmp_path) as server:
        (best,) = await bests(server)
        assert best.what.startswith(f"solitaire-{way} magnetic ")
        assert best.what == best_key(standard_state(table).rules, table.setup.lexicon)
        assert (best.points, best.game) == (sum(table.state.scores), table.id)


async def test_only_a_better_one_takes_its_place(tmp_path: Path) -> None:
    async with staffed(tmp_path) as server:
        await server.people.add(Person("ann", "Ann", made=1))
        for _ in range(4):
            await passed_out(await alone(server, tmp_path, "one-rack"))
        totals = [table.state.scores[0] for table in server.registry.open_tables]
    async with staffed(tmp_path) as server:
        assert [best.points for best in await bests(server)] == [max(totals)]


async def test_one_that_was_not_noted_is_when_the_game_is_opened_again(tmp_path: Path) -> None:
    async with staffed(tmp_path) as server:
        await server.people.add(Person("ann", "Ann", made=1))
        table = await alone(server, tmp_path, "one-rack")
        server.registry.on_open.clear()
        for stop in server.registry.on_close:
            stop(table.id)
        await passed_out(table)
        assert await bests(server) == []
    async with staffed(tmp_path) as server:
        await server.registry.table(table.id)
    async with staffed(tmp_path) as server:
        assert [best.game for best in await bests(server)] == [table.id]


async def test_a_game_of_several_is_nobodys_best(tmp_path: Path) -> None:
    """Also where two play around one device, and so sit there as one."""

    async with staffed(tmp_path) as server:
        await server.people.add(Person("ann", "Ann", made=1))
        table = await alone(server, tmp_path, "", seats=2)
        await passed_out(table)
        rules = rules_for("magnetic", ("solitaire=one-rack",))
        bots = await server.registry.found(bot_setup(tmp_path, "crossword", {0: "greedy"}, rules=rules), [(0, "ann")])
        await until(lambda: bots.state.is_over)
    async with staffed(tmp_path) as server:
        assert await bests(server) == []


def test_other_rules_or_other_words_have_a_best_of_their_own() -> None:
    """R-8.1: a total is compared with those that were reached in the same game."""
    ways = ("one-rack", "two-racks", "face-up")
    houses = ((), ("eight-tile",), ("nine-tile",), ("move-timer=1",), ("move-timer=2",))
    keys = [
        best_key(rules_for(book, (f"solitaire={way}", *house)), words)
        for book in ("folio", "magnetic")
        for way in ways
        for house in houses
        if way != "face-up" or not house
        for words in ("commons", "commons-world", "x" * 80)
    ]
    assert len(set(keys)) == len(keys)
    assert all(key and len(key) <= LONGEST_KEY for key in keys)
    assert best_key(rules_for("folio", ()), "commons") is None


@pytest.mark.parametrize("how", ["resigned", "taken back"])
async def test_what_was_given_up_or_taken_back_is_no_best(tmp_path: Path, how: str) -> None:
    """R-8.1, R-13.3"""

    async with staffed(tmp_path) as server:
        await server.people.add(Person("ann", "Ann", made=1))
        table = await alone(server, tmp_path, "one-rack")
        await table.ask(ActionRequest(0, a.Pass()))
        if how == "resigned":
            await table.ask(ActionRequest(0, a.Resign()))
        else:
            await table.ask(ActionRequest(0, GoBack(0), agreed=True))
        await passed_out(table)
    async with staffed(tmp_path) as server:
        assert await bests(server) == []


async def test_bests_of_earlier_versions_get_the_rules_of_their_game_or_are_left_out(tmp_path: Path) -> None:
    """R-8.1: rules were not part of the name, and games that were given up counted too."""
    plain, old = "solitaire-one-rack magnetic small", "solitaire-one-rack folio gone"

    async with staffed(tmp_path) as server:
        for name in ("ann", "ben", "cid"):
            await server.people.add(Person(name, name, made=1))
        eight = await alone(server, tmp_path, "one-rack", 1, "eight-tile")
        given_up = await alone(server, tmp_path, "one-rack")
        await passed_out(eight)
        await given_up.ask(ActionRequest(0, a.Resign()))
        await server.people.best("ben", PersonalBest(plain, 300, eight.id, 5))
        await server.people.best("cid", PersonalBest(plain, 200, given_up.id, 5))
        await server.people.best("cid", PersonalBest(old, 100, None, 5))
    async with staffed(tmp_path) as server:
        (ben,), (cid,) = await server.people.bests_of("ben"), await server.people.bests_of("cid")
        assert ben == PersonalBest(str(best_key(standard_state(eight).rules, eight.setup.lexicon)), 300, eight.id, 5)
        assert cid == PersonalBest(f"{old} {EARLIER}", 100, None, 5)
