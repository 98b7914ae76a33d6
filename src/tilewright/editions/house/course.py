"""How long a game may take, and what else ends it."""

from msgspec.structs import replace

from tilewright.core.bounds import LONGEST_TIME
from tilewright.core.clock import MINUTE
from tilewright.editions.house.record import Control, EngineSupport, HouseRule, InForce
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import WholeNumber
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

_MOST_MINUTES = LONGEST_TIME // MINUTE
_MOST_TURNS = 1_000


def _scoreless(rules: Rules) -> InForce | None:
    turns = rules.ending.scoreless
    return None if turns is None else InForce(str(turns), count=turns)


SCORELESS = HouseRule(
    name="scoreless",
    rule="R-5.3",
    texts=Texts(
        en=Text("Scoreless turns", "The game ends after this many turns in a row without a point.", unit="turns"),
        de=Text("Züge ohne Punkte", "So viele Züge ohne Punkte beenden das Spiel.", unit="Züge"),
    ),
    touches=("ending",),
    apply=lambda rules, turns: replace(rules, ending=replace(rules.ending, scoreless=int(turns))),
    reads=_scoreless,
    engine=EngineSupport.GAMES,
    value=WholeNumber(6, 1, _MOST_TURNS),
)


def _minutes(limit: int) -> InForce:
    return InForce(str(limit // MINUTE), count=limit // MINUTE)


MOVE_TIMER = HouseRule(
    name="move-timer",
    rule="R-7.1",
    texts=Texts(
        en=Text("Move timer", "Minutes per turn; after that the turn counts as a pass."),
        de=Text("Zeit pro Zug", "Minuten pro Zug; danach gilt er als gepasst."),
    ),
    touches=("clock",),
    apply=lambda rules, minutes: replace(rules, clock=p.PerMove(int(minutes) * MINUTE)),
    reads=lambda rules: _minutes(rules.clock.limit) if isinstance(rules.clock, p.PerMove) else None,
    engine=EngineSupport.GAMES,
    value=WholeNumber(2, 1, _MOST_MINUTES),
    control=Control.CLOCK,
)

GAME_CLOCK = HouseRule(
    name="game-clock",
    rule="R-7.2",
    texts=Texts(
        en=Text("Game clock", "Minutes per player; 10 points off for each minute over."),
        de=Text("Spieluhr", "Minuten pro Person; jede Minute darüber kostet 10 Punkte."),
    ),
    touches=("clock",),
    apply=lambda rules, minutes: replace(rules, clock=p.Bank(int(minutes) * MINUTE)),
    reads=lambda rules: _minutes(rules.clock.limit) if isinstance(rules.clock, p.Bank) else None,
    engine=EngineSupport.GAMES,
    value=WholeNumber(25, 1, _MOST_MINUTES),
    control=Control.CLOCK,
)

RULES = (SCORELESS, MOVE_TIMER, GAME_CLOCK)
