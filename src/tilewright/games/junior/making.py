"""Making boards: picture words laid crosswise until so many squares have a letter, the same for the same dice.

Every board of letters can be finished: as long as a letter is uncovered, some word has a first uncovered letter, and
with one tile for each letter somebody holds its tile or can swap for it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from tilewright.core.dice import Dice
from tilewright.core.layout import LARGEST
from tilewright.core.refusal import Refused
from tilewright.core.square import Square
from tilewright.games.junior.printed import NO_LETTER, PrintedBoard

ATTEMPTS = 100
CHOICES = 8  # places looked at before the one with the most crossings is taken
T = TypeVar("T")


def make_board(
    words: Iterable[str],
    dice: Dice,
    *,
    squares: int = 101,
    size: int = 15,
    most_words: int = 44,
    name: str = "made",
) -> PrintedBoard:
    """A board on which every run of letters is one of the words, each there once, and all hang together.

    >>> board = make_board(["CAT", "TIGER", "RAT", "GOAT", "OTTER"], Dice(bytes(32)), squares=11, size=7)
    >>> len(board.tiles), {word.text for word in board.words} <= {"CAT", "TIGER", "RAT", "GOAT", "OTTER"}
    (11, True)
    """
    listed = _checked(words, size)
    luck = _Luck(dice)
    for _ in range(ATTEMPTS):
        crossing = _Crossing(size)
        crossing.lay(_Place(listed[luck.below(len(listed))], Square((size + 1) // 2, 1), across=True), centred=True)
        if _filled(crossing, listed, luck, squares, most_words):
            return PrintedBoard(name, crossing.rows()).checked()
    raise Refused("board-not-made", squares=squares, size=size, words=len(listed))


class _Place(NamedTuple):
    """A word on a line of squares."""

    word: str
    start: Square
    across: bool

    def squares(self) -> Iterator[Square]:
        row, col = self.start
        for step in range(len(self.word)):
            yield Square(row, col + step) if self.across else Square(row + step, col)

    def ends(self) -> tuple[Square, Square]:
        """The squares before its first letter and after its last."""
        row, col, letters = *self.start, len(self.word)
        if self.across:
            return Square(row, col - 1), Square(row, col + letters)
        return Square(row - 1, col), Square(row + letters, col)


class _Luck:
    """The rolls of dice, one after the other."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._rolled = 0

    def below(self, sides: int) -> int:
        self._rolled += 1
        return self._dice.roll(sides, self._rolled - 1)

    def shuffled(self, values: Sequence[T]) -> Iterator[T]:
        left = list(values)
        while left:
            yield left.pop(self.below(len(left)))


class _Crossing:
    """Words laid so far, and where another would fit."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.letters: dict[Square, str] = {}
        self.along: set[tuple[Square, bool]] = set()  # squares in a word across, or in one down
        self.words: set[str] = set()

    def lay(self, place: _Place, *, centred: bool = False) -> None:
        if centred:
            place = place._replace(start=Square(place.start.row, (self.size - len(place.word)) // 2 + 1))
        for square, letter in zip(place.squares(), place.word, strict=True):
            self.letters[square] = letter
            self.along.add((square, place.across))
        self.words.add(place.word)

    def places(self, word: str) -> Iterator[tuple[_Place, int]]:
        """Where the word crosses others and touches nothing else, and how many letters it would add."""
        for square, there in self.letters.items():
            if there not in word:
                continue
            row, col = square
            free = [across for across in (True, False) if (square, across) not in self.along]
            for step, letter in enumerate(word):
                if letter == there:
                    for across in free:
                        place = _Place(word, Square(row, col - step) if across else Square(row - step, col), across)
                        if self._fits(place):
                            yield place, sum(one not in self.letters for one in place.squares())

    def _fits(self, place: _Place) -> bool:
        row, col = place.start
        last = (col if place.across else row) + len(place.word) - 1
        if min(row, col) < 1 or last > self.size or any(square in self.letters for square in place.ends()):
            return False
        return all(
            self._takes(square, letter, across=place.across)
            for square, letter in zip(place.squares(), place.word, strict=True)
        )

    def _takes(self, square: Square, letter: str, *, across: bool) -> bool:
        there = self.letters.get(square)
        if there is not None:
            return there == letter and (square, across) not in self.along
        row, col = square
        sides = (Square(row - 1, col), Square(row + 1, col)) if across else (Square(row, col - 1), Square(row, col + 1))
        return not any(side in self.letters for side in sides)

    def rows(self) -> tuple[str, ...]:
        numbers = range(1, self.size + 1)
        return tuple("".join(self.letters.get(Square(row, col), NO_LETTER) for col in numbers) for row in numbers)


def _filled(crossing: _Crossing, listed: Sequence[str], luck: _Luck, squares: int, most_words: int) -> bool:
    """Lay words until exactly so many squares have letters; False where no word fits any more."""
    while len(crossing.letters) < squares:
        left = squares - len(crossing.letters)
        if len(crossing.words) == most_words or not _add_word(crossing, listed, luck, left):
            return False
    return len(crossing.letters) == squares


def _add_word(crossing: _Crossing, listed: Sequence[str], luck: _Luck, left: int) -> bool:
    """Of the first places found, the one with the most crossings for its letters."""
    found: list[tuple[_Place, int]] = []
    for word in luck.shuffled([word for word in listed if word not in crossing.words]):
        places = [(place, added) for place, added in crossing.places(word) if 0 < added <= left]
        if places:
            found.append(places[luck.below(len(places))])
        if len(found) == CHOICES:
            break
    if not found:
        return False
    crossing.lay(max(found, key=lambda choice: len(choice[0].word) - choice[1])[0])
    return True


def _checked(words: Iterable[str], size: int) -> list[str]:
    if not 3 <= size <= LARGEST:
        raise Refused("printed-board-malformed", why="size", width=size, height=size, most=LARGEST)
    listed = list(dict.fromkeys(words))
    for word in listed:
        if not (word.isalpha() and word.isupper() and len(word) > 1):
            raise Refused("picture-word-malformed", word=word)
    fitting = [word for word in listed if len(word) <= size]
    if not fitting:
        raise Refused("board-not-made", squares=0, size=size, words=0)
    return fitting
