"""What the terminal puts together itself: numbers with their nouns, lists, and rules at the end of a sentence."""

from collections.abc import Iterable

from tilewright.core.plain import plain
from tilewright.sentences.times import clock_face

__all__ = ["Number", "cited", "clock_face", "listed", "plain"]


class Number(int):
    """
    >>> f"{Number(1):tiles}, {Number(3):tiles}"
    '1 tile, 3 tiles'
    """

    def __format__(self, spec: str) -> str:
        if spec.endswith("s") and spec.isalpha():
            return f"{int(self)} {spec[:-1] if self == 1 else spec}"
        return format(int(self), spec)


def listed(names: Iterable[str], word: str = "and") -> str:
    """
    >>> listed(["PA", "AT", "BE"])
    'PA, AT and BE'
    """
    *most, last = list(names) or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def cited(text: str, rule: str) -> str:
    """With the rule at its end, if it rests on one."""
    return f"{text} ({rule})" if rule else text
