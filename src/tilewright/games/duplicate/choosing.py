"""Which word goes on the board: the most points, and of words that are worth the same always the same one (R-9.4)."""

from collections import Counter
from collections.abc import Collection

from tilewright.core.board import Board
from tilewright.core.lexicon import Finder, Ranker
from tilewright.core.square import Direction, Laid, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.core.words import form
from tilewright.games.duplicate.bounds import LONGEST_RACK
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import SlipPlay, play_of

Order = tuple[int, int, int, bool, int, int, str]


def best_play(
    rules: Rules, board: Board, rack: Tiles, words: Finder, refused: Collection[str] = frozenset()
) -> SlipPlay | None:
    """The best of all plays that the word list finds; none if nothing can be placed."""
    if isinstance(words, Ranker):
        tied = _found(rules, board, rack, words, refused)
    else:
        tied = _looked_through(rules, board, rack, words, refused)
    plays = [play_of(board, laid, rules.bonus_for(len(laid))) for laid in tied]
    return min(plays, key=lambda play: order(play, rack, rules.tileset), default=None)


def _found(rules: Rules, board: Board, rack: Tiles, words: Ranker, refused: Collection[str]) -> list[tuple[Laid, ...]]:
    """With two blanks there are some 80,000 plays, with more there are millions: only the best are made."""
    bonuses = [rules.bonus_for(laid) for laid in range(LONGEST_RACK + 1)]
    below: int | None = None
    while True:
        found, rank = words.top_plays(board, rack, rules.rack_size, bonuses, below, all_tied=bool(refused))
        allowed = [laid for laid in found if not (refused and _makes(board, laid, refused))]
        if allowed or not found:
            return allowed
        below = rank


def _looked_through(
    rules: Rules, board: Board, rack: Tiles, words: Finder, refused: Collection[str]
) -> list[tuple[Laid, ...]]:
    top, tied = -1, list[tuple[Laid, ...]]()
    for laid, points in words.plays(board, rack, rules.rack_size):
        total = points + rules.bonus_for(len(laid))
        if total < top or (refused and _makes(board, laid, refused)):
            continue
        if total > top:
            top, tied = total, []
        tied.append(laid)
    return tied


def order(play: SlipPlay, rack: Tiles, tileset: TileSet) -> Order:
    """The first in this order goes on the board: points, blanks kept, the leave; then across before down, by row,
    by column and by the alphabet.
    """
    used, slip = faces_of(play.laid), play.slip
    down = slip.direction is Direction.DOWN
    leave = leave_value(rack.take(used), tileset)
    return (-play.points, used.count(BLANK), -leave, down, slip.row, slip.col, slip.word)


def leave_value(kept: Tiles, tileset: TileSet) -> int:
    """How good the letters are that stay on the rack: 2 for each different one that is worth a point or none, 1 off for
    each one more of the same, and 1 off for each that vowels and consonants differ by beyond one.

    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> [leave_value(Tiles(kept), STANDARD_TILES) for kept in ("ERS", "EES", "EEE", "QVW", "")]
    [6, 3, -2, -2, 0]
    """
    letters = kept.faces.replace(BLANK, "")
    easy = sum(tileset.value(face) <= 1 for face in set(letters))
    repeats = sum(count - 1 for count in Counter(letters).values())
    vowels = sum(tileset.is_vowel(face) for face in letters)
    return 2 * easy - repeats - max(0, abs(len(letters) - 2 * vowels) - 1)


def _makes(board: Board, laid: tuple[Laid, ...], refused: Collection[str]) -> bool:
    return any(word.text in refused for word in form(board, laid).words)
