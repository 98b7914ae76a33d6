"""The bots of the duplicate game by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.bots.duplicate.sharer import Sharer
from tilewright.bots.roster import BotDescription


def _sharing(says: str, share: int) -> BotDescription:
    return BotDescription(says, lambda _words, _rules: Sharer(share))


BOTS: Mapping[str, BotDescription] = MappingProxyType(
    {
        "top": _sharing("Hands in the top word of every round.", 100),
        "expert": _sharing("Finds about nine tenths of the top.", 90),
        "club": _sharing("Finds about three quarters of the top.", 75),
        "casual": _sharing("Finds about half of the top.", 50),
        "beginner": _sharing("Finds about a third of the top.", 33),
    }
)
