"""What people type at the table: a play, or a command by its name or the start of it."""

import re
from typing import NamedTuple

from tilewright.core.errors import TilewrightError

#: Name, how it is written, what it does. In the order of the help, which leaves out those that are not written.
COMMANDS: dict[str, tuple[str, str]] = {
    "undo": ("undo", "take back what is not yet confirmed"),
    "recycle": ("recycle 8H", "have the blank there for its letter"),
    "claim": ("claim WORD ...", "say which words belong to the theme"),
    "exchange": ("exchange QO", "swap tiles with the bag"),
    "pass": ("pass", "let the turn go by"),
    "challenge": ("challenge [WORD ...] [by NAME]", "doubt the last play"),
    "accept": ("", "let the last play of the game stand"),
    "vote": ("vote yes no", "judge the words that were claimed"),
    "draw": ("draw 3", "draw so many vowels; or one by one, draw v"),
    "look": ("look WORD", "look a word up, where the dictionary is open"),
    "hint": ("hint", "a play that you could make"),
    "finish": ("finish", "end a game with all tiles face up"),
    "board": ("", "draw the table again"),
    "pad": ("pad", "the score pad"),
    "unseen": ("unseen", "the tiles you cannot see"),
    "shuffle": ("shuffle, sort", "mix your rack, or put it in order"),
    "sort": ("", "put your rack in order"),
    "rules": ("rules, ?", "the rules of this game; ? teaches them"),
    "help": ("", "this page"),
    "teach": ("", "how the game is played"),
    "save": ("save [FILE]", "put the game away for another day"),
    "resign": ("resign", "leave the game"),
    "quit": ("quit", "stop here; the game is kept"),
}
_ALSO = {
    "yes": "yes",
    "y": "yes",
    "ok": "yes",
    "?": "teach",
    "exit": "quit",
    "q": "quit",
    "lookup": "look",
    "x": "exchange",
}
_PLACE = re.compile(r"[A-Za-z]\d{1,2}|\d{1,2}[A-Za-z]")


class Typed(NamedTuple):
    """`name` is a command, `play`, `yes`, or nothing for an empty line; `words` is what follows it."""

    name: str
    words: tuple[str, ...] = ()


class Unclear(TilewrightError):
    """What was typed is no command, or could be more than one."""

    def __init__(self, typed: str, could_be: tuple[str, ...]) -> None:
        self.typed = typed
        self.could_be = could_be
        super().__init__(typed)


def read_typed(line: str) -> Typed:
    """
    >>> read_typed("8F HORN"), read_typed("ch horn by Ann")
    (Typed(name='play', words=('8F', 'HORN')), Typed(name='challenge', words=('horn', 'by', 'Ann')))
    """
    parts = line.split()
    if not parts:
        return Typed("")
    if _PLACE.fullmatch(parts[0]):
        return Typed("play", (parts[0], *parts[1:]))
    if len(parts) == 2 and _PLACE.fullmatch(parts[1]) and not _found(parts[0]):
        return Typed("play", (parts[1], parts[0]))
    found = _found(parts[0])
    if len(found) != 1:
        raise Unclear(parts[0], found)
    return Typed(found[0], tuple(parts[1:]))


def _found(word: str) -> tuple[str, ...]:
    name = word.lower()
    if name in _ALSO:
        return (_ALSO[name],)
    if name in COMMANDS:
        return (name,)
    return tuple(command for command in COMMANDS if command.startswith(name))


def by_whom(words: tuple[str, ...], players: tuple[str, ...]) -> tuple[tuple[str, ...], int | None]:
    """Splits `HORN by Ann` into the words and the seat. Raises `LookupError` for a name that nobody has.

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
        raise LookupError(name)
    return words[: places[-1]], found[0]
