"""From the choices for a standard game to its rules and themes."""

from collections.abc import Container
from dataclasses import replace

from msgspec.structs import replace as with_fields

from tilewright.bots.crossword.levels import level
from tilewright.cli.frame.choices import BadChoice, PlayChoices
from tilewright.core.refusal import Refused
from tilewright.editions.house import rules_for
from tilewright.games.crossword.policies import ThemeList
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.themes import themes as themes_in_the_box

DEFAULT_EDITION = "folio"


def prepared(choices: PlayChoices) -> PlayChoices:
    """Every bot by the name it is listed under."""
    return replace(choices, bots=tuple(level(name).name for name in choices.bots))


def alone(choices: PlayChoices) -> PlayChoices:
    """A solitaire, of the first kind unless another is named."""
    kind = any(name.partition("=")[0] == "solitaire" for name in choices.house)
    return prepared(choices if kind else replace(choices, house=(*choices.house, "solitaire=one-rack")))


def rules_of(choices: PlayChoices) -> Rules:
    """`Refused` or `BadChoice` where they do not make sense."""
    house = choices.house
    if choices.theme_list and not any(name.startswith("theme=") for name in house):
        house = (*house, f"theme={choices.theme_list.stem}")
    rules = rules_for(choices.edition or DEFAULT_EDITION, house)
    if choices.bots and rules.seats in ((1, 1), (2, 2)):
        raise BadChoice("A solitaire is played without bots. (R-8.1)")
    if layout := choices.board_layout:
        rules = with_fields(rules, layout=layout)
    if choices.tiles:
        rules = with_fields(rules, tileset=choices.tileset)
    if choices.rack_size is not None:
        rules = with_fields(rules, rack_size=choices.rack_size)
    if choices.bonus is not None:
        rules = with_fields(rules, bonus=bonus_table(choices.bonus))
    return rules.checked(len(prepared(choices).names(*rules.seats)))


def themes_of(choices: PlayChoices, rules: Rules) -> dict[str, Container[str]]:
    """The lists of words that a theme may credit."""
    if not choices.theme_list:
        return dict(themes_in_the_box())
    name = rules.theme.name if isinstance(rules.theme, ThemeList) else choices.theme_list.stem
    return {name: WordList.open(choices.theme_list)}


def known_themes(choices: PlayChoices, rules: Rules) -> dict[str, Container[str]]:
    """The same, with the list that these rules need."""
    themes = themes_of(choices, rules)
    if isinstance(rules.theme, ThemeList) and rules.theme.name not in themes:
        raise Refused("theme-unknown", theme=rules.theme.name, known=[])
    return themes


def bonus_table(text: str) -> tuple[tuple[int, int], ...]:
    """
    >>> bonus_table("7=50,8=60")
    ((7, 50), (8, 60))
    """
    pairs = []
    for part in text.split(","):
        tiles, _, points = part.strip().partition("=")
        if not (tiles.isascii() and tiles.isdecimal() and points.isascii() and points.isdecimal()):
            raise Refused("points-malformed", why="bonus", bonus=part)
        pairs.append((int(tiles[:6]), int(points[:6])))
    return tuple(pairs)
