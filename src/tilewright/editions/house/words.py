"""Which words can be looked up, and which can open a game."""

from msgspec.structs import replace

from tilewright.editions.house.record import EngineSupport, HouseRule, InForce, Odds
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import WholeNumber
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.bounds import LONGEST_RACK
from tilewright.games.crossword.rules import Rules

OPEN_DICTIONARY = HouseRule(
    name="open-dictionary",
    rule="R-6.2",
    texts=Texts(
        en=Text("Open dictionary", "Anyone may look up any word at any time.", played="House rule: open dictionary"),
        de=Text("Offenes Wörterbuch", "Alle dürfen jederzeit nachschlagen.", played="Hausregel: offenes Wörterbuch"),
    ),
    touches=("dictionary",),
    apply=lambda rules, _: replace(rules, dictionary=p.Dictionary.OPEN),
    reads=lambda rules: InForce() if rules.dictionary is p.Dictionary.OPEN else None,
    engine=EngineSupport.GAMES,
)


def _jacks(rules: Rules) -> InForce | None:
    least = rules.opening.least if isinstance(rules.opening, p.JacksToOpen) else None
    return None if least is None else InForce(str(least), count=least)


JACKS = HouseRule(
    name="jacks",
    rule="R-6.4",
    texts=Texts(
        en=Text(
            "Jacks to open",
            "The first word needs {count} letters; one fewer each time everybody passes.",
            unit="letters",
            played="Jacks to open: {count} letters",
        ),
        de=Text(
            "Langes erstes Wort",
            "Das erste Wort braucht {count} Buchstaben; jedes Mal einen weniger, wenn alle gepasst haben.",
            unit="Buchstaben",
            played="Eröffnung ab {count} Buchstaben",
        ),
    ),
    touches=("opening",),
    apply=lambda rules, letters: replace(rules, opening=p.JacksToOpen(int(letters))),
    reads=_jacks,
    engine=EngineSupport.NONE,
    value=WholeNumber(5, 1, LONGEST_RACK),
    odds=Odds(off=2),
    opening_only=True,
)

RULES = (OPEN_DICTIONARY, JACKS)
