"""Finding what can be taken from a board: every set of tiles of one word whose removal leaves good words, joined."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tilewright.core.board import EMPTY, Board
from tilewright.games.unbuild.ground import Ground

Places = tuple[int, ...]  # in the cells of a board, or in a word; in their order

_WORD = re.compile(f"[^{re.escape(EMPTY)}]{{2,}}")


class Run(NamedTuple):
    """Two letters or more in a line, and where in the cells they stand."""

    text: str
    places: range


class Quarry:
    """For boards of one shape and one list. It remembers what it looked up, so a search keeps one.

    >>> from tilewright.core.square import Laid
    >>> board = Board.empty().lay(tuple(Laid(8, 7 + place, tile) for place, tile in enumerate("HORNS")))
    >>> quarry = Quarry(board, {"HORN", "HORNS", "OR"}.__contains__, most=4)
    >>> sorted("".join(board.cells[place] for place in taken) for taken in quarry.removals(board.cells))
    ['HNS', 'HONS', 'HORN', 'HORS', 'HRNS', 'ORNS', 'S']
    """

    def __init__(self, board: Board, is_good: Callable[[str], bool], most: int) -> None:
        self.ground = Ground(board.layout.width, len(board.cells))
        self.most = most
        self._is_good = is_good
        self._stands: dict[str, bool] = {}
        self._takings: dict[tuple[str, int, int], tuple[Places, ...]] = {}

    def removals(self, cells: str) -> Iterator[Places]:
        """Each removal that R-10.1 and R-10.2 allow, once."""
        standing = self.ground.mask(cells)
        tiles = standing.bit_count()
        if tiles == 1:
            yield (len(cells) - len(cells.lstrip(EMPTY)),)
        across, down = across_in(cells, self.ground.width), down_in(cells, self.ground.width)
        cut_across, cut_down = self._cuts(across), self._cuts(down)
        for runs, own, crossing in ((across, {}, cut_down), (down, cut_across, cut_across)):
            for run in runs:
                for taken in self._taken(run, crossing, alone=tiles == len(run.text)):
                    # A single tile is of the word across too, where there is one, and was found there.
                    if len(taken) == 1 and taken[0] in own:
                        continue
                    if self.ground.stays_joined(standing, taken):
                        yield taken

    def stands(self, text: str) -> bool:
        """Whether a run may be left: one letter, or a good word."""
        if len(text) < 2:
            return True
        known = self._stands.get(text)
        if known is None:
            known = self._stands[text] = self._is_good(text.upper())
        return known

    def _cuts(self, runs: list[Run]) -> dict[int, bool]:
        """Of each tile in these runs, whether they may be left without it."""
        stands = self.stands
        return {
            at: stands(text[:place]) and stands(text[place + 1 :])
            for text, places in runs
            for place, at in enumerate(places)
        }

    def _taken(self, run: Run, crossing: dict[int, bool], *, alone: bool) -> Iterator[Places]:
        text, places = run
        free = crossed = 0
        for place, at in enumerate(places):
            cut = crossing.get(at)
            free |= (cut is not False) << place
            crossed |= (cut is not None) << place
        key = (text, free, crossed)
        takings = self._takings.get(key)
        if takings is None:
            takings = self._takings[key] = tuple(self._split(text, free, crossed, 0, ()))
        for taking in takings:
            yield tuple([places[place] for place in taking])
        if alone and 2 <= len(text) <= self.most + 1:  # the last tile may be left by itself
            for left in places:
                yield tuple(at for at in places if at != left)

    def _split(self, text: str, free: int, crossed: int, at: int, taken: Places) -> Iterator[Places]:
        """From a place on: take the tile, or keep a word, or one letter that a crossing word holds."""
        if at == len(text):
            if taken:
                yield taken
            return
        if free >> at & 1 and len(taken) < self.most:
            yield from self._split(text, free, crossed, at + 1, (*taken, at))
        if at and at - 1 not in taken[-1:]:
            return  # the letter before was kept, so the run of letters kept is decided already
        for end in range(at + 1, len(text) + 1):
            kept = crossed >> at & 1 if end == at + 1 else self.stands(text[at:end])
            if kept and (end == len(text) or free >> end & 1):
                yield from self._split(text, free, crossed, end, taken)


def across_in(cells: str, width: int) -> list[Run]:
    return [
        Run(found[0], range(found.start(), found.end()))
        for row in range(0, len(cells), width)
        for found in _WORD.finditer(cells, row, row + width)
    ]


def down_in(cells: str, width: int) -> list[Run]:
    return [
        Run(found[0], range(col + found.start() * width, col + found.end() * width, width))
        for col in range(width)
        for found in _WORD.finditer(cells[col::width])
    ]
