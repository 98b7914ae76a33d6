"""A thousand complete random games over all editions, house rules and seats, with every law at every step."""

from random import Random

import pytest

from tests.effort import up_to
from tests.laws.laws import Followers, nothing_hidden_shows, refusals_change_nothing, tiles_are_conserved
from tilewright.games.crossword.audit import fair, replay
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.pad import score_pad
from tilewright.games.crossword.state import Over
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS, RandomGame, state_after

WORDS = WordGraph(SAMPLE_WORDS)  # finds the plays of the plain list, in a tenth of the time
GAMES, SHARES = up_to(400, 1_000), 20
MOST_ACTIONS = 3_000


@pytest.mark.parametrize("share", range(SHARES))
def test_all_laws_hold_in_complete_random_games(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        _play_under_law(Random(number))


def _play_under_law(chance: Random) -> None:
    game = RandomGame(chance, words=WORDS)
    followers = Followers(state_after(game.events[:1]))
    followers.hear(state_after(game.events[:1]), tuple(game.events[1:]))
    for _ in range(MOST_ACTIONS):
        if game.state.is_over:
            break
        before = game.state
        told = game.step()
        followers.hear(before, told)
        tiles_are_conserved(game.state)
        if chance.random() < 0.05:
            nothing_hidden_shows(game.state, chance)
            refusals_change_nothing(game, chance)
    _check_the_end(game)


def _check_the_end(game: RandomGame) -> None:
    state = game.state
    assert isinstance(state.phase, Over), "every game ends"
    assert not CROSSWORD.pending(state)
    assert replay(game.events) == state, "replay equals live"
    assert fair(game.events), "the dice kept their promise"
    assert score_pad(game.events)[-1].totals == state.scores if score_pad(game.events) else not any(state.scores)
