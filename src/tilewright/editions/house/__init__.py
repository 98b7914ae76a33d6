"""The house rules, tournament options and solitaire, each a record of all that anybody asks of it."""

from tilewright.editions.house.alone import solitaire_of
from tilewright.editions.house.combining import (
    HOUSE_RULES,
    engine_support,
    house_rule,
    in_force,
    list_house_rules,
    named_rule,
    rules_for,
    support_of,
    with_house_rules,
)
from tilewright.editions.house.record import Control, EngineSupport, HouseRule, InForce, Odds

__all__ = [
    "HOUSE_RULES",
    "Control",
    "EngineSupport",
    "HouseRule",
    "InForce",
    "Odds",
    "engine_support",
    "house_rule",
    "in_force",
    "list_house_rules",
    "named_rule",
    "rules_for",
    "solitaire_of",
    "support_of",
    "with_house_rules",
]
