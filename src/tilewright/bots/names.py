"""The names of bots among the players: `Top (bot)`. They are for readers; a game notes its bots beside them."""

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


def bots_by_name(players: tuple[str, ...]) -> dict[int, str]:
    """The bots by seat in a saved game of version 0.1, which noted nothing but names.

    >>> bots_by_name(("Ann", "Top (bot)", "Top 2 (bot)"))
    {1: 'top', 2: 'top'}
    """
    return {seat: called["name"].lower() for seat, name in enumerate(players) if (called := _CALLED.fullmatch(name))}
