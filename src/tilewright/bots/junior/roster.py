"""The bots of the beginner game that can be named."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bot import Bot
from tilewright.bots.junior.players import JuniorPlayer, Playful, Simple, Thinking
from tilewright.games.junior.actions import Action
from tilewright.games.junior.view import View

_PLAYERS: Mapping[str, type[JuniorPlayer]] = MappingProxyType(
    {"playful": Playful, "simple": Simple, "thinking": Thinking}
)

#: By name, what each does in a line.
BOTS: Mapping[str, str] = MappingProxyType(
    {
        "playful": "Plays any two tiles that fit.",
        "simple": "Finishes a word whenever it can, and plays anything else.",
        "thinking": "Looks at the tiles of the next player, and holds back what would help them.",
    }
)


def bot(name: str) -> Bot[View, Action]:
    """
    >>> bot("thinking")  # doctest: +ELLIPSIS
    <tilewright.bots.junior.players.Thinking object at ...>
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return _PLAYERS[name]()
