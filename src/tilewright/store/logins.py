"""When two names count as the same, so that nobody can pose as somebody else."""

import unicodedata
from functools import lru_cache

LONGEST_LOGIN = 80
_ACCENT = 200  # combining classes from here on are marks above and below; the vowels of other scripts are lower
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"  # called printable, but invisible
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # they choose how the character before them looks


@lru_cache(maxsize=1_000)  # the same few names come again and again
def login_of(name: str) -> str:
    """The name in a form that two people cannot share: without case, accents, width and invisible characters.

    It is empty if nothing is visible, and longer than the name if one letter stands for several.

    >>> login_of("  Zoë  Lee ") == login_of("ZOE\\u3000LEE") == "zoe lee"
    True
    >>> login_of("Straße"), login_of("か") == login_of("が")
    ('strasse', False)
    """
    apart = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", apart) if _counts(sign))
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def _counts(sign: str) -> bool:
    if unicodedata.combining(sign) >= _ACCENT or sign in _BLANK:
        return False
    return (sign.isprintable() or sign.isspace()) and not any(ord(sign) in some for some in _SELECTORS)
