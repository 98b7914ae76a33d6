"""How hard a play is to see, and whether a level sees it."""

from zlib import crc32

from tilewright import _native
from tilewright.core.alphabet import BLANK_FLAG
from tilewright.core.board import EMPTY, Board
from tilewright.core.dice import Dice

EASY_LETTERS = 4  # words up to this length come to mind easily
LONG_PLAY = 7  # from this many tiles on, people look for the word on purpose
_ROLLS = 1 << 20


def difficulty(play: _native.Play, board: Board, recycled: int = 0) -> int:
    """From 0 for a short word across another to 10 or more for a long one along and through others.

    Hard to see are long words, words that run along others, plays that join separate tiles, plays that extend a word
    at its front, blanks, and exchanging a blank on the board for its letter.
    """
    tiles = play.tiles
    met = [place for place, tile in enumerate(tiles) if not tile]
    hard = max(0, len(tiles) - EASY_LETTERS) + 2 * sum(tile > BLANK_FLAG for tile in tiles) + recycled
    if play.laid >= LONG_PLAY:
        hard += 2
    groups = sum(place - 1 not in met for place in met)
    hard += 2 * max(0, groups - 1)
    if groups == 1 and len(met) > 1 and tiles[0]:
        hard += 1
    crossed = _crossed(play, board)
    return hard + max(0, 2 * crossed - (0 if met else 1))


def _crossed(play: _native.Play, board: Board) -> int:
    """How many cross words the play makes."""
    width, cells = board.layout.width, board.cells
    if play.down:
        first, step, aside = (play.start - 1) * width + play.lane - 1, width, 1
    else:
        first, step, aside = (play.lane - 1) * width + play.start - 1, 1, width
    at_first, at_last = (play.lane == 1, play.lane == (width if play.down else board.layout.height))
    made = 0
    for place, tile in enumerate(play.tiles):
        if tile:
            square = first + place * step
            before = not at_first and cells[square - aside] != EMPTY
            made += before or (not at_last and cells[square + aside] != EMPTY)
    return made


def is_seen(play: _native.Play, percent: float, dice: Dice) -> bool:
    """Whether the play is seen. With the same dice, the answer for a play is always the same."""
    return percent >= 100 or _roll(play, dice) * 100 < percent * _ROLLS


def looked_for(play: _native.Play, percent: float, dice: Dice) -> float:
    """How long a player who looks until something is found takes to see the play: easy plays tend to come first."""
    return _roll(play, dice) / percent


def _roll(play: _native.Play, dice: Dice) -> int:
    which = crc32(play.tiles, play.lane << 16 | play.start << 1 | play.down)
    return dice.roll(_ROLLS, which)
