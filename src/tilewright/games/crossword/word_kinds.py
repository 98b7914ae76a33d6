"""Kinds of words that can earn extra points, each told by the word alone; `ui/src/board/wordKinds.ts` has them too."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

SHORTEST_PALINDROME = 3  # of two letters, AA would be one


def is_palindrome(word: str) -> bool:
    """
    >>> is_palindrome("LEVEL"), is_palindrome("LEVER"), is_palindrome("AA")
    (True, False, False)
    """
    return len(word) >= SHORTEST_PALINDROME and word == word[::-1]


#: By name, whether a word in capitals is of the kind.
WORD_KINDS: Mapping[str, Callable[[str], bool]] = MappingProxyType({"palindromes": is_palindrome})
