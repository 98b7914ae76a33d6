"""The ways to challenge that people can agree on instead of their edition's (R-3.6)."""

from msgspec.structs import replace

from tilewright.editions.house.record import Control, EngineSupport, HouseRule, InForce, Odds
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import OneOf
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

_VOID = "void"
_PENALTIES: dict[str, p.WrongChallenge] = {
    "free": p.NoPenalty(),
    "lose-turn": p.LoseTurn(),
    "points-5": p.GivePoints(5),
    "points-10": p.GivePoints(10),
}


def _points(points: int) -> Texts:
    return Texts(
        en=Text(
            f"A wrong challenge gives the other player {points} points",
            f"Challenging good words gives their player {points} points for each.",
        ),
        de=Text(
            f"Falsch anzweifeln gibt dem anderen {points} Punkte",
            f"Wer gültige Wörter anzweifelt, gibt dem anderen für jedes {points} Punkte.",
        ),
    )


_WAYS = OneOf(
    {
        _VOID: Texts(
            en=Text(
                "Only valid words can be played",
                "Words are checked as they are played, so there is nothing to challenge.",
            ),
            de=Text(
                "Nur gültige Wörter lassen sich spielen", "Nur gültige Züge sind möglich, also zweifelt niemand an."
            ),
        ),
        "free": Texts(
            en=Text("A wrong challenge costs nothing", "If the words are good, nothing happens."),
            de=Text("Falsch anzweifeln kostet nichts", "Falsch angezweifelt kostet nichts."),
        ),
        "lose-turn": Texts(
            en=Text("A wrong challenge costs a turn", "Whoever challenges a good play loses the next turn."),
            de=Text("Falsch anzweifeln kostet einen Zug", "Wer einen gültigen Zug anzweifelt, setzt einmal aus."),
        ),
        "points-5": _points(5),
        "points-10": _points(10),
    }
)


def challenged_by(checking: p.Checking, way: str) -> p.Checking:
    """The edition still says whether a challenge is of the whole play or of words."""
    if way == _VOID:
        return p.AtOnce()
    covers = checking.covers if isinstance(checking, p.OnChallenge) else p.OnChallenge().covers
    return p.OnChallenge(covers, _PENALTIES[way])


def _way(rules: Rules) -> InForce | None:
    """Every game has one of them, its edition's if not another; a penalty of other points has no name."""
    checking = rules.checking
    if isinstance(checking, p.AtOnce):
        return InForce(_VOID)
    return next((InForce(way) for way, wrong in _PENALTIES.items() if wrong == checking.wrong), None)


CHALLENGE = HouseRule(
    name="challenge",
    rule="R-3.6",
    texts=Texts(
        en=Text("Challenges", "What a wrong challenge costs; with void, only valid words can be played."),
        de=Text("Anzweifeln", "Was falsches Anzweifeln kostet; mit void sind nur gültige Züge möglich."),
    ),
    touches=("checking",),
    apply=lambda rules, way: replace(rules, checking=challenged_by(rules.checking, way)),
    reads=_way,
    engine=EngineSupport.GAMES,
    value=_WAYS,
    control=Control.CHALLENGE,
    odds=Odds(off=2, values=tuple(_WAYS.names)),
)

RULES = (CHALLENGE,)
