"""The players of the duplicate game that can be named."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.bot import Bot
from tilewright.bots.duplicate.sharer import Sharer
from tilewright.games.duplicate.actions import Action
from tilewright.games.duplicate.view import View

#: Name, and how it plays in a line.
BOTS: Mapping[str, str] = MappingProxyType(
    {
        "top": "Hands in the top word of every round.",
        "expert": "Finds about nine tenths of the top.",
        "club": "Finds about three quarters of the top.",
        "casual": "Finds about half of the top.",
        "beginner": "Finds about a third of the top.",
    }
)
_SHARES = {"top": 100, "expert": 90, "club": 75, "casual": 50, "beginner": 33}


def bot(name: str) -> Bot[View, Action]:
    """
    >>> bot("club")
    Sharer(share=75)
    >>> bot("deep")
    Traceback (most recent call last):
    ...
    ValueError: there is no bot 'deep'; there are top, expert, club, casual, beginner
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return Sharer(_SHARES[name])
