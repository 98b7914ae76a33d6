"""What scores extra."""

from msgspec.structs import replace

from tilewright.editions.house.record import EngineSupport, HouseRule, InForce, Odds
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import ThemeName, WholeNumber
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules


def _listed(rules: Rules) -> InForce | None:
    theme = rules.theme
    return InForce(theme.name, count=theme.bonus, theme=theme.name) if isinstance(theme, p.ThemeList) else None


THEME = HouseRule(
    name="theme",
    rule="R-6.3",
    texts=Texts(
        en=Text(
            "Theme words",
            "{count} extra points for each word on the theme’s list.",
            played="Theme “{theme}”: {count} points extra",
        ),
        de=Text(
            "Themenwörter",
            "{count} Punkte mehr für jedes Wort auf der Liste des Themas.",
            played="Thema „{theme}“: {count} Punkte extra",
        ),
    ),
    touches=("theme",),
    apply=lambda rules, name: replace(rules, theme=p.ThemeList(name)),
    reads=_listed,
    engine=EngineSupport.NEAREST,
    value=ThemeName(),
    odds=Odds(values=("animals",)),
)


def _voted(rules: Rules) -> InForce | None:
    theme = rules.theme
    return InForce(theme.name, count=theme.bonus, theme=theme.name) if isinstance(theme, p.ThemeByVote) else None


THEME_BY_VOTE = HouseRule(
    name="theme-by-vote",
    rule="R-6.3",
    texts=Texts(
        en=Text(
            "Theme by vote",
            "{count} extra points for each word that the player claims and the others accept.",
            played="Theme “{theme}” by vote: {count} points extra",
        ),
        de=Text(
            "Thema mit Abstimmung",
            "{count} Punkte mehr für jedes passende Wort, das die anderen anerkennen.",
            played="Thema „{theme}“ nach Abstimmung: {count} Punkte extra",
        ),
    ),
    touches=("theme",),
    apply=lambda rules, name: replace(rules, theme=p.ThemeByVote(name)),
    reads=_voted,
    engine=EngineSupport.NEAREST,
    value=ThemeName(listed=False),
    odds=Odds(off=0, values=("animals",)),
)

_PALINDROMES = "palindromes"


def _palindromes(rules: Rules) -> InForce | None:
    found = [one.points for one in rules.word_bonuses if one.words == _PALINDROMES]
    return InForce(str(found[0]), count=found[0]) if found else None


PALINDROMES = HouseRule(
    name=_PALINDROMES,
    rule="",
    texts=Texts(
        en=Text(
            "Palindromes",
            "Extra points for every palindrome of 3 or more letters, such as LEVEL: {count} each.",
            unit="points",
            played="Palindromes: {count} points extra",
        ),
        de=Text(
            "Palindrome",
            "Punkte extra für jedes Palindrom ab 3 Buchstaben, wie LEVEL: je {count}.",
            unit="Punkte",
            played="Palindrome: {count} Punkte extra",
        ),
    ),
    touches=(f"word_bonuses.{_PALINDROMES}",),
    apply=lambda rules, points: rules.with_word_bonus(p.WordBonus(_PALINDROMES, int(points))),
    reads=_palindromes,
    engine=EngineSupport.MOVES,
    value=WholeNumber(10, 1, 1_000),
)

RULES = (THEME, THEME_BY_VOTE, PALINDROMES)
