"""Bots of other packages: a package that is installed offers them as entry points of the group `tilewright.bots`.

    [project.entry-points."tilewright.bots"]
    "crossword.first" = "my_bots:First"

The name is that of the game and that of the bot; the object is called with the words and the rules, and answers a bot.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tilewright.bots.bot import AnyBot, UnknownBot

GROUP = "tilewright.bots"
_NAME = re.compile(r"(?P<game>[a-z]+)\.(?P<bot>[a-z][a-z0-9-]{0,39})")


class BrokenBot(UnknownBot):
    """A bot of another package that cannot be made."""

    def __init__(self, name: str, package: str, why: object) -> None:
        super().__init__(name, ())
        self.args = (f"the bot {name!r} of the package {package} cannot be used: {why}",)


def plugged_bots(game: str) -> Mapping[str, EntryPoint]:
    """Those that play a game, by name; nothing is imported before one of them is made."""
    return _found().get(game, {})


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def made(name: str, entry: EntryPoint, words: object, rules: object) -> AnyBot:
    try:
        bot: AnyBot = entry.load()(words, rules)
    except Exception as error:
        raise BrokenBot(name, package_of(entry), f"{type(error).__name__}: {error}") from error
    return bot


@cache
def _found() -> dict[str, dict[str, EntryPoint]]:
    bots: dict[str, dict[str, EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if named := _NAME.fullmatch(entry.name):
            bots.setdefault(named["game"], {})[named["bot"]] = entry
    return bots
