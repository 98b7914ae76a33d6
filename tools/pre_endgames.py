"""What `kira`'s choices near the end gain over `jan`'s, in percentage points of wins per position.

`python -m tools.pre_endgames [POSITIONS] [NODES OF KIRA] [NODES OF JAN] [SEED]`. From games of `hugo` against itself on
`commons`, the first position of each with one to four tiles in the bag and totals at most 40 apart. Where the two
choose differently, a search judges both moves on the same draws, deeper than either of them has looked.
"""

import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from tilewright import _native
from tilewright.bots.arena import Arena, ArenaWorker
from tilewright.bots.crossword.thinking import outlook_of
from tilewright.bots.roster import leaves_for, roster_of
from tilewright.engine.depth import Depth
from tilewright.engine.outlook import DEVIATIONS, Effort, Outlook
from tilewright.engine.static_player import Valued
from tilewright.engine.thinker import PositionSearch, Thinker
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.view import View
from tilewright.lexicons.compiled import open_graph

CLOSE, DRAWS = 40, 16
JUDGING = _native.Foresight(4, nodes=12_000, replies=6)
WORDS = open_graph("commons")
RULES = roster_of("crossword").rules_for("folio", ["challenge=void"])
assert isinstance(RULES, Rules)
KIRA, JAN = (Thinker(WORDS, RULES, leaves_for(WORDS), depth) for depth in (Depth.EVERYTHING, Depth.SIMULATION))


def positions(seed: int) -> Iterator[Outlook]:
    worker = ArenaWorker(Arena("crossword", RULES, ("hugo", "hugo"), WORDS, seed))
    number = 0
    while True:
        game, number = worker.begun(number), number + 1
        while not game.session.is_over:
            view = game.session.view(min(game.session.pending))
            assert isinstance(view, View)
            if view.in_bag <= 4:
                if view.in_bag and abs(view.scores[0] - view.scores[1]) <= CLOSE:
                    yield outlook_of(view)
                break
            game.step()


def judged(outlook: Outlook, one: Valued, other: Valued) -> float:
    """How much more often the first wins."""
    search = PositionSearch(KIRA, outlook, Effort(nodes=1), None, 0, None)
    moves = [choice for choice in search.choices() if KIRA.static.told(choice) in (one, other)]
    stage = _native.Stage(2, JUDGING, 0, 2.0)
    judge = _native.PreEndgame(search.native, search.leaves, WORDS.word_map, moves, [stage], seed=99)
    while not judge.is_settled and min(found.samples for found in judge.findings) < DRAWS:
        judge.work(1)
    wins = {KIRA.static.told(found.move): found.win for found in judge.findings}
    return wins[one] - wins[other]


def main(many: int = 40, kira: int = 12_000, jan: int = 16_000, seed: int = 1) -> None:
    gains, used = list[float](), [0.0, 0.0]
    for _, outlook in zip(range(many), positions(seed), strict=False):
        chosen = list[Valued]()
        for place, (thinker, nodes) in enumerate(((KIRA, kira), (JAN, jan))):
            began = process_time()
            chosen.append(thinker.judge(outlook, Effort(nodes=nodes), seed=1).best)
            used[place] += process_time() - began
        one, other = chosen
        gains.append(judged(outlook, one, other) if one != other else 0.0)
    margin = DEVIATIONS * stdev(gains) / sqrt(many)
    differ = sum(gain != 0 for gain in gains)
    print(f"{100 * fmean(gains):.1f} ± {100 * margin:.1f} points of wins per position; {differ} of {many} decided")
    print(f"CPU seconds a move: kira {used[0] / many:.2f}, jan {used[1] / many:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
