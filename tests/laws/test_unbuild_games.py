"""Five hundred complete random games of Unbuild, with every law at every step."""

from collections import Counter
from random import Random

import pytest

from tests.effort import up_to
from tests.laws.any_laws import play_under_law
from tilewright.core.square import Square
from tilewright.games.unbuild import actions as a
from tilewright.games.unbuild.events import Ended, Removed
from tilewright.games.unbuild.rules import words_on
from tilewright.testing.unbuild import RandomUnbuild, random_unbuild
from tilewright.testing.words import SAMPLE_WORDS

GAMES, SHARES = up_to(200, 500), 5
NONSENSE = (a.Remove(()), a.Remove((Square(0, 0),)), a.Remove((Square(8, 8),) * 2), a.Resign())


@pytest.mark.parametrize("share", range(SHARES))
def test_all_laws_hold_in_complete_random_games(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        game = random_unbuild(Random(number))
        play_under_law(game, nothing_is_lost, NONSENSE)
        assert isinstance(game.events[-1], Ended)


def nothing_is_lost(game: RandomUnbuild) -> None:
    """What stands and what was taken are together the board of the start; all that stands is good; points add up."""
    state = game.state
    removed = [event for event in game.events if isinstance(event, Removed)]
    taken = [one for event in removed for one in event.taken]
    assert Counter([*state.board.standing(), *taken]) == Counter(state.rules.board.standing())
    assert all(state.is_good(word, SAMPLE_WORDS) for word in words_on(state.board))
    for seat, score in enumerate(state.scores):
        assert score == sum(event.points for event in removed if event.seat == seat)
