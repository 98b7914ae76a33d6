"""The letters of a word list: which alphabet it needs, how its words are spelt in numbers, and if A to Z is meant.

A KWG file holds numbers, not letters. One made for another alphabet of 26 tiles, such as Catalan with Ç, L·L and NY,
opens without complaint as English nonsense; how often each letter occurs gives it away.
"""

import re
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from unicodedata import normalize

from tilewright.core.alphabet import ENGLISH, UNKNOWN_LETTER, Alphabet
from tilewright.core.faces import shown
from tilewright.core.tileset import MOST_LETTERS, TileSet
from tilewright.lexicons.reading import BadWordList

LENGTHS = range(2, 6)
FEWEST = 100  # short words; a smaller list says too little about its letters
#: How similar the letter frequencies must be, as a cosine. Measured on words of two to five letters against `commons`:
#: Dutch .97, French .96, Italian .93, a hundred English words at random .98, Catalan read as English .63.
LEAST_LIKENESS = 0.8
#: Occurrences of A to Z in a thousand letters of the short words of `commons`.
_USUAL = (91, 26, 31, 39, 101, 19, 26, 28, 59, 5, 22, 54, 31, 45, 70, 33, 2, 61, 97, 52, 39, 11, 18, 5, 30, 6)
_BEYOND = re.compile(rf"[^\0-{chr(UNKNOWN_LETTER - 1)}]")


def alphabet_of(words: Iterable[str], name: str, tiles: TileSet | None = None) -> Alphabet:
    """The English alphabet or that of a tile set if it suffices, else the letters of these words in order."""
    letters = "".join(sorted(set().union(*words)))
    if not tiles and not set(letters) - set(ENGLISH.letters):
        return ENGLISH
    if tiles:
        letters = Alphabet(tiles.letters).covering(letters).letters
    if len(letters) > MOST_LETTERS:
        raise BadWordList(name, why=f"has {len(letters)} different letters; {MOST_LETTERS} are the most")
    return Alphabet(letters)


def alphabet_named(letters: str) -> Alphabet:
    """An alphabet as typed, in that order.

    >>> alphabet_named("aäbb")
    Traceback (most recent call last):
    ...
    tilewright.lexicons.reading.BadWordList: aäbb: is no alphabet: up to 39 letters, each once
    """
    wanted = normalize("NFC", letters).upper()
    if not wanted.isalpha() or len(wanted) > MOST_LETTERS or len(set(wanted)) < len(wanted):
        raise BadWordList(letters, why=f"is no alphabet: up to {MOST_LETTERS} letters, each once")
    return Alphabet(wanted)


def spelt(words: list[str], alphabet: Alphabet, name: str) -> list[bytes]:
    """Many words as numbers, at once; they must use only this alphabet."""
    text = "\0".join(words).translate({ord(letter): number for number, letter in enumerate(alphabet.letters, start=1)})
    if _BEYOND.search(text):
        bad = next(word for word in words if UNKNOWN_LETTER in alphabet.numbers(word))
        raise BadWordList(name, why=f"{shown(bad)!r} has a letter that is not of {shown(alphabet.letters)}")
    return text.encode("ascii").split(b"\0") if words else []


def are_sorted(short_words: list[str]) -> bool:
    """Whether these are alphagrams: no list of words has only such as BEST and ALMOST.

    >>> are_sorted(["ADER", "EHT", "AEST"] * 40), are_sorted(["DEAR", "THE", "BEST"] * 40)
    (True, False)
    """
    return len(short_words) >= FEWEST and all(list(word) == sorted(word) for word in short_words)


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
