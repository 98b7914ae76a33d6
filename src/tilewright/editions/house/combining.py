"""An edition with house rules: found by name, applied in any order, refused by name where two disagree."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from types import MappingProxyType

from msgspec.structs import asdict, replace

from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.editions.books import edition
from tilewright.editions.house import alone, bonuses, challenge, course, equipment, tiles, words
from tilewright.editions.house.record import EngineSupport, HouseRule, InForce
from tilewright.games.crossword.policies import WordBonus
from tilewright.games.crossword.rules import Rules

_FAMILIES = (words, tiles, bonuses, course, equipment, challenge, alone)

#: By name, in the order in which they are offered.
HOUSE_RULES: Mapping[str, HouseRule] = MappingProxyType({one.name: one for family in _FAMILIES for one in family.RULES})


def list_house_rules() -> dict[str, str]:
    """The names of the house rules, each with what it is.

    >>> list_house_rules()["eight-tile"]
    'Racks of 8 tiles; 50 extra points for laying 7 or 8.'
    """
    return {name: one.usual.fill(one.texts.en.says) for name, one in HOUSE_RULES.items()}


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
    found = {field: value for field, (_, value) in setters.items()}
    bonuses = [value for value in found.values() if isinstance(value, WordBonus)]
    fields = {field: value for field, value in found.items() if not isinstance(value, WordBonus)}
    return reduce(Rules.with_word_bonus, bonuses, replace(rules, **fields))


def rules_for(edition_name: str, house: Iterable[str] = ()) -> Rules:
    """An edition with house rules. Whether they make sense together is asked once the seats are known."""
    return with_house_rules(edition(edition_name).rules, house)


def named_rule(text: str) -> tuple[HouseRule, str]:
    """What `name` or `name=value` means: the rule, and the value or the usual one.

    >>> rule, value = named_rule("jacks")
    >>> rule.name, value
    ('jacks', '5')
    """
    name, _, value = text.partition("=")
    if name not in HOUSE_RULES:
        raise Refused("unknown-house-rule", name=name, known=nearest(name, HOUSE_RULES))
    rule = HOUSE_RULES[name]
    return rule, rule.value.settled(name, value)


def house_rule(text: str) -> Callable[[Rules], Rules]:
    """The function behind `name` or `name=value`."""
    rule, value = named_rule(text)
    return lambda rules: rule.apply(rules, value)


def in_force(rules: Rules) -> Iterator[tuple[HouseRule, InForce]]:
    """The house rules that these rules amount to, however they were made."""
    for rule in HOUSE_RULES.values():
        found = rule.reads(rules)
        if found is not None:
            yield rule, found


@lru_cache(maxsize=256)
def engine_support(rules: Rules, *, opened: bool = False) -> EngineSupport:
    """What the native engine can do with all of these rules; `opened` says that the first word lies on the board.

    >>> engine_support(rules_for("folio", ["double-bag", "recycling"])).name
    'NEAREST'
    """
    if rules.is_face_up:  # also where nothing else of that solitaire is agreed on: all tiles are no rack
        return EngineSupport.NONE
    playing = [(rule, found) for rule, found in in_force(rules) if not (opened and rule.opening_only)]
    return min((rule.support(found.value) for rule, found in playing), default=EngineSupport.GAMES)


def support_of(text: str) -> EngineSupport:
    """What the native engine can do with one house rule, as it is typed."""
    rule, value = named_rule(text)
    return rule.support(value)


def _changes(rules: Rules, text: str) -> dict[str, object]:
    before, after = _parts(rules), _parts(house_rule(text)(rules))
    touched = HOUSE_RULES[text.partition("=")[0]].touches
    return {field: value for field, value in after.items() if field in touched or value != before.get(field)}


def _parts(rules: Rules) -> dict[str, object]:
    """The fields by name, and each bonus for words as if it were one: two house rules may add one each."""
    fields = asdict(rules)
    del fields["word_bonuses"]
    return fields | {f"word_bonuses.{one.words}": one for one in rules.word_bonuses}
