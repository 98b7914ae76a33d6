"""Patterns of words: letters, `?` for any one letter, `*` for any number of them, `[AEIOU]` for one of some."""

import re

from msgspec import Struct

_PIECE = re.compile(r"(?P<letters>[^\W\d_]+)|(?P<any>[?.])|(?P<run>\*)|\[(?P<out>\^?)(?P<of>[^\W\d_]+)\]")


class BadPattern(ValueError):
    """A pattern that cannot be read; `place` is where, counted from 1."""

    def __init__(self, pattern: str, place: int) -> None:
        self.pattern, self.place = pattern, place
        super().__init__(f"{pattern!r} cannot be read from character {place} on: {pattern[place - 1 :]!r}")


class Pattern(Struct, frozen=True):
    """`size` is how many letters a word that fits must have, None if that is left open."""

    regex: str
    size: int | None

    @classmethod
    def parse(cls, text: str) -> "Pattern":
        """
        >>> Pattern.parse("Q[^U]?")
        Pattern(regex='Q[^U\\\\n][^\\\\n]', size=3)
        >>> Pattern.parse("Q*5")
        Traceback (most recent call last):
        ...
        tilewright.lexicons.patterns.BadPattern: 'Q*5' cannot be read from character 3 on: '5'
        """
        regex, size, place, is_open = "", 0, 0, False
        while place < len(text) or not text:
            piece = _PIECE.match(text, place)
            if not piece:
                raise BadPattern(text, place + 1)
            regex += _regex_of(piece)
            size += len(piece["letters"] or "") or (0 if piece["run"] else 1)
            is_open |= bool(piece["run"])
            place = piece.end()
        return cls(regex, None if is_open else size)

    def among(self, lines: str) -> list[str]:
        """The fitting ones of words that stand one a line, with an empty line before and after them."""
        return re.findall(f"\n({self.regex})(?=\n)", lines)


def _regex_of(piece: re.Match[str]) -> str:
    if piece["letters"]:
        return piece["letters"].upper()
    if piece["of"]:
        return f"[{piece['out']}{piece['of'].upper()}" + ("\\n]" if piece["out"] else "]")
    return "[^\\n]*" if piece["run"] else "[^\\n]"
