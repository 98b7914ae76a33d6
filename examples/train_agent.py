"""Trains a tiny agent: it learns what a tile on the rack is worth at the end of a turn, and plays by points and that.

    python examples/train_agent.py            trains for 300 games, then plays 40 against the most points
    python examples/train_agent.py 1000 100   for as long as you like

Needs `pip install "tilewright[env]"`. The agent has one number per tile, learnt by temporal differences: what a seat
scores with its next move is compared with what the tiles it kept promised.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.tiles import BLANK
from tilewright.env import CrosswordEnv

STEP, LOOK_AT = 0.05, 30  # how fast it learns; of how many plays it compares the leaves
Values = NDArray[np.float64]


def leave(env: CrosswordEnv, rack: Any, action: int) -> Any:
    """What a play keeps: the rack as counts, without the tiles that are laid."""
    columns = "".join(kind.letter for kind in env.game.board.tileset.kinds if kind.letter != BLANK)
    kept = rack.astype(float)
    for one in env.moves[action].laid:
        kept[columns.find(one.tile) + 1] -= 1  # a blank is laid as a small letter, and its column is the first
    return kept


def chosen(env: CrosswordEnv, observation: Any, values: Values) -> int:
    """The play with the most points and the best leave; without a play, exchange everything or pass."""
    plays = np.flatnonzero(observation["action_mask"][:LOOK_AT])
    if not plays.size:
        return int(np.flatnonzero(observation["action_mask"])[-1])
    shown = observation["observation"]
    worth = [shown["points"][play] + leave(env, shown["rack"], int(play)) @ values for play in plays]
    return int(plays[int(np.argmax(worth))])


def trained(games: int, seed: int = 1) -> Values:
    env = CrosswordEnv(plays=LOOK_AT)
    env.reset(seed=seed)
    tiles = env.observe(env.agent_selection)["observation"]["rack"].size
    values, usual = np.zeros(tiles), 20.0
    for game in range(games):
        env.reset(seed=seed + game)
        kept: dict[str, Any] = {}
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            action = chosen(env, observation, values)
            if agent in kept:  # how much better was this turn than usual, and than promised?
                points = observation["observation"]["points"].max()
                usual += STEP * (points - usual) / 10
                values += STEP * (points - usual - kept[agent] @ values) * kept[agent] / 7
            shown = observation["observation"]["rack"]
            kept[agent] = leave(env, shown, action) if action < LOOK_AT else np.zeros(tiles)
            env.step(action)
    return values


def margin(values: Values, games: int, seed: int = 10_000) -> float:
    """How many points per game it is ahead of an agent that takes the most points."""
    env = CrosswordEnv(plays=LOOK_AT)
    ahead = 0.0
    for game in range(games):
        env.reset(seed=seed + game // 2)  # each deal twice, with the seats exchanged
        me = env.possible_agents[game % 2]
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            own = values if agent == me else np.zeros_like(values)
            env.step(None if ended or cut else chosen(env, observation, own))
        mine, other = env.game.scores[game % 2], env.game.scores[1 - game % 2]
        ahead += mine - other
    return ahead / games


def main(games: int = 300, matches: int = 40) -> None:
    values = trained(games)
    print("A blank is worth", round(values[0], 1), "points more than an average tile.")
    print(f"Against the most points, over {matches} games: {margin(values, matches):+.1f} points per game")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
