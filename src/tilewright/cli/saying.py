"""What the terminal puts together itself: numbers with their nouns, and lists."""

from collections.abc import Iterable

from tilewright.core.plain import plain
from tilewright.sentences.times import clock_face

__all__ = ["Listing", "Number", "cited", "clock_face", "listed", "plain"]


class Number(int):
    """
    >>> f"There {Number(1):are} {Number(1):tiles}", f"{Number(3):tiles}", f"{Number(90_000):time}"
    ('There is 1 tile', '3 tiles', '1:30')
    """

    def __format__(self, spec: str) -> str:
        if spec == "are":
            return "is" if self == 1 else "are"
        if spec == "time":
            return clock_face(int(self))
        if spec.endswith("s") and spec.isalpha():
            return f"{int(self)} {spec[:-1] if self == 1 else spec}"
        return format(int(self), spec)


class Listing(tuple[str, ...]):
    """
    >>> f"{Listing(['PA', 'AT']):are} {Listing(['PA', 'AT', 'BE'])}"
    'are PA, AT and BE'
    """

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec == "are":
            return "is" if len(self) == 1 else "are"
        if spec == "it":
            return "it" if len(self) == 1 else "them"
        return listed(self, spec or "and")


def listed(names: Iterable[str], word: str = "and") -> str:
    *most, last = list(names) or [""]
    return f"{', '.join(most)} {word} {last}" if most else last


def cited(text: str, rule: str) -> str:
    """With the rule at its end, if it rests on one."""
    return f"{text} ({rule})" if rule else text
