"""Whether the numbers of a word graph stand for the letters A to Z.

A KWG file holds numbers, not letters. One made for another alphabet of 26 tiles, such as Catalan with Ç, L·L and NY,
opens without complaint as English nonsense; how often each letter occurs gives it away.
"""

from collections import Counter
from math import sqrt

from tilewright.lexicons.alphabet import ENGLISH

LENGTHS = range(2, 6)
FEWEST = 100  # short words; a smaller list says too little about its letters
#: How similar the letter frequencies must be, as a cosine. Measured on words of two to five letters against `commons`:
#: Dutch .97, French .96, Italian .93, a hundred English words at random .98, Catalan read as English .63.
LEAST_LIKENESS = 0.8
#: Occurrences of A to Z in a thousand letters of the short words of `commons`.
_USUAL = (91, 26, 31, 39, 101, 19, 26, 28, 59, 5, 22, 54, 31, 45, 70, 33, 2, 61, 97, 52, 39, 11, 18, 5, 30, 6)


def look_like_a_to_z(short_words: list[str]) -> bool:
    """
    >>> look_like_a_to_z(["RAIN", "HORN", "TEA", "EAST"] * 25), look_like_a_to_z(["SBJO", "IPSO", "UFB"] * 40)
    (True, False)
    """
    if len(short_words) < FEWEST:
        return True
    counted = Counter("".join(short_words))
    found = [counted[letter] for letter in ENGLISH.letters]
    alike = sum(one * usual for one, usual in zip(found, _USUAL, strict=True))
    return alike >= LEAST_LIKENESS * sqrt(sum(one * one for one in found) * sum(one * one for one in _USUAL))
