"""The names of bots among the players: `Top (bot)`. The name is all that a saved game stores of a bot."""

import re

MARK = "(bot)"
_CALLED = re.compile(r"(?P<name>\S+)(?: \d+)? \(bot\)")


def bot_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """
    >>> bot_names(("top", "club", "top"))
    ('Top (bot)', 'Club (bot)', 'Top 2 (bot)')
    """
    names = []
    for place, bot in enumerate(bots):
        number = bots[: place + 1].count(bot)
        names.append(f"{bot.capitalize()} {number} {MARK}" if number > 1 else f"{bot.capitalize()} {MARK}")
    return tuple(names)


def is_marked(name: str) -> bool:
    """Whether this is a bot's name, which no person may have."""
    return name.rstrip().lower().endswith(MARK)


def bot_called(name: str) -> str | None:
    """The bot that plays under this name; None for a person.

    >>> bot_called("Top 2 (bot)"), bot_called("Top")
    ('top', None)
    """
    if not is_marked(name):
        return None
    called = _CALLED.fullmatch(name)
    return (called["name"] if called else name).lower()
