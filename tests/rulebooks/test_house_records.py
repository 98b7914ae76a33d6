"""Each house rule is one record; whatever is written from it says the same."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tilewright.core.named_sets import TILE_SETS
from tilewright.core.refusal import Refused
from tilewright.editions.house import HOUSE_RULES, EngineSupport, engine_support, in_force, rules_for, support_of
from tilewright.editions.house.record import NEVER
from tilewright.editions.house.texts import Text
from tilewright.editions.house.values import OneOf
from tilewright.games.crossword.policies import ThemeByVote, WordBonus
from tilewright.testing.games import HOUSE_CHOICES
from tools.house_rules import ROOT, written

NAMED = [name for choices in HOUSE_CHOICES for name in choices if name]
EQUIPMENT = ["layout=super", *(f"tiles={name}" for name in TILE_SETS if name != "english")]


@pytest.mark.parametrize("path", written(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_written_from_the_records_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == written()[path], "`make types` writes it anew"


@pytest.mark.parametrize("name", [*NAMED, *EQUIPMENT])
def test_a_rule_finds_itself_in_the_rules_that_it_made(name: str) -> None:
    found = {rule.name: now.value for rule, now in in_force(rules_for("folio", [name]))}
    rule, _, value = name.partition("=")
    assert found[rule] == value or not value


@pytest.mark.parametrize("name", [name for name in HOUSE_RULES if name != "challenge"])
def test_a_rule_is_not_found_where_nobody_chose_it(name: str) -> None:
    assert HOUSE_RULES[name].reads(rules_for("folio")) is None


def test_random_games_meet_every_rule() -> None:
    english = {name for name, rule in HOUSE_RULES.items() if rule.odds is not NEVER}
    assert {name.partition("=")[0] for name in NAMED} == english
    assert all("" in choices for choices in HOUSE_CHOICES)


def holes(text: Text) -> list[set[str]]:
    return [set(re.findall(r"\{\w+\}", part)) for part in (text.title, text.says, text.unit, text.played)]


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_both_languages_say_the_same_of_it(name: str) -> None:
    rule = HOUSE_RULES[name]
    for texts in (rule.texts, *(rule.value.names.values() if isinstance(rule.value, OneOf) else ())):
        assert holes(texts.en) == holes(texts.de)
        assert bool(texts.en.unit) == bool(texts.de.unit)
        assert texts.en.title != texts.de.title
        assert texts.en.says.endswith(".")
        assert texts.de.says.endswith(".")


def test_an_engine_is_as_good_as_the_rule_it_knows_least_of() -> None:
    assert engine_support(rules_for("folio")) is EngineSupport.GAMES
    assert engine_support(rules_for("folio", ["eight-tile", "double-bag"])) is EngineSupport.MOVES
    assert engine_support(rules_for("folio", ["double-bag", "theme=sea"])) is EngineSupport.NEAREST
    assert engine_support(rules_for("folio", ["solitaire=face-up"])) is EngineSupport.NONE
    assert support_of("solitaire=one-rack") is EngineSupport.MOVES


def test_jacks_are_over_once_the_first_word_lies() -> None:
    jacks = rules_for("folio", ["jacks"])
    assert engine_support(jacks) is EngineSupport.NONE
    assert engine_support(jacks, opened=True) is EngineSupport.GAMES


def test_a_theme_of_other_points_says_so() -> None:
    rules = replace(rules_for("folio"), theme=ThemeByVote("sea", bonus=7))
    [(rule, found)] = [(rule, found) for rule, found in in_force(rules) if rule.name == "theme-by-vote"]
    assert found.fill(rule.texts.en.played) == "Theme “sea” by vote: 7 points extra"


def test_a_kind_of_words_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-house-rule"):
        replace(rules_for("folio"), word_bonuses=(WordBonus("nonsense"),)).checked(2)
