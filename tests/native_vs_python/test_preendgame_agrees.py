"""Pre-endgames against plain Python: candidates over everything that a small bag may hold."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from tests.effort import up_to
from tests.native_vs_python.plain_endgame import Negamax
from tests.native_vs_python.plain_game import Chance
from tests.native_vs_python.plain_simulation import draws_of, rollout
from tests.native_vs_python.small_cases import Case
from tilewright import _native
from tilewright.core.tiles import Tiles

REPLIES = 3
AT_ONCE, EXACT = _native.Foresight(), _native.Foresight(40, nodes=100_000, replies=REPLIES)
LATER = 10**9  # nodes that no stage comes to


def searched(
    case: Case, moves: Sequence[_native.Choice], stages: Sequence[_native.Stage], *, threads: int = 1
) -> _native.PreEndgame:
    search = _native.PreEndgame(case.outlook, None, None, moves, stages, 7)
    while not search.is_settled:
        search.work(threads)
    return search


class Mean(NamedTuple):
    win: float
    spread: float
    worth: float


def likely_draws(case: Case) -> list[tuple[tuple[str, ...], int]]:
    """Every place of each tile that is not seen: the other one keeps the first few, which were not put back."""
    others = case.unseen.take(case.returned.faces)
    tiles = [*((face, True) for face in case.returned), *((face, False) for face in others)]
    draws: Counter[tuple[str, ...]] = Counter()
    for order in permutations(tiles):
        if not any(is_back for _, is_back in order[: case.kept[1]]):
            draws[tuple(sorted(face for face, _ in order[len(tiles) - case.in_bag :]))] += 1
    return sorted(draws.items())


def plain(case: Case, choice: _native.Choice, solver: Negamax | None = None, replies: int = 0) -> Mean:
    """Each draw as often as it comes, in every order."""
    move, player = case.player.told(choice), case.player
    sums, total = [0.0, 0.0, 0.0], 0
    for tiles, ways in likely_draws(case) if case.returned else draws_of(case.unseen, case.in_bag):
        games = [case.ordered(order) for order in set(permutations(tiles))]
        fates = [rollout(game, move, player, Chance(0, 0), solver=solver, replies=replies) for game in games]
        for place, name in enumerate(Mean._fields):
            sums[place] += ways * fmean(getattr(fate, name) for fate in fates)
        total += ways
    return Mean(*(one / total for one in sums))


@pytest.mark.parametrize("chunk", range(5))
def test_all_draws_followed_by_best_play_come_to_what_enumeration_says(chunk: int) -> None:
    """Who cannot see the bag replies by what it may hold; once it is empty, both know everything."""
    pick = Random(chunk)
    for number in range(up_to(4, 40)):
        case = Case(pick, number, seats=2, in_bag=pick.randint(1, 2), rack_size=2)
        moves, solver = [*case.moves[:4], case.moves[-1]], Negamax(case.words)
        search = searched(case, moves, [_native.Stage(9, EXACT, LATER, 2.0)])
        draws = len(draws_of(case.unseen, case.in_bag))
        assert [one.samples for one in search.findings] == [draws] * len(moves)
        for one in search.findings:
            fate = plain(case, one.move, solver, REPLIES)
            assert one.win == pytest.approx(fate.win, abs=3e-6)
            assert one.spread == pytest.approx(fate.spread, abs=3e-3)
            assert one.error == 0
        worths = [one.worth for one in search.findings]
        assert worths == sorted(worths, reverse=True)


def test_what_was_put_back_is_likelier_in_the_bag() -> None:
    pick = Random(8)
    for number in range(up_to(6, 30)):
        case = Case(pick, number, seats=2, in_bag=pick.randint(1, 2))
        case.remember(pick)
        moves = [*case.moves[:3], case.moves[-1]]
        search = searched(case, moves, [_native.Stage(9, AT_ONCE, LATER, 2.0)])
        for one in search.findings:
            assert one.samples == len(likely_draws(case))
            fate = plain(case, one.move)
            assert one.win == pytest.approx(fate.win, abs=3e-6)
            assert one.spread == pytest.approx(fate.spread, abs=3e-3)


def test_a_better_look_at_fewer_candidates_decides() -> None:
    """What is left in the end has the values of the last stage, and is among the best of the first."""
    pick, changed = Random(3), 0
    for number in range(up_to(8, 40)):
        case = Case(pick, number, seats=2, in_bag=2, rack_size=2)
        moves, solver = case.moves[:6], Negamax(case.words)
        stages = [_native.Stage(6, AT_ONCE, LATER, 1.2), _native.Stage(3, EXACT, LATER, 1.2)]
        best, *_ = searched(case, moves, stages).findings
        assert best.worth == pytest.approx(plain(case, best.move, solver, REPLIES).worth, abs=3e-6)
        worths = sorted((plain(case, move).worth for move in moves), reverse=True)
        first = plain(case, best.move).worth
        assert first >= worths[:3][-1] - 3e-6
        changed += first < worths[0] - 3e-6
    assert changed, "sometimes a better look changes the choice"


def test_the_number_of_threads_changes_nothing() -> None:
    case = Case(Random(5), 2, 2, in_bag=4)
    stages = [_native.Stage(12, AT_ONCE, 400, 2.0), _native.Stage(4, _native.Foresight(2, 3, replies=2), LATER, 0.0)]
    found = []
    for threads in (1, 2, 3):
        search = searched(case, case.moves[:12], stages, threads=threads)
        found.append(([(one.samples, one.win, one.spread, one.worth) for one in search.findings], search.nodes))
    assert found[0] == found[1] == found[2]
    assert found[0][1] > 400


def test_after_any_round_there_is_an_answer() -> None:
    case = Case(Random(8), 1, 2, in_bag=4)
    stages = [
        _native.Stage(30, AT_ONCE, 300, 0.05),
        _native.Stage(5, _native.Foresight(1, nodes=200, replies=2), LATER, 0.0),
    ]
    search = _native.PreEndgame(case.outlook, None, None, case.moves[:30], stages, 1)
    samples = []
    while not search.is_settled:
        search.work(1)
        samples.append(search.findings[0].samples)
    assert samples[0] > 0
    assert len(samples) > 3


def test_what_makes_no_sense_is_refused() -> None:
    case = Case(Random(1), 0, 2, in_bag=2)
    stage = _native.Stage(3, AT_ONCE, LATER, 0.0)
    for moves, stages, why in (
        ([], [stage], "candidates"),
        (case.moves[:2], [], "stages"),
        (case.moves[:2], [_native.Stage(0, AT_ONCE, 1, 0.0)], "candidates"),
        (case.moves[:2], [_native.Stage(2, _native.Foresight(101, 5), 1, 0.0)], "plies"),
        (case.moves[:2], [_native.Stage(2, _native.Foresight(1, 0), 1, 0.0)], "weighs"),
        (case.moves[:2], [_native.Stage(2, _native.Foresight(1, -1), 1, 0.0)], "can be weighed"),
        (case.moves[:2], [_native.Stage(2, _native.Foresight(1, 1, replies=101), 1, 0.0)], "can be weighed"),
    ):
        with pytest.raises(ValueError, match=why):
            _native.PreEndgame(case.outlook, None, None, moves, stages, 1)
    with pytest.raises(ValueError, match="threads"):
        _native.PreEndgame(case.outlook, None, None, case.moves[:2], [stage], 1).work(0)
    three = Case(Random(1), 0, 3)
    with pytest.raises(ValueError, match="for two"):
        _native.PreEndgame(three.outlook, None, None, three.moves[:2], [stage], 1)
    case.unseen = Tiles("AB" * 6)
    with pytest.raises(ValueError, match="1 to 4 tiles"):
        _native.PreEndgame(case.outlook, None, None, case.moves[:2], [stage], 1)
