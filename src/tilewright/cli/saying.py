"""What the terminal puts together itself: numbers with their nouns, lists, and rules at the end of a sentence."""

from collections.abc import Iterable
from errno import ENOSPC, EPIPE

from tilewright.core.plain import plain
from tilewright.sentences.times import clock_face

__all__ = ["Number", "cited", "clock_face", "is_output", "listed", "plain", "there_are"]


class Number(int):
    """
    >>> f"{Number(1):tiles}, {Number(3):tiles}, {Number(1000):tiles}"
    '1 tile, 3 tiles, 1,000 tiles'
    """

    def __format__(self, spec: str) -> str:
        if spec.endswith("s") and spec.isalpha():
            return f"{int(self):,} {spec[:-1] if self == 1 else spec}"
        return format(int(self), spec)


def there_are(count: int, what: str) -> str:
    """
    >>> there_are(1, "tiles"), there_are(3, "tiles")
    ('There is 1 tile', 'There are 3 tiles')
    """
    return f"There {'is' if count == 1 else 'are'} {Number(count):{what}}"


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


def is_output(error: OSError) -> bool:
    """Whether what could not be written is the standard output: its reader is gone, or its disk is full."""
    return error.errno in (EPIPE, ENOSPC) and not error.filename
