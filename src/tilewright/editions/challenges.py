"""The ways to challenge that people can agree on instead of their edition's (R-3.6)."""

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
WAYS = ("void", *_PENALTIES)


def challenged_by(checking: Checking, way: str) -> Checking:
    """The edition still says whether a challenge is of the whole play or of words."""
    if way == "void":
        return AtOnce()
    if way not in _PENALTIES:
        raise Refused("house-rule-value", name="challenge", value=way, expected="|".join(WAYS))
    covers = checking.covers if isinstance(checking, OnChallenge) else OnChallenge().covers
    return OnChallenge(covers, _PENALTIES[way])
