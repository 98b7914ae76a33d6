"""House rules, tournament options and solitaire: each a function from rules to rules, called by a name."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import asdict, replace

from tilewright.core.clock import MINUTE
from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.editions.books import edition
from tilewright.editions.challenges import WAYS, challenged_by
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

Apply = Callable[[Rules, str], Rules]


class HouseRule(Struct, frozen=True):
    """`says` is the rule in a sentence; `value` is what may follow the name after `=`, its default first.

    `touches` are the policies that it is about, even where it leaves an edition's as it is.
    """

    name: str
    rule: str
    says: str
    touches: tuple[str, ...]
    apply: Apply
    value: str = ""


def with_house_rules(rules: Rules, names: Iterable[str]) -> Rules:
    """The rules with all of these, in whatever order they are named; two that disagree are refused by name.

    >>> from tilewright.editions.books import edition
    >>> with_house_rules(edition("folio").rules, ["eight-tile", "jacks"]).rack_size
    8
    """
    setters: dict[str, tuple[str, object]] = {}
    for name in names:
        for field, value in _changes(rules, name).items():
            other, had = setters.setdefault(field, (name, value))
            if had != value:
                raise Refused("house-rules-clash", one=other, other=name, about=field)
    return replace(rules, **{field: value for field, (_, value) in setters.items()})


def rules_for(edition_name: str, house: Iterable[str] = ()) -> Rules:
    """An edition with house rules. Whether they make sense together is asked once the seats are known."""
    return with_house_rules(edition(edition_name).rules, house)


def house_rule(text: str) -> Callable[[Rules], Rules]:
    """The function behind `name` or `name=value`."""
    name, _, value = text.partition("=")
    if name not in HOUSE_RULES:
        raise Refused("unknown-house-rule", name=name, known=nearest(name, HOUSE_RULES))
    found = HOUSE_RULES[name]
    if bool(value) > bool(found.value) or (not value and found.value == _A_NAME):
        raise Refused("house-rule-value", name=name, value=value, expected=found.value or "nothing")
    return lambda rules: found.apply(rules, value or found.value.split("|")[0])


def _changes(rules: Rules, text: str) -> dict[str, object]:
    before, after = asdict(rules), asdict(house_rule(text)(rules))
    touched = HOUSE_RULES[text.partition("=")[0]].touches
    return {field: value for field, value in after.items() if field in touched or value != before[field]}


def _eight_tile(rules: Rules, _: str) -> Rules:
    return replace(rules, rack_size=8, bonus=((7, 50), (8, 50)))


def _nine_tile(rules: Rules, _: str) -> Rules:
    return replace(rules, rack_size=9, bonus=((7, 50), (8, 50), (9, 50)))


def _recycling(rules: Rules, _: str) -> Rules:
    return replace(rules, blanks=p.Blanks.RECYCLED)


def _open_dictionary(rules: Rules, _: str) -> Rules:
    return replace(rules, dictionary=p.Dictionary.OPEN)


def _theme(rules: Rules, name: str) -> Rules:
    return replace(rules, theme=p.ThemeList(name))


def _theme_by_vote(rules: Rules, name: str) -> Rules:
    return replace(rules, theme=p.ThemeByVote(name))


def _jacks(rules: Rules, letters: str) -> Rules:
    return replace(rules, opening=p.JacksToOpen(_number("jacks", letters)))


def _double_bag(rules: Rules, _: str) -> Rules:
    return replace(rules, drawing=p.VowelsApart())


def _move_timer(rules: Rules, minutes: str) -> Rules:
    return replace(rules, clock=p.PerMove(_number("move-timer", minutes) * MINUTE))


def _game_clock(rules: Rules, minutes: str) -> Rules:
    return replace(rules, clock=p.Bank(_number("game-clock", minutes) * MINUTE))


def _restricted_changing(rules: Rules, _: str) -> Rules:
    return replace(rules, exchanging=replace(rules.exchanging, closed_at=6))


def _scoreless(rules: Rules, turns: str) -> Rules:
    return replace(rules, ending=replace(rules.ending, scoreless=_number("scoreless", turns)))


def _challenge(rules: Rules, way: str) -> Rules:
    return replace(rules, checking=challenged_by(rules.checking, way))


def _solitaire(rules: Rules, kind: str) -> Rules:
    """Nobody sits across to challenge, so words are checked at once."""
    match kind:
        case "one-rack":
            return replace(rules, seats=(1, 1), checking=p.AtOnce())
        case "two-racks":
            return replace(rules, seats=(2, 2), checking=p.AtOnce())
        case "face-up":
            open_tiles = replace(rules, seats=(1, 1), checking=p.AtOnce(), drawing=p.FaceUp())
            return replace(open_tiles, dictionary=p.Dictionary.OPEN)
        case _:
            raise Refused("house-rule-value", name="solitaire", value=kind, expected="one-rack|two-racks|face-up")


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text)):
        raise Refused("house-rule-value", name=name, value=text, expected="a number from 1 to 99999")
    return int(text)


_A_NAME = "NAME"
_ALL = (
    HouseRule(
        "eight-tile", "R-6.6", "Racks of 8 tiles; 50 extra points for laying 7 or 8.", ("rack_size",), _eight_tile
    ),
    HouseRule(
        "nine-tile", "R-6.6", "Racks of 9 tiles; 50 extra points for laying 7, 8 or 9.", ("rack_size",), _nine_tile
    ),
    HouseRule(
        "recycling", "R-6.1", "Before laying, swap a blank on the board for the letter it is.", ("blanks",), _recycling
    ),
    HouseRule(
        "open-dictionary", "R-6.2", "Anyone may look up any word at any time.", ("dictionary",), _open_dictionary
    ),
    HouseRule("theme", "R-6.3", "5 extra points for each word on the theme's list.", ("theme",), _theme, _A_NAME),
    HouseRule(
        "theme-by-vote",
        "R-6.3",
        "5 extra points for each word that the player claims and the others accept.",
        ("theme",),
        _theme_by_vote,
        _A_NAME,
    ),
    HouseRule(
        "jacks", "R-6.4", "The first word needs 5 letters; one less when all have passed.", ("opening",), _jacks, "5"
    ),
    HouseRule("double-bag", "R-6.5", "Vowels and consonants in two bags: draw from either.", ("drawing",), _double_bag),
    HouseRule(
        "move-timer", "R-7.1", "Minutes per turn; after that the turn counts as a pass.", ("clock",), _move_timer, "2"
    ),
    HouseRule(
        "game-clock",
        "R-7.2",
        "Minutes per player; 10 points off for each minute over.",
        ("clock",),
        _game_clock,
        "25",
    ),
    HouseRule(
        "restricted-changing",
        "R-7.3",
        "No exchange with 6 or fewer tiles in the bag.",
        ("exchanging",),
        _restricted_changing,
    ),
    HouseRule(
        "scoreless",
        "R-5.3",
        "The game ends after this many turns in a row without a point.",
        ("ending",),
        _scoreless,
        "6",
    ),
    HouseRule(
        "challenge",
        "R-3.6",
        "What a challenge costs; with void only valid plays can be made.",
        ("checking",),
        _challenge,
        "|".join(WAYS),
    ),
    HouseRule(
        "solitaire",
        "R-8.1",
        "Play alone: one rack, two racks, or all tiles face up.",
        ("seats", "checking"),
        _solitaire,
        "one-rack|two-racks|face-up",
    ),
)

HOUSE_RULES: Mapping[str, HouseRule] = MappingProxyType({one.name: one for one in _ALL})
