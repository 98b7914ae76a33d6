"""Queries on a lexicon, answered by its graph: validity, hooks, anagrams, patterns."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import islice

from tilewright.core.errors import TilewrightError
from tilewright.core.faces import shown
from tilewright.lexicons.box import family_filter
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import MOST, Hooks, WordGraph
from tilewright.lexicons.levels import Levels
from tilewright.lexicons.patterns import checked_pattern
from tilewright.lexicons.shelf import open_lexicon, shelved_path

Judge = Callable[[str], bool]
_FURTHER = 8  # how many times more words are examined if too few of the first passed


class NoLevels(TilewrightError, ValueError):
    """Common words were requested from a list without levels."""


class Search:
    """A lexicon narrowed to the words that every judge accepts. Words are asked and told as people write them.

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
        spelt = self._words.alphabet.read(word)
        return spelt in self._words and self._passes(spelt)

    def hooks(self, word: str) -> Hooks:
        """The letters that make a word of any text."""
        spelt = self._words.alphabet.read(word)
        front, back = self._words.hooks(spelt)
        return Hooks(
            shown("".join([letter for letter in front if self._passes(letter + spelt)])),
            shown("".join([letter for letter in back if self._passes(spelt + letter)])),
        )

    def anagrams(self, tiles: str, most: int = MOST) -> list[str]:
        """Words that use all these tiles, up to a limit; `?` is a blank."""
        spelt = self._words.alphabet.read(tiles)
        return self._first(lambda many: self._words.anagrams(spelt, most=many), most)

    def within(self, tiles: str, most: int = MOST) -> list[str]:
        """Words that use some of these tiles, longest first."""
        in_order = sorted(self._words.anagrams(self._words.alphabet.read(tiles), partial=True), key=len, reverse=True)
        return list(map(shown, islice(filter(self._passes, in_order), most)))

    def matching(self, pattern: str, most: int = MOST) -> list[str]:
        """Words that match a pattern: see `checked_pattern`."""
        checked = checked_pattern(self._words.alphabet.read(pattern))
        return self._first(lambda many: self._words.matches(checked, many), most)

    def _first(self, ask: Callable[[int], list[str]], most: int) -> list[str]:
        """The first accepted words; asks the graph for more until there are enough or no others."""
        looked_at = most
        while True:
            words = ask(looked_at)
            good = self._good(words)
            if len(good) >= most or len(words) < looked_at:
                return list(map(shown, good[:most]))
            looked_at *= _FURTHER

    def _good(self, words: list[str]) -> list[str]:
        return [word for word in words if self._passes(word)] if self._judges else words

    def _passes(self, word: str) -> bool:
        return all(judge(word) for judge in self._judges)


def search_in(lexicon: str, level: int | None = None, *, family: bool = False) -> Search:
    """Search a lexicon, narrowed to common words or to words fit for families.

    >>> search_in("commons", level=35).matching("Q?A?")
    ['QUAY']
    """
    graph = open_graph(lexicon)
    judges: list[Judge] = [fit_for_families] if family else []
    if level is not None:
        levels = levels_of(lexicon)
        if not levels:
            raise NoLevels(f"{graph.name} has no levels to choose by; the lists in the box have them")
        judges.append(as_common_as(level, levels))
    return Search(graph, judges)


def levels_of(lexicon: str) -> Levels | None:
    """The levels of a lexicon's words; None if unknown."""
    return open_lexicon(lexicon).levels if shelved_path(lexicon) else None


def fit_for_families(word: str) -> bool:
    """Neither profane nor offensive."""
    return word not in family_filter()


def as_common_as(level: int, levels: Levels) -> Judge:
    """A judge that accepts common words: see `Levels`."""
    return _common(level, levels).__contains__


@lru_cache(maxsize=8)
def _common(level: int, levels: Levels) -> frozenset[str]:
    """A set, faster than the levels if many words are checked."""
    return frozenset(levels.up_to(level))
