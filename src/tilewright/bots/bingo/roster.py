"""The Bingo bots by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bingo.player import BingoBot, by_chance, likely
from tilewright.bots.roster import BotDescription

BOTS: Mapping[str, BotDescription] = MappingProxyType(
    {
        "lucky": BotDescription(
            "Takes a card by chance, and never misses a letter.", lambda _words, _rules: BingoBot(by_chance)
        ),
        "canny": BotDescription(
            "Writes the words whose letters come soonest, and never misses one.",
            lambda _words, _rules: BingoBot(likely),
        ),
    }
)
