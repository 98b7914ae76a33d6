"""What people ask of a lexicon, answered by its graph: is it good, what goes before and after, what can be made."""

from collections.abc import Callable, Iterable
from functools import partial

from tilewright.lexicons.box import family_filter
from tilewright.lexicons.graph import Hooks, WordGraph
from tilewright.lexicons.levels import Levels
from tilewright.lexicons.patterns import checked_pattern

Judge = Callable[[str], bool]


class Search:
    """Only words are there that every judge lets pass.

    >>> words = Search(WordGraph(["AT", "ATE", "BAT", "EAT", "EATS", "SEAT", "TEA"], name="sample"))
    >>> words.hooks("EAT"), words.anagrams("S?TA"), words.within("ABT"), words.matching(".AT")
    (Hooks(front='S', back='S'), ['EATS', 'SEAT'], ['BAT', 'AT'], ['BAT', 'EAT'])
    >>> "EATS" in words, Search(WordGraph(["EATS", "TEA"]), [lambda word: len(word) < 4]).matching("*")
    (True, ['TEA'])
    """

    __slots__ = ("_judges", "_words")

    def __init__(self, words: WordGraph, judges: Iterable[Judge] = ()) -> None:
        self._words = words
        self._judges = tuple(judges)

    @property
    def name(self) -> str:
        return self._words.name

    def __contains__(self, word: str) -> bool:
        return word in self._words and self._passes(word)

    def hooks(self, word: str) -> Hooks:
        """Of anything: what makes a word of it."""
        front, back = self._words.hooks(word)
        return Hooks(
            "".join([letter for letter in front if self._passes(letter + word)]),
            "".join([letter for letter in back if self._passes(word + letter)]),
        )

    def anagrams(self, tiles: str) -> list[str]:
        """The words made of all these tiles; `?` is a blank."""
        return self._good(self._words.anagrams(tiles))

    def within(self, tiles: str) -> list[str]:
        """The words made of some of these tiles, the longest first."""
        return sorted(self._good(self._words.anagrams(tiles, partial=True)), key=lambda word: (-len(word), word))

    def matching(self, pattern: str) -> list[str]:
        """The words that fit a pattern: see `checked_pattern`."""
        return self._good(self._words.matches(checked_pattern(pattern)))

    def _good(self, words: list[str]) -> list[str]:
        return [word for word in words if self._passes(word)] if self._judges else words

    def _passes(self, word: str) -> bool:
        return all(judge(word) for judge in self._judges)


def fit_for_families(word: str) -> bool:
    """Neither profane nor such that it offends."""
    return word not in family_filter()


def as_common_as(level: int, levels: Levels) -> Judge:
    """Lets pass what people know: see `Levels`."""
    return partial(_is_common, level, levels)


def _is_common(level: int, levels: Levels, word: str) -> bool:
    known = levels.of(word)
    return known is not None and known <= level
