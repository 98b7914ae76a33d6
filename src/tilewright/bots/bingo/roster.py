"""Players of Bingo by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bingo.player import Player, by_chance, likely
from tilewright.bots.bot import Bot, UnknownBot
from tilewright.games.bingo.actions import Action
from tilewright.games.bingo.view import View

BOTS: Mapping[str, str] = MappingProxyType(
    {
        "lucky": "Takes a card by chance, and never misses a letter.",
        "canny": "Writes the words whose letters come soonest, and never misses one.",
    }
)


def bot(name: str) -> Bot[View, Action]:
    """
    >>> bot("nobody")
    Traceback (most recent call last):
    ...
    tilewright.bots.bot.UnknownBot: there is no bot 'nobody'; there are lucky, canny
    """
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    return Player(by_chance if name == "lucky" else likely)
