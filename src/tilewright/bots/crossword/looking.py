"""Finds plays: all that a vocabulary allows, in the order of what they are worth to the level."""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import combinations

from tilewright import _native
from tilewright.bots.crossword.keeping import Worth, parts_of
from tilewright.core.alphabet import BLANK_FLAG
from tilewright.core.board import Board
from tilewright.core.square import Laid, Square, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.crossword.policies import Blanks
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import counted, play_of, position_of

_FACES = bytes(0 if number > BLANK_FLAG else number for number in range(256))  # a blank laid is a blank on the rack
_MET = b"\0"


@dataclass(frozen=True, slots=True)
class Before:
    """The board and the rack to find plays with, after blanks on these squares were exchanged for their letters."""

    board: Board
    rack: Tiles
    recycled: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class SeenPlay:
    """A possible play, and what it is worth: its points and the tiles kept."""

    play: _native.Play
    before: Before
    value: float

    def laid(self, known: WordGraph) -> tuple[Laid, ...]:
        return play_of(self.play, known.alphabet).laid


def plays_found(view: View, rack: Tiles, known: WordGraph, worth: Worth) -> Iterator[SeenPlay]:
    """All plays, the best first. Leaves are valued only where they can still make a play the next best."""
    kept = [_Kept(before, known, worth) for before in _recyclings(view, rack)]
    plays = [(play, one) for one in kept for play in _plays(view, one.before, known)]
    plays.sort(key=lambda play: -play[0].points)
    most = max((worth(part) for one in kept for part in parts_of(one.before.rack, 0)), default=0.0)
    waiting: list[tuple[float, int, SeenPlay]] = []
    for number, (play, one) in enumerate(plays):
        while waiting and -waiting[0][0] >= play.points + most:
            yield heappop(waiting)[2]
        value = play.points + one.after(play.tiles)
        heappush(waiting, (-value, number, SeenPlay(play, one.before, value)))
    while waiting:
        yield heappop(waiting)[2]


def _plays(view: View, before: Before, known: WordGraph) -> Iterator[_native.Play]:
    bonuses = [view.rules.bonus_for(laid) for laid in range(view.rules.rack_size + 1)]
    position = position_of(known.native, known.alphabet, before.board)
    found = position.plays(counted(known.alphabet, before.board, before.rack), view.rules.rack_size, bonuses)
    least = view.jacks.least if view.jacks else 0  # the first word is as long as the tiles laid
    return (play for play in found if play.laid >= least)


class _Kept:
    """The leave after a play, valued once for all plays of the same tiles."""

    __slots__ = ("_known", "_values", "_worth", "before")

    def __init__(self, before: Before, known: WordGraph, worth: Worth) -> None:
        self.before, self._known, self._worth = before, known, worth
        self._values: dict[bytes, float] = {}

    def after(self, tiles: bytes) -> float:
        laid = bytes(sorted(tiles.translate(_FACES, _MET)))
        value = self._values.get(laid)
        if value is None:
            letters = self._known.alphabet.letters
            faces = "".join([letters[number - 1] if number else BLANK for number in laid])
            value = self._values[laid] = self._worth(self.before.rack.take(faces).faces)
        return value


def _recyclings(view: View, rack: Tiles) -> Iterator[Before]:
    """The board and the rack as they are, and as they are after blanks were exchanged for their letters (R-6.1)."""
    yield Before(view.board, rack)
    if view.rules.blanks is not Blanks.RECYCLED:
        return
    blanks = [one for one in view.board.standing() if one.face == BLANK]
    for count in range(1, len(blanks) + 1):
        for chosen in combinations(blanks, count):
            put = tuple(Laid(one.row, one.col, one.letter) for one in chosen)
            if rack.holds(faces_of(put)):
                tiles = rack.take(faces_of(put)).put(BLANK * count)
                yield Before(view.board.lay(put), tiles, tuple(one.square for one in chosen))
