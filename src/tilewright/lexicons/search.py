"""What people ask of a word list: hooks, anagrams, words within tiles, patterns."""

from collections import Counter
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import comb

from msgspec import Struct

from tilewright.core.tiles import BLANK
from tilewright.lexicons.patterns import Pattern
from tilewright.lexicons.plain import WordList

_LOOKUPS_A_WORD = 8  # as many cost as much as taking a word apart


class Hooks(Struct, frozen=True):
    """The letters that make another word when one is put before the word, or after it."""

    front: str
    back: str


class Search:
    """
    >>> search = Search(WordList(["AT", "ATE", "BAT", "EAT", "EATS", "SEAT", "TEA"]))
    >>> search.hooks("EAT")
    Hooks(front='S', back='S')
    >>> search.anagrams("EAT"), search.anagrams("S?TA"), search.within("ABT")
    (['ATE', 'EAT', 'TEA'], ['EATS', 'SEAT'], ['BAT', 'AT'])
    >>> search.matching("?AT"), search.matching("*AT*")
    (['BAT', 'EAT'], ['AT', 'ATE', 'BAT', 'EAT', 'EATS', 'SEAT'])
    """

    def __init__(self, words: WordList) -> None:
        self.words = words
        self._same_letters: dict[int, dict[str, list[str]]] = {}

    def hooks(self, word: str) -> Hooks:
        """Of anything: what makes a word of it."""
        front = (letter for letter in self._alphabet if letter + word in self.words)
        back = (letter for letter in self._alphabet if word + letter in self.words)
        return Hooks("".join(front), "".join(back))

    def anagrams(self, tiles: str) -> list[str]:
        """The words made of all these tiles; `?` is a blank."""
        return sorted(self._spelled(len(tiles), *_apart(tiles)))

    def within(self, tiles: str) -> list[str]:
        """The words made of some of these tiles, the longest first."""
        letters, blanks = _apart(tiles)
        found = (word for size in range(2, len(tiles) + 1) for word in self._spelled(size, letters, blanks))
        return sorted(found, key=lambda word: (-len(word), word))

    def matching(self, pattern: str) -> list[str]:
        """The words that fit a pattern: see `Pattern`."""
        wanted = Pattern.parse(pattern)
        words = self.words if wanted.size is None else self._by_size.get(wanted.size, [])
        return wanted.among("\n".join(("", *words, "")))

    def _spelled(self, size: int, letters: str, blanks: int) -> set[str]:
        """The words of one length made of these sorted letters and so many blanks."""
        known = self._by_letters(size)
        if not known:
            return set()
        kinds = len(self._alphabet)
        missing = range(max(0, size - len(letters)), min(blanks, size) + 1)
        lookups = (comb(len(letters), size - gone) * comb(kinds + gone - 1, gone) for gone in missing)
        if sum(lookups) > _LOOKUPS_A_WORD * len(known):
            return _scanned(known, letters, blanks)
        found: set[str] = set()
        for gone in missing:
            stems = set(combinations(letters, size - gone))
            for more in combinations_with_replacement(self._alphabet, gone):
                for stem in stems:
                    found.update(known.get("".join(sorted(stem + more)), ()))
        return found

    def _by_letters(self, size: int) -> dict[str, list[str]]:
        """The words of one length by their letters in order; made when first asked for, since sorting takes a while."""
        if size not in self._same_letters:
            made = self._same_letters[size] = {}
            for word in self._by_size.get(size, ()):
                made.setdefault("".join(sorted(word)), []).append(word)
        return self._same_letters[size]

    @cached_property
    def _by_size(self) -> dict[int, list[str]]:
        made: dict[int, list[str]] = {}
        for word in self.words:
            made.setdefault(len(word), []).append(word)
        return made

    @cached_property
    def _alphabet(self) -> str:
        return "".join(sorted(set("".join(self.words))))


def _apart(tiles: str) -> tuple[str, int]:
    """The letters in order, and how many blanks are with them."""
    letters = tiles.replace(BLANK, "")
    return "".join(sorted(letters)), len(tiles) - len(letters)


def _scanned(known: dict[str, list[str]], letters: str, blanks: int) -> set[str]:
    """All words looked at: most are missing more kinds of letters than there are blanks."""
    kinds, held = set(letters), Counter(letters)
    near = (key for key in known if len(set(key) - kinds) <= blanks)
    return {word for key in near if (Counter(key) - held).total() <= blanks for word in known[key]}
