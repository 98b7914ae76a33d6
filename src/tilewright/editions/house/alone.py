"""Playing alone. Nobody sits across to challenge, so words are checked at once."""

from msgspec.structs import replace

from tilewright.editions.house.record import Control, EngineSupport, HouseRule, InForce, Odds
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import OneOf
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

_ONE, _TWO, _OPEN = "one-rack", "two-racks", "face-up"
_WAYS = OneOf(
    {
        _ONE: Texts(
            en=Text(
                "One rack", "Draw as usual, and score as many points as you can.", played="Solitaire with one rack"
            ),
            de=Text(
                "Eine Bank",
                "Zieh wie gewohnt und hol so viele Punkte, wie du kannst.",
                played="Solitär mit einer Bank",
            ),
        ),
        _TWO: Texts(
            en=Text("Two racks", "Play both sides; the sum counts.", played="Solitaire with two racks"),
            de=Text("Zwei Bänke", "Spiel beide Seiten; die Summe zählt.", played="Solitär mit zwei Bänken"),
        ),
        _OPEN: Texts(
            en=Text(
                "All tiles face up", "Choose freely from all hundred tiles.", played="Solitaire, all tiles face up"
            ),
            de=Text("Alle Steine offen", "Wähl frei aus allen hundert Steinen.", played="Solitär, alle Steine offen"),
        ),
    }
)


def solitaire_of(rules: Rules) -> str | None:
    """Which way of playing alone these rules are; none if they are for several.

    >>> solitaire_of(Rules(seats=(2, 2), checking=p.AtOnce())), solitaire_of(Rules())
    ('two-racks', None)
    """
    if not isinstance(rules.checking, p.AtOnce):
        return None
    match rules.seats:
        case (1, 1):
            return _OPEN if rules.is_face_up else _ONE
        case (2, 2):
            return _TWO
        case _:
            return None


def _alone(rules: Rules, way: str) -> Rules:
    seats = (2, 2) if way == _TWO else (1, 1)
    rules = replace(rules, seats=seats, checking=p.AtOnce())
    return replace(rules, drawing=p.FaceUp(), dictionary=p.Dictionary.OPEN) if way == _OPEN else rules


def _way(rules: Rules) -> InForce | None:
    way = solitaire_of(rules)
    return None if way is None else InForce(way)


SOLITAIRE = HouseRule(
    name="solitaire",
    rule="R-8.1",
    texts=Texts(
        en=Text("Solitaire", "Play alone: one rack, two racks, or all tiles face up."),
        de=Text("Solitär", "Spiel allein: mit einer Bank, mit zwei Bänken oder mit allen Steinen offen."),
    ),
    touches=("seats", "checking"),
    apply=_alone,
    reads=_way,
    engine=EngineSupport.MOVES,
    engine_by_value={_OPEN: EngineSupport.NONE},
    value=_WAYS,
    control=Control.SOLITAIRE,
    odds=Odds(off=9, values=tuple(_WAYS.names)),
)

RULES = (SOLITAIRE,)
