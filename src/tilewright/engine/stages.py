"""How a search with a few tiles in the bag spends its nodes: on many candidates roughly, then on a few of them well."""

from collections.abc import Sequence

from tilewright import _native

NODES_A_CANDIDATE = 750
FEWEST, MOST = 10, 40  # candidates
LONG = 200_000  # nodes, with which endgames are searched by all moves as well
OTHERS = 4  # one in so many candidates is of the kind that is rarer among the best


def stages_for(nodes: int) -> list[_native.Stage]:
    """Each goes on until so many nodes are spent in all, and drops only what is behind by more than it may be wrong."""
    many = min(max(nodes // NODES_A_CANDIDATE, FEWEST), MOST)
    stages = [
        _native.Stage(many, _native.Foresight(), int(nodes * 0.2), 0.15),
        _native.Stage(8, _native.Foresight(2, 6, replies=4), int(nodes * 0.5), 0.08),
        _native.Stage(4, _native.Foresight(2, 15, replies=6), int(nodes * 0.9), 0.03),
        _native.Stage(3, _native.Foresight(2, 30, replies=8), nodes, 0.02),
    ]
    last = _native.Stage(3, _native.Foresight(4, nodes=10_000, replies=8), nodes, 0.0)
    return [*stages, last] if nodes >= LONG else stages


def candidates_of(choices: Sequence[_native.Choice], many: int, in_bag: int) -> list[_native.Choice]:
    """The best by static equity, and some more that empty the bag or do not, whichever is rarer among these."""
    best = list(choices[: many - many // OTHERS])
    wanted = sum(_empties(one, in_bag) for one in best) < len(best) / 2
    others = [one for one in choices[len(best) :] if _empties(one, in_bag) is wanted]
    return best + others[: many // OTHERS]


def _empties(choice: _native.Choice, in_bag: int) -> bool:
    return choice.is_play and choice.play.laid >= in_bag
