"""How bots are called among the players: `Clara (bot)`. The name is all that a saved game has to keep of them."""

import re

from tilewright.bots.crossword.levels import Level, level

MARK = "(bot)"
_CALLED = re.compile(r"(?P<name>\S+)(?: \d)? \(bot\)")


def bot_names(levels: tuple[Level, ...]) -> tuple[str, ...]:
    """
    >>> bot_names((level("clara"), level("hugo"), level("clara")))
    ('Clara (bot)', 'Hugo (bot)', 'Clara 2 (bot)')
    """
    names = []
    for place, one in enumerate(levels):
        number = levels[: place + 1].count(one)
        names.append(f"{one.title} {number} {MARK}" if number > 1 else f"{one.title} {MARK}")
    return tuple(names)


def is_marked(name: str) -> bool:
    """Whether this is the name of a bot, and none that a person may have."""
    return name.rstrip().lower().endswith(MARK)


def bot_called(name: str) -> Level | None:
    """The level of a player with this name; none is a person, and `UnknownBot` a bot that nobody knows.

    >>> found = bot_called("Clara 2 (bot)")
    >>> found and found.name, bot_called("Clara")
    ('clara', None)
    """
    if not is_marked(name):
        return None
    called = _CALLED.fullmatch(name)
    return level(called["name"] if called else name)
