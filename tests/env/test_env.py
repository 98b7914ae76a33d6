"""The environments are what PettingZoo's own tests expect, their masks are exact, and any rules can be played."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as theirs  # type: ignore[import-untyped]

from tilewright.env import CrosswordEnv, DuplicateEnv

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's opinions of shapes


def choose(chance: np.random.Generator, mask: Any) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def played_out(env: CrosswordEnv, seed: int) -> dict[str, float]:
    """A game by random actions; what each agent got in sum."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        sums[agent] += reward
        env.step(None if ended or cut else choose(chance, observation["action_mask"]))
    return sums


def test_the_standard_game_passes_the_api_test(capsys: pytest.CaptureFixture[str]) -> None:
    theirs.api_test(CrosswordEnv(), num_cycles=100)


def test_duplicate_passes_the_api_test(capsys: pytest.CaptureFixture[str]) -> None:
    theirs.parallel_api_test(DuplicateEnv(seats=3), num_cycles=60)


def test_the_same_seed_gives_the_same_games() -> None:
    theirs.seed_test(CrosswordEnv, num_cycles=40)
    theirs.parallel_seed_test(DuplicateEnv, num_cycles=20)


@pytest.mark.parametrize(
    ("edition", "house", "seats"),
    [
        ("folio", (), 2),
        ("magnetic", ("eight-tile",), 3),
        ("tile-lock", ("jacks",), 4),
        ("large-print", ("recycling", "nine-tile"), 2),
        ("folio", ("double-bag", "restricted-changing", "palindromes"), 2),
        ("magnetic", ("move-timer", "challenge=void"), 2),
    ],
)
def test_every_action_of_the_mask_is_possible_by_any_rules(edition: str, house: tuple[str, ...], seats: int) -> None:
    env = CrosswordEnv(edition, house, seats=seats)
    for seed in range(3):
        sums = played_out(env, seed)
        assert sum(sums.values()) == pytest.approx(0)
        assert env.game.is_over or env.turns == env.most_turns


def test_the_spread_is_the_sum_of_the_rewards() -> None:
    env = CrosswordEnv()
    one, other = played_out(env, 7).values()
    assert env.game.is_over
    assert one == env.game.scores[0] - env.game.scores[1] == -other


def test_who_wins_gets_one() -> None:
    env = CrosswordEnv(reward="win")
    sums = list(played_out(env, 3).values())
    best = env.game.scores[0] > env.game.scores[1]
    assert sums == ([1, -1] if best else [-1, 1])


def test_the_first_action_is_the_play_with_the_most_points() -> None:
    env = CrosswordEnv()
    env.reset(seed=1)
    agent = env.agent_selection
    best = env.game.best_move()
    assert best is not None
    assert env.observe(agent)["observation"]["points"][0] == best.score
    env.step(0)
    assert env.rewards[agent] == best.score
    (other,) = set(env.possible_agents) - {agent}
    assert not env.observe(agent)["action_mask"].any()
    assert env.observe(other)["action_mask"].any()


def test_an_agent_does_not_see_the_racks_of_others() -> None:
    env = CrosswordEnv()
    env.reset(seed=2)
    shown = env.observe("player_0")["observation"]
    assert shown["rack"].sum() == 7
    assert shown["unseen"].sum() == 93


def test_what_is_not_possible_is_refused() -> None:
    env = CrosswordEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="1023 is not possible now"):
        env.step(1023)
    for wrong in ({"seats": 1}, {"seats": 5}, {"plays": 0}, {"reward": "tiles"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            CrosswordEnv(**wrong)


def test_the_top_of_every_duplicate_round_is_the_first_action() -> None:
    env = DuplicateEnv()
    observations, _ = env.reset(seed=1)
    total = 0.0
    while env.agents:
        mask = observations["player_0"]["action_mask"]
        observations, rewards, *_ = env.step({"player_0": int(np.argmax(mask)), "player_1": env.plays})
        total += rewards["player_0"]
        assert rewards["player_1"] == 0
    assert total == env.session.state.best_total


def test_nothing_heavy_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, tilewright.env; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_the_example_learns_and_plays() -> None:
    example = Path(__file__).parents[2] / "examples" / "train_agent.py"
    shown = subprocess.run([sys.executable, example, "3", "2"], capture_output=True, text=True, check=True).stdout
    assert "Against the most points, over 2 games: " in shown
