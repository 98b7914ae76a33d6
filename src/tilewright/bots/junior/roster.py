"""The bots of the beginners' game by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.junior.players import Playful, Simple, Thinking
from tilewright.bots.roster import BotDescription

BOTS: Mapping[str, BotDescription] = MappingProxyType(
    {
        "playful": BotDescription("Plays any two tiles that fit.", lambda _words, _rules: Playful()),
        "simple": BotDescription(
            "Finishes a word whenever it can, and plays anything else.", lambda _words, _rules: Simple()
        ),
        "thinking": BotDescription(
            "Looks at the tiles of the next player, and holds back what would help them.",
            lambda _words, _rules: Thinking(),
        ),
    }
)
