"""Endgames of three and four with open racks, against plain max^n on small boards."""

from random import Random

import pytest

from tests.effort import up_to
from tests.native_vs_python.plain_max_n import PlainMaxN
from tests.native_vs_python.small_games import drawn, native


@pytest.mark.parametrize("chunk", range(4))
def test_each_seat_gets_what_trying_everything_gives_it(chunk: int) -> None:
    pick = Random(chunk)
    for number in range(up_to(5, 50)):
        words, game = drawn(pick, number, seats=4 if number % 5 == 4 else 3)
        answer = native(words, game).solve_max_n(60, 1000, 10**9)
        assert answer.is_solved
        assert tuple(answer.endings[: game.seats]) == PlainMaxN(words).endings(game), (game, chunk, number)


def test_a_smaller_budget_gives_an_answer_that_is_not_called_solved() -> None:
    pick, unsolved = Random(1), 0
    for number in range(10):
        words, game = drawn(pick, number, seats=3)
        exact = native(words, game).solve_max_n(60, 1000, 10**9)
        for plies, width, nodes in ((1, 1000, 1000), (60, 1, 1000), (60, 1000, 20)):
            answer = native(words, game).solve_max_n(plies, width, nodes)
            assert answer.nodes <= nodes
            assert not answer.is_solved or answer.endings == exact.endings
            unsolved += not answer.is_solved
    assert unsolved > 10


def test_what_is_no_endgame_is_refused() -> None:
    words, game = drawn(Random(1), 0, seats=3)
    for budget, why in (((0, 5, 5), "plies"), ((5, 0, 5), "at least one"), ((5, 5, 0), "at least one")):
        with pytest.raises(ValueError, match=why):
            native(words, game).solve_max_n(*budget)
