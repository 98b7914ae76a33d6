"""What people type: a command by its name or the start of it, or something that their game reads itself."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tilewright.cli.saying import plain
from tilewright.core.errors import TilewrightError

Words = tuple[str, ...]
#: Other names of commands that most games have.
ALSO = {"?": "help", "rules": "help", "pad": "scores", "exit": "quit", "q": "quit"}
_PLACE = re.compile(r"[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z]")


class Command(NamedTuple):
    """How it is written, what it does, and the function that takes the seat and the words that follow.

    Commands without a usage are left out of the help.
    """

    usage: str
    does: str
    run: Callable[[int, Words], object]


class Unclear(TilewrightError):
    """What was typed is not understood, or leaves a question: a sentence for the person who typed it."""


def named(word: str, commands: Mapping[str, object], also: Mapping[str, str]) -> tuple[str, ...]:
    """The commands that a word may stand for: by its name, by another name, or by the start of it.

    >>> named("sa", {"save": 1, "same": 1}, {}), named("?", {"help": 1}, {}), named("x", {"exchange": 1}, {})
    (('save', 'same'), ('help',), ())
    """
    name = word.lower()
    if name not in commands:
        name = also.get(name) or ALSO.get(name, name)
    return (name,) if name in commands else tuple(one for one in commands if one.startswith(name))


def is_place(text: str) -> bool:
    """Whether this is written like a square, in either convention.

    >>> is_place("8F"), is_place("h12"), is_place("HORN")
    (True, True, False)
    """
    return bool(_PLACE.fullmatch(text))


def by_whom(words: Words, players: tuple[str, ...]) -> tuple[Words, int | None]:
    """Splits `HORN by Ann` into the words and the seat. `Unclear` for a name that nobody has.

    >>> by_whom(("HORN", "by", "ann"), ("Ann", "Ben"))
    (('HORN',), 0)
    """
    places = [place for place, word in enumerate(words) if word.lower() == "by"]
    if not places or places[-1] == len(words) - 1:
        return words, None
    name = " ".join(words[places[-1] + 1 :]).lower()
    exact = [seat for seat, player in enumerate(players) if player.lower() == name]
    found = exact or [seat for seat, player in enumerate(players) if player.lower().startswith(name)]
    if len(found) != 1:
        raise Unclear(f"Nobody here is called {plain(name)!r}.")
    return words[: places[-1]], found[0]
