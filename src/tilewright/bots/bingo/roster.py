"""Players of Bingo by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bingo.player import Player, by_chance, likely
from tilewright.bots.roster import Described

BOTS: Mapping[str, Described] = MappingProxyType(
    {
        "lucky": Described(
            "Takes a card by chance, and never misses a letter.", lambda _words, _rules: Player(by_chance)
        ),
        "canny": Described(
            "Writes the words whose letters come soonest, and never misses one.", lambda _words, _rules: Player(likely)
        ),
    }
)
