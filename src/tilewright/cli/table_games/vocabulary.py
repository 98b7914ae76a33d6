"""What people type: a command of their game by its name or the start of it, or something that the game reads itself."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from tilewright.cli.playing.typed import Unclear
from tilewright.cli.saying import listed, plain

#: Name, how it is written, what it does: what can be said in every game. In the order of the help.
COMMON: Mapping[str, tuple[str, str]] = {
    "board": ("", "draw the table again"),
    "scores": ("scores", "how everybody stands"),
    "help": ("? or help", "the rules of this game, and this page"),
    "leave": ("leave", "leave the game for good"),
    "save": ("save [FILE]", "put the game away, here or in another file"),
    "quit": ("quit", "stop here; the game is kept"),
}
_PLACE = re.compile(r"[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z]")
_ALSO = {"?": "help", "rules": "help", "exit": "quit", "q": "quit", "resign": "leave", "pad": "scores"}


class Said(NamedTuple):
    """`name` is a command, or nothing where the line is no command; `words` is what follows."""

    name: str
    words: tuple[str, ...] = ()


def read_said(line: str, commands: Mapping[str, tuple[str, str]]) -> Said:
    """Half a command is enough where it can only be one. `Unclear` if it could be several, or is none.

    >>> read_said("sc", COMMON), read_said("save put away.game", COMMON)
    (Said(name='scores', words=()), Said(name='save', words=('put', 'away.game')))
    """
    first, *words = line.split()
    name = _ALSO.get(first.lower(), first.lower())
    found = (name,) if name in commands else tuple(one for one in commands if one.startswith(name))
    if len(found) != 1:
        raise Unclear(first, found)
    return Said(found[0], tuple(words))


def unclear(error: Unclear) -> str:
    if error.could_be:
        return f"{plain(error.typed)} could be {listed(error.could_be, 'or')}."
    return f"I do not know {plain(error.typed)!r}. ? shows what can be typed."


def is_place(text: str) -> bool:
    """Whether this is written like a square, in either convention.

    >>> is_place("8F"), is_place("h12"), is_place("HORN")
    (True, True, False)
    """
    return bool(_PLACE.fullmatch(text))
