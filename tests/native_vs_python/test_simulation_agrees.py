"""Simulations against plain rollouts: every order of a small bag, and dealt ones with a win table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random
from statistics import fmean

import pytest

from tests.effort import up_to
from tests.native_vs_python.plain_game import Chance
from tests.native_vs_python.plain_simulation import chance_of, dealt, rollout
from tests.native_vs_python.small_cases import Case
from tilewright import _native
from tilewright.core.tiles import Tiles
from tilewright.engine.win_table import WinTable

ROWS = tuple(((3.0 + n / 2, -3.0 - n / 2), 20.0 + 3 * n) for n in range(30))
TWO = WinTable("sample", 2, 3, ROWS)
THREE = WinTable("sample", 3, 3, tuple(((gains[0], 0.5, -gains[0] - 0.5), wide) for gains, wide in ROWS))
FOUR = WinTable("sample", 4, 3, tuple(((gains[0], 2.5, -1.5, -gains[0] - 1), wide) for gains, wide in ROWS))

SAMPLES = 20_000


def simulation_of(
    case: Case, table: WinTable, moves: Sequence[_native.Choice], plies: int, floor: int
) -> _native.Simulation:
    return _native.Simulation(case.outlook, None, None, table.native(), moves, plies, floor, 7)


@pytest.mark.parametrize("chunk", range(5))
def test_the_means_are_those_of_all_orders_of_the_bag(chunk: int) -> None:
    pick = Random(chunk)
    for number in range(up_to(4, 40)):
        case = Case(pick, number, seats=2, in_bag=pick.randint(1, 2))
        moves = case.moves[:4]
        simulation = simulation_of(case, TWO, moves, 0, 1000)
        while not simulation.is_settled:
            simulation.work(1)
        orders = list(permutations(case.unseen.faces, case.in_bag))
        for arm in simulation.arms:
            move = case.player.told(arm.move)
            fates = [rollout(case.ordered(order), move, case.player, Chance(0, 0)) for order in orders]
            assert arm.samples == len(orders)
            assert arm.win == pytest.approx(fmean(fate.win for fate in fates), abs=2e-6)
            assert arm.spread == pytest.approx(fmean(fate.spread for fate in fates), abs=2e-3)


@pytest.mark.parametrize(("seats", "table"), [(2, TWO), (3, THREE), (4, FOUR)])
def test_rollouts_deal_and_judge_as_plain_ones_do(seats: int, table: WinTable) -> None:
    pick = Random(seats)
    for number in range(up_to(3, 12)):
        case = Case(pick, number, seats)
        moves, plies = case.moves[:3], pick.randint(0, 3)
        simulation = simulation_of(case, table, moves, plies, 5)
        simulation.work(1)
        for arm in simulation.arms:
            move = case.player.told(arm.move)
            fates = []
            for sample in range(arm.samples):
                chance = Chance(7, sample)
                game = dealt(case.game, case.unseen, chance)
                fates.append(rollout(game, move, case.player, chance, plies=plies, table=table))
            assert arm.win == pytest.approx(fmean(fate.win for fate in fates), abs=1e-5)
            assert arm.spread == pytest.approx(fmean(fate.spread for fate in fates), abs=2e-3)
            assert arm.worth == pytest.approx(fmean(fate.worth for fate in fates), abs=1e-5)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_put_back_is_not_among_what_others_have_kept(seats: int) -> None:
    pick, table = Random(seats), TWO if seats == 2 else THREE
    for number in range(up_to(3, 12)):
        case = Case(pick, number, seats)
        case.remember(pick)
        simulation = simulation_of(case, table, case.moves[:2], 0, 5)
        simulation.work(1)
        for arm in simulation.arms:
            fates = []
            for sample in range(arm.samples):
                chance = Chance(7, sample)
                game = dealt(case.game, case.unseen, chance, case.returned, case.kept)
                fates.append(rollout(game, case.player.told(arm.move), case.player, chance))
            assert arm.win == pytest.approx(fmean(fate.win for fate in fates), abs=1e-5)
            assert arm.spread == pytest.approx(fmean(fate.spread for fate in fates), abs=2e-3)


def test_tiles_are_dealt_as_often_as_all_that_may_have_happened_says() -> None:
    """Ann puts back Q and V. Ben, who holds three others, lays an A and draws one tile: what does he hold now?

    He may have drawn Q or V, but what he has kept is neither.
    """
    before = "AEEIO"  # the tiles that Ann did not see, besides those that she put back
    held: Counter[str] = Counter()
    for *kept, fourth, fifth in permutations(before):
        if "A" not in kept:
            continue
        kept.remove("A")
        for drawn in (fourth, fifth, "Q", "V"):
            held["".join(sorted([*kept, drawn]))] += 1
    case = Case(Random(1), 0, 2)
    game, seed = replace(case.game, racks=(case.game.racks[0], Tiles())), 11
    sampled: Counter[str] = Counter()
    for number in range(SAMPLES):
        table = dealt(game, Tiles("EEIOQV"), Chance(seed, number), Tiles("QV"), (0, 2))
        sampled[table.racks[1].faces] += 1
    assert set(sampled) == set(held)
    for rack, ways in held.items():
        share = ways / held.total()
        assert sampled[rack] / SAMPLES == pytest.approx(share, abs=4 * (share / SAMPLES) ** 0.5), rack


def figures(simulation: _native.Simulation) -> list[tuple[float, ...]]:
    return [(arm.samples, arm.win, arm.error, arm.spread, arm.worth) for arm in simulation.arms]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_number_of_threads_changes_nothing(seats: int) -> None:
    case = Case(Random(5), 2, seats)
    found = []
    for threads in (1, 2, 3):
        simulation = simulation_of(case, TWO if seats == 2 else THREE, case.moves[:6], 2, 20)
        for _ in range(12):
            simulation.work(threads)
        found.append((figures(simulation), simulation.nodes, simulation.leader, simulation.is_settled))
    assert found[0] == found[1] == found[2]
    assert found[0][1] > 200


def test_the_order_of_the_candidates_does_not_matter() -> None:
    case = Case(Random(9), 1, 3)
    moves = case.moves[:5]
    one, two = simulation_of(case, THREE, moves, 2, 24), simulation_of(case, THREE, moves[::-1], 2, 24)
    for _ in range(3):
        one.work(1)
        two.work(1)
    assert figures(one) == figures(two)[::-1]


def test_rollouts_go_to_those_that_may_be_best() -> None:
    case = Case(Random(3), 2, 2)
    moves = [*case.moves[:2], *case.moves[-8:]]
    simulation = simulation_of(case, TWO, moves, 2, 16)
    for _ in range(30):
        simulation.work(1)
    samples = [arm.samples for arm in simulation.arms]
    assert max(samples) > min(samples)
    ratings = simulation.ratings
    assert ratings[simulation.leader] == max(ratings)
    assert simulation.arms[simulation.leader].samples == max(samples)


def test_a_table_is_as_likely_as_the_sum_over_all_that_is_gained() -> None:
    pick = Random(1)
    for table in (TWO, THREE, FOUR):
        for _ in range(20):
            standings = [pick.uniform(-60, 60) for _ in range(table.seats)]
            in_bag, turn = pick.randint(0, 40), pick.randrange(table.seats)
            native = table.native()
            exact = [round(points * 1000) for points in standings]
            chances = [native.chance(exact, in_bag, turn, seat) for seat in range(table.seats)]
            for seat, chance in enumerate(chances):
                assert chance == pytest.approx(chance_of(table, standings, in_bag, turn, seat), abs=1e-4)
            assert sum(chances) == pytest.approx(1, abs=1e-4)


def test_what_makes_no_sense_is_refused() -> None:
    case = Case(Random(1), 0, 2)
    with pytest.raises(ValueError, match="win table of as many seats"):
        simulation_of(case, THREE, case.moves[:1], 2, 5)
    with pytest.raises(ValueError, match="candidates"):
        simulation_of(case, TWO, [], 2, 5)
    with pytest.raises(ValueError, match="samples"):
        simulation_of(case, TWO, case.moves[:1], 2, 0)
    with pytest.raises(ValueError, match="plies"):
        simulation_of(case, TWO, case.moves[:1], -1, 5)
    with pytest.raises(ValueError, match="threads"):
        simulation_of(case, TWO, case.moves[:1], 2, 5).work(0)
    case.returned, case.kept = Tiles("EEEEEEEEE"), (0, 1)
    with pytest.raises(ValueError, match="put back have been seen"):
        simulation_of(case, TWO, case.moves[:1], 2, 5)
    case.returned, case.kept = Tiles(case.unseen.faces[:1]), (0, 99)
    with pytest.raises(ValueError, match="nobody keeps more than is held"):
        simulation_of(case, TWO, case.moves[:1], 2, 5)
    case.kept, case.unseen = (), Tiles()
    with pytest.raises(ValueError, match="more tiles are held than there are"):
        simulation_of(case, TWO, case.moves[:1], 2, 5)
    other = Case(Random(2), 1, 2)
    case.moves, case.unseen = other.moves, other.unseen
    with pytest.raises(ValueError, match=r"rack|board|play"):
        simulation_of(case, TWO, [move for move in other.moves if move.is_play][:20], 2, 5)
    with pytest.raises(ValueError, match="no win table"):
        _native.WinTable(2, [([0.0, 0.0, 0.0, 0.0], 0.0)])
