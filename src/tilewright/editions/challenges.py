"""The ways to challenge that people can agree on instead of their edition's (R-3.6)."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import (
    AtOnce,
    Checking,
    GivePoints,
    LoseTurn,
    NoPenalty,
    OnChallenge,
    WrongChallenge,
)

_PENALTIES: dict[str, WrongChallenge] = {
    "free": NoPenalty(),
    "lose-turn": LoseTurn(),
    "points-5": GivePoints(5),
    "points-10": GivePoints(10),
}

#: Each by its name, with what it means in a sentence.
WAYS: Mapping[str, str] = MappingProxyType(
    {
        "void": "Only valid plays can be made, so nobody challenges.",
        "free": "A challenge that was wrong costs nothing.",
        "lose-turn": "Who challenges a good play loses the next turn.",
        "points-5": "Who challenges good words gives their player 5 points for each.",
        "points-10": "Who challenges good words gives their player 10 points for each.",
    }
)
assert [*WAYS] == ["void", *_PENALTIES]


def challenged_by(checking: Checking, way: str) -> Checking:
    """The edition still says whether a challenge is of the whole play or of words."""
    if way == "void":
        return AtOnce()
    if way not in _PENALTIES:
        raise Refused("house-rule-value", name="challenge", value=way, expected="|".join(WAYS))
    covers = checking.covers if isinstance(checking, OnChallenge) else OnChallenge().covers
    return OnChallenge(covers, _PENALTIES[way])
