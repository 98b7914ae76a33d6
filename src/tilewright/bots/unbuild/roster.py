"""Players of Unbuild by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bot import Bot, UnknownBot
from tilewright.bots.unbuild.greedy import Greedy
from tilewright.bots.unbuild.search import Searcher
from tilewright.games.unbuild.actions import Action
from tilewright.games.unbuild.view import View

BOTS: Mapping[str, str] = MappingProxyType(
    {
        "search": "Looks ahead as far as its time goes, and reads the end out.",
        "greedy": "Always takes the most points.",
    }
)


def bot(name: str) -> Bot[View, Action]:
    """
    >>> bot("greedy")
    <tilewright.bots.unbuild.greedy.Greedy object at ...>
    """
    match name:
        case "search":
            return Searcher()
        case "greedy":
            return Greedy()
        case _:
            raise UnknownBot(name, BOTS)
