"""What leaves are worth on a board, in plain Python: every rack that can be drawn plays the best of all its plays."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement

from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.plain import WordList


def worth_of_leaves(
    words: WordList, rules: Rules, board: Board, pool: Tiles, values: Mapping[str, float], *, may_exchange: bool
) -> dict[str, float]:
    """Of each leave that the pool holds, beside the empty one."""
    held = Counter(pool.faces)

    def best(rack: str) -> float:
        kept = [rack[:at] + rack[at + 1 :] for at in range(rules.rack_size)]
        idle = max(best_part(one) if may_exchange else values.get(one, 0) for one in kept)
        plays = [
            points + rules.bonus_for(len(laid)) + values.get(Tiles(rack).take(faces_of(laid)).faces, 0)
            for laid, points in words.plays(board, Tiles(rack), rules.rack_size)
        ]
        return max([idle, *plays])

    def best_part(leave: str) -> float:
        parts = [leave[:at] + leave[at + 1 :] for at in range(len(leave))]
        return max([values.get(leave, 0), *(best_part(part) for part in parts)])

    @cache
    def worth(leave: str) -> float:
        if len(leave) == rules.rack_size:
            return best(leave)
        left = held - Counter(leave)
        return sum(many * worth(Tiles(leave + face).faces) for face, many in left.items()) / left.total()

    leaves = [Tiles("".join(one)).faces for size in range(1, rules.rack_size) for one in _of(pool, size)]
    return {leave: worth(leave) - worth("") for leave in leaves}


def _of(pool: Tiles, size: int) -> list[tuple[str, ...]]:
    held = Counter(pool.faces)
    return [one for one in combinations_with_replacement(sorted(held), size) if Counter(one) <= held]
