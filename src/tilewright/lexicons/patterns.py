"""Word patterns: letters, `?` for any letter, `*` for any number of letters, `[AEIOU]` for one of these."""

import re
from unicodedata import normalize

from tilewright.core.errors import TilewrightError

_PIECE = re.compile(r"[^\W\d_]+|[?.*]|\[\^?[^\W\d_]+\]")


class BadPattern(TilewrightError, ValueError):
    """A pattern that cannot be read; `place` is where, counted from 1."""

    def __init__(self, pattern: str, place: int) -> None:
        self.pattern, self.place = pattern, place
        super().__init__(f"{pattern!r} cannot be read from character {place} on: {pattern[place - 1 :]!r}")


def checked_pattern(text: str) -> str:
    """The pattern in the form a graph takes: in capitals, with `?` instead of a dot for any letter.

    >>> checked_pattern("q[^u].")
    'Q[^U]?'
    >>> checked_pattern("Q*5")
    Traceback (most recent call last):
    ...
    tilewright.lexicons.patterns.BadPattern: 'Q*5' cannot be read from character 3 on: '5'
    """
    pattern = normalize("NFC", text)
    place = 0
    while place < len(pattern) or not pattern:
        piece = _PIECE.match(pattern, place)
        if not piece:
            raise BadPattern(pattern, place + 1)
        place = piece.end()
    return pattern.upper().replace(".", "?")
