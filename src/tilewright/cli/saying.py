"""Events in words: numbers with their nouns, lists, times, and text that is safe to print."""

from collections.abc import Iterable

MINUTE, SECOND = 60_000, 1_000


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


def clock_face(time: int) -> str:
    """Milliseconds as minutes and seconds; a second begun is shown.

    >>> clock_face(59_001), clock_face(-1_000)
    ('1:00', '-0:01')
    """
    seconds = -(-abs(time) // SECOND)
    return f"{'-' if time < 0 else ''}{seconds // 60}:{seconds % 60:02}"


def plain(text: str, longest: int = 60) -> str:
    """Text from outside, as it may be printed: no control characters, and not too long.

    >>> plain("a\\x1b[31mb")
    'a�[31mb'
    """
    shown = "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
    return shown if len(shown) <= longest else shown[:longest] + "..."
