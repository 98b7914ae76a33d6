"""The board as bits, for bots that look ahead: a set of squares is a number, and so is a word."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tilewright.core.board import EMPTY
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.bounds import TILES_A_TURN
from tilewright.games.junior.printed import PrintedBoard, plan

Squares = int  # a set: bit n is the n-th square, row by row


class Field:
    """A printed board, and what can be played on it while these squares are free.

    Squares are numbered upwards along a word, across and down, so a word's first free letter is its lowest free bit.
    """

    def __init__(self, printed: PrintedBoard) -> None:
        paths = plan(printed)
        self.width = printed.width
        self.words = tuple(sum(1 << place for place in run) for run in paths.places)
        self.letter = {1 << place: paths.letters[place] for place in paths.through}
        self.through = {
            1 << place: tuple(self.words[number] for number in numbers) for place, numbers in paths.through.items()
        }

    def free_of(self, board: JuniorBoard) -> Squares:
        return sum(bit for bit in self.letter if board.cells[bit.bit_length() - 1] == EMPTY)

    def openings(self, free: Squares) -> set[Squares]:
        """The squares that can be covered now (R-12.2), one bit each."""
        firsts = {(word & free) & -(word & free) for word in self.words}
        firsts.discard(0)
        return firsts

    def plays(self, free: Squares, rack: str) -> dict[Squares, tuple[Squares, ...]]:
        """The longest plays, by the squares they cover, each in an order in which it can be made."""
        longest: dict[Squares, tuple[Squares, ...]] = {0: ()}
        for _ in range(TILES_A_TURN):
            longer: dict[Squares, tuple[Squares, ...]] = {}
            for covered, order in longest.items():
                left = _without(rack, [self.letter[bit] for bit in order])
                for bit in self.openings(free & ~covered):
                    if self.letter[bit] in left:
                        longer.setdefault(covered | bit, (*order, bit))
            if not longer:
                break
            longest = longer
        longest.pop(0, None)
        return longest

    def chips(self, free: Squares, covered: Squares) -> int:
        """The number of words that are finished by covering these squares."""
        after = free & ~covered
        return sum(1 for word in self.words if word & covered and not word & after)

    def best(self, free: Squares, rack: str) -> int:
        """The most chips that two tiles of a rack can win now.

        A word with one letter left can be finished there; in a word with two left, first the first and then the second.
        """
        ones: dict[Squares, int] = {}
        twos: set[Squares] = set()
        for word in self.words:
            left = word & free
            count = left.bit_count()
            if count == 1:
                ones[left] = ones.get(left, 0) + 1
            elif count == 2:
                twos.add(left)
        pairs = [self.chips(free, pair) for pair in twos if holds(rack, "".join(self.letters(pair)))]
        return max([self._best_of(ones, rack), *pairs])

    def _best_of(self, ones: dict[Squares, int], rack: str) -> int:
        """The best of one or two squares, by how many words each finishes."""
        held = [(self.letter[bit], count) for bit, count in ones.items() if self.letter[bit] in rack]
        twice = [one + two for (a, one), (b, two) in combinations(held, 2) if holds(rack, a + b)]
        return max([0, *(count for _, count in held), *twice])

    def laid(self, order: tuple[Squares, ...]) -> tuple[Laid, ...]:
        places = [(bit.bit_length() - 1, self.letter[bit]) for bit in order]
        return tuple(Laid(place // self.width + 1, place % self.width + 1, letter) for place, letter in places)

    def letters(self, covered: Squares) -> Iterator[str]:
        while covered:
            low = covered & -covered
            yield self.letter[low]
            covered ^= low

    def distance(self, free: Squares, letter: str) -> int:
        """How many letters have to be covered before a tile with this letter can be played somewhere."""
        steps = [
            (word & free & (bit - 1)).bit_count()
            for bit, found in self.letter.items()
            if found == letter and bit & free
            for word in self.through[bit]
        ]
        return min(steps, default=len(self.letter))


def holds(rack: str, letters: str) -> bool:
    return all(rack.count(letter) >= letters.count(letter) for letter in letters)


def _without(rack: str, letters: list[str]) -> str:
    return Tiles(rack).take("".join(letters)).faces


@lru_cache(maxsize=16)
def field(printed: PrintedBoard) -> Field:
    return Field(printed)
