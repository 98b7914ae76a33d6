"""Queries on a sorted word list: which letters may follow a stem, and which fit between two parts."""

from bisect import bisect_left
from collections.abc import Iterable
from functools import cached_property, lru_cache

# Enough for every stem that a few racks can spell; a bound, since a server lives long.
REMEMBERED = 1 << 16


class Stems:
    """
    >>> stems = Stems(["AT", "BAT", "BATH", "BET"])
    >>> stems.followers("B"), stems.followers("BAT"), sorted(stems.between("B", "T"))
    ('AE', 'H', ['A', 'E'])
    """

    def __init__(self, words: Iterable[str]) -> None:
        ordered = sorted(words)  # fast if they are already in order, as in a compiled list
        self.known = frozenset(ordered)
        self.ordered = tuple(ordered if len(ordered) == len(self.known) else sorted(self.known))
        # Cached per list, not per class, so that the memory goes with the list.
        self.followers = lru_cache(REMEMBERED)(self._followers)
        self.between = lru_cache(REMEMBERED)(self._between)

    @cached_property
    def alphabet(self) -> str:
        return "".join(sorted(set("".join(self.ordered))))

    def _followers(self, stem: str) -> str:
        """The letters, in order, that come after this stem in some word."""
        letters, size = "", len(stem)
        place = bisect_left(self.ordered, stem)
        while place < len(self.ordered) and self.ordered[place].startswith(stem):
            if len(self.ordered[place]) == size:  # the stem is a word itself
                place += 1
                continue
            letter = self.ordered[place][size]
            letters += letter
            place = bisect_left(self.ordered, stem + chr(ord(letter) + 1), place)
        return letters

    def _between(self, before: str, after: str) -> frozenset[str]:
        """The letters that make a word with what is on both sides of a square."""
        return frozenset(letter for letter in self.alphabet if before + letter + after in self.known)
