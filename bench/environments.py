"""How many steps per second the environments take, with masks and observations."""

from time import process_time

import numpy as np

from tilewright.env import CrosswordEnv, DuplicateEnv
from tilewright.session.game import Game

STEPS = 2000


def main() -> None:
    """steps of the PettingZoo environments, masks and observations included, in CPU time; commons"""
    alone = _library()
    env, chance = CrosswordEnv(), np.random.default_rng(1)
    env.reset(seed=1)
    start = process_time()
    for _ in range(STEPS):
        observation, _reward, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"])[:50])))
    print(f"  CrosswordEnv: {STEPS / (process_time() - start):,.0f} steps a second; a turn by Game alone: {alone:,.0f}")
    print(f"  DuplicateEnv: {_rounds():,.0f} rounds of two a second")


def _library() -> float:
    """The same turns without an environment: all moves are listed, and one of the best fifty is made."""
    chance, turns, start = np.random.default_rng(1), 0, process_time()
    while turns < STEPS:
        game = Game.new(house=["challenge=void"], seed=turns)
        while not game.is_over:
            moves = game.legal_moves()
            game.play(moves[int(chance.integers(min(50, len(moves))))] if moves else "-")
            turns += 1
    return turns / (process_time() - start)


def _rounds() -> float:
    env, rounds = DuplicateEnv(), 0
    start = process_time()
    while rounds < STEPS // 10:
        env.reset(seed=rounds)
        while env.agents:
            env.step(dict.fromkeys(env.agents, 0))
            rounds += 1
    return rounds / (process_time() - start)
