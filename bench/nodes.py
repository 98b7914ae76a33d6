"""What a node costs: in simulation, with a few tiles in the bag, and in the endgame it should be the same work."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from time import process_time

import tilewright as tw
from tilewright.bots.crossword.thinking import action_of, outlook_of
from tilewright.bots.roster import leaves_for
from tilewright.engine.outlook import Effort, Outlook
from tilewright.engine.thinker import Thinker
from tilewright.games.crossword.state import State
from tilewright.lexicons.compiled import open_graph

POSITIONS = 12
STAGES: dict[str, Callable[[State], bool]] = {
    "simulation, 40 to 50 in the bag": lambda state: 40 <= state.in_bag <= 50,
    "simulation, 3 to 7 in the bag": lambda state: 2 < state.in_bag <= 7,
    "pre-endgame, 1 or 2 in the bag": lambda state: 0 < state.in_bag <= 2,
    "endgame": lambda state: state.in_bag == 0,
}


def main() -> None:
    """CPU time of a move with 1,000 and 8,000 nodes, from games of `static` on commons"""
    words = open_graph("commons")
    thinker = Thinker(words, tw.Rules(), leaves_for(words))
    found = {stage: list(islice(_positions(thinker, fits), POSITIONS)) for stage, fits in STAGES.items()}
    for nodes in (1_000, 8_000):
        for stage, outlooks in found.items():
            began, used = process_time(), 0
            for outlook in outlooks:
                used += thinker.judge(outlook, Effort(nodes=nodes), seed=1).nodes
            seconds = process_time() - began
            each = f"{seconds / len(outlooks) * 1000:6.0f} ms a move, {seconds / used * 1e6:4.0f} µs a node"
            print(f"  {nodes:>5,} nodes, {stage:<34}{each}")


def _positions(thinker: Thinker, fits: Callable[[State], bool]) -> Iterator[Outlook]:
    """The first of each game that fits, if there is one."""
    for seed in count():
        game = tw.Game.new(house=["challenge=void"], words="commons", seed=seed)
        while not game.is_over and not fits(game.state):
            outlook = outlook_of(game.view(game.turn))
            game.do(action_of(thinker.static.best(outlook.board, outlook.rack, outlook.in_bag, outlook.others)))
        if not game.is_over:
            yield outlook_of(game.view(game.turn))
