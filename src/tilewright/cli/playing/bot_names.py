"""The bots of the standard game among the players: a level by its name."""

from tilewright.bots.crossword.levels import Level, level
from tilewright.cli import bot_names as named
from tilewright.cli.bot_names import MARK, is_marked

__all__ = ["MARK", "bot_called", "bot_names", "is_marked"]


def bot_names(levels: tuple[Level, ...]) -> tuple[str, ...]:
    """
    >>> bot_names((level("clara"), level("hugo"), level("clara")))
    ('Clara (bot)', 'Hugo (bot)', 'Clara 2 (bot)')
    """
    return named.bot_names(tuple(one.name for one in levels))


def bot_called(name: str) -> Level | None:
    """The level of a player with this name; none is a person, and `UnknownBot` a bot that nobody knows.

    >>> found = bot_called("Clara 2 (bot)")
    >>> found and found.name, bot_called("Clara")
    ('clara', None)
    """
    bot = named.bot_called(name)
    return None if bot is None else level(bot)
