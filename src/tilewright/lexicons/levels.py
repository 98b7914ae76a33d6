"""How common a word is: its level in the SCOWL lists, 10 for the words everybody knows, 95 for the rarest."""

from bisect import bisect_left
from collections.abc import Iterator

LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80, 95)
UNLISTED = 99  # a valid word that SCOWL does not have
_CODES = {chr(ord("a") + place): level for place, level in enumerate((*LEVELS, UNLISTED))}
_CODE_OF = {level: code for code, level in _CODES.items()}


class Levels:
    """The levels of a word list: one letter per word, in the order of the words, since that compresses well.

    >>> levels = Levels(("CAT", "QI", "ZA"), Levels.coded([20, 80, UNLISTED]))
    >>> levels.of("CAT"), levels.of("DOG"), list(levels.up_to(80))
    (20, None, ['CAT', 'QI'])
    """

    __slots__ = ("_words", "codes")

    def __init__(self, words: tuple[str, ...], codes: str) -> None:
        assert len(words) == len(codes)
        self._words = words
        self.codes = codes

    @staticmethod
    def coded(levels: list[int]) -> str:
        return "".join(map(_CODE_OF.__getitem__, levels))

    def of(self, word: str) -> int | None:
        """The level of a word; `UNLISTED` if SCOWL does not have it, None if the list does not."""
        place = bisect_left(self._words, word)
        known = place < len(self._words) and self._words[place] == word
        return _CODES[self.codes[place]] if known else None

    def among(self, words: tuple[str, ...]) -> "Levels":
        """The levels of some of the words."""
        known = dict(zip(self._words, self.codes, strict=True))
        return Levels(words, "".join(map(known.__getitem__, words)))

    def up_to(self, level: int) -> Iterator[str]:
        good = {code for code, its_level in _CODES.items() if its_level <= level}
        return (word for word, code in zip(self._words, self.codes, strict=True) if code in good)
