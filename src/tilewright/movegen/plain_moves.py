"""Every legal play, found the plain way: along each lane, from each square where a word can start, letter by letter."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tilewright.core.board import EMPTY, Board
from tilewright.core.score import points
from tilewright.core.square import Direction, Laid
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.words import form
from tilewright.movegen.lanes import Lane, around, columns_of, lanes, rows_of
from tilewright.movegen.stems import Stems

_BESIDE_A_TILE = re.compile(r"\.(?=[^.])|(?<=[^.])\.")


class PlainPlay(NamedTuple):
    """Tiles laid, and what their words score before any bonus for many tiles."""

    laid: tuple[Laid, ...]
    points: int


def plays(stems: Stems, board: Board, tiles: Tiles, most: int) -> Iterator[PlainPlay]:
    """Each legal play of at most `most` of these tiles, once. A blank and the letter it stands for are two plays."""
    for laid in _all_laid(stems, lanes(board, stems), _Hand(tiles, board), most):
        yield PlainPlay(laid, points(form(board, laid), laid))


def any_play(stems: Stems, board: Board, tiles: Tiles, most: int) -> bool:
    """R-5.2. The likeliest witnesses are tried first: a hook on a word, then two tiles, then everything."""
    hand = _Hand(tiles, board)
    if most > 0 and _any_hook(stems, board, hand):
        return True
    freest_first = sorted(lanes(board, stems), key=_constraints)
    return any(True for limit in (min(2, most), most) for _ in _all_laid(stems, freest_first, hand, limit))


class _Hand:
    """The tiles that may be laid, without those that the current branch of the search has laid."""

    def __init__(self, tiles: Tiles, board: Board) -> None:
        alphabet = {kind.letter for kind in board.tileset.kinds} - {BLANK}
        self.left = Counter(tiles)
        self.letters = frozenset(alphabet if BLANK in tiles else alphabet & self.left.keys())
        #: For each letter, the faces that can be laid as it, and how each is written on the board.
        self.ways = {
            letter: [(face, tile) for face, tile in ((letter, letter), (BLANK, letter.lower())) if self.left[face]]
            for letter in self.letters
        }


def _constraints(lane: Lane) -> int:
    """How many squares of a lane restrict the letter."""
    return len(lane.fits) - lane.fits.count(None) + len(lane.letters) - lane.letters.count(EMPTY)


def _any_hook(stems: Stems, board: Board, hand: _Hand) -> bool:
    """Whether one tile at the end of a word, or between two, makes valid words in both directions."""
    rows, columns = rows_of(board), columns_of(board)
    for lines, crossing in ((rows, columns), (columns, rows)):
        for number, line in enumerate(lines):
            for beside in _BESIDE_A_TILE.finditer(line):
                place = beside.start()
                good = stems.between(*around(line, place)) & hand.letters
                before, after = around(crossing[place], number)
                if good and (not (before or after) or good & stems.between(before, after)):
                    return True
    return False


def _all_laid(stems: Stems, among: Iterable[Lane], hand: _Hand, most: int) -> Iterator[tuple[Laid, ...]]:
    for lane in among:
        for start in range(lane.anchors[-1], -1, -1):  # the nearer the anchor, the sooner a play is found
            if start == 0 or lane.letters[start - 1] == EMPTY:
                yield from _Walk(stems, lane, start, hand).plays(start, most)


class _Walk:
    """All words of one lane that start at one square and cover the first anchor after it.

    A word that covers any anchor covers the first one, since it has no gap.
    """

    def __init__(self, stems: Stems, lane: Lane, start: int, hand: _Hand) -> None:
        self.stems = stems
        self.lane = lane
        self.anchor = next(anchor for anchor in lane.anchors if anchor >= start)
        self.hand = hand

    def plays(self, start: int, most: int) -> Iterator[tuple[Laid, ...]]:
        fit = self.lane.fits[self.anchor]
        hopeless = fit is not None and fit.isdisjoint(self.hand.letters)
        if not hopeless and self.lane.letters.count(EMPTY, start, self.anchor + 1) <= most:
            yield from self._grow(start, "", (), most)

    def _grow(self, place: int, stem: str, laid: tuple[Laid, ...], left: int) -> Iterator[tuple[Laid, ...]]:
        """The plays that begin with this stem, which ends before this position; `left` more tiles may be laid."""
        letters = self.lane.letters
        standing = letters[place] if place < len(letters) else EMPTY
        if standing != EMPTY:
            if standing in self.stems.followers(stem):
                yield from self._grow(place + 1, stem + standing, laid, left)
            return
        if place > self.anchor and stem in self.stems.known and not self._is_found_across(laid):
            yield laid
        if left and place < len(letters):
            yield from self._lay(place, stem, laid, left)

    def _lay(self, place: int, stem: str, laid: tuple[Laid, ...], left: int) -> Iterator[tuple[Laid, ...]]:
        fit, ways, held = self.lane.fits[place], self.hand.ways, self.hand.left
        for letter in self.stems.followers(stem):
            if letter not in ways or (fit is not None and letter not in fit):
                continue
            for face, tile in ways[letter]:
                if held[face]:
                    held[face] -= 1
                    more = (*laid, self.lane.lay(place, tile))
                    yield from self._grow(place + 1, stem + letter, more, left - 1)
                    held[face] += 1

    def _is_found_across(self, laid: tuple[Laid, ...]) -> bool:
        """A single tile that makes words in both directions is one play, and is found in its row."""
        down = self.lane.direction is Direction.DOWN
        return down and len(laid) == 1 and self.lane.fits[self.anchor] is not None
