"""How the rules refuse: a stable key, the rule it rests on, and the facts. `tilewright.sentences` has the texts."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.errors import TilewrightError

NO_RULE = ""  # an unknown name breaks no rule

_declared: dict[str, str] = {}
#: Every refusal declared so far, and the rule it rests on. The keys are stable: clients and translations use them.
RULE_OF: Mapping[str, str] = MappingProxyType(_declared)


def declare(rules: Mapping[str, str]) -> Mapping[str, str]:
    """Declare the refusals of one part of the rules, each with its rule. A key belongs to one part only.

    Each game declares its own when `tilewright.games` is imported.
    """
    twice = rules.keys() & _declared.keys()
    assert not twice, f"declared twice: {sorted(twice)}"
    _declared.update(rules)
    return MappingProxyType(dict(rules))


REFUSALS = declare(
    {
        # equipment
        "layout-malformed": "R-1.1",
        "tileset-malformed": "R-1.2",
        "unknown-layout": NO_RULE,
        "unknown-tile-set": NO_RULE,
        "out-of-bounds": "R-2.1",
        # placing
        "no-tiles": "R-2.7",
        "off-board": "R-2.7",
        "square-taken": "R-2.10",
        "square-twice": "R-2.7",
        "not-in-line": "R-2.7",
        "gap": "R-2.7",
        "not-touching": "R-2.7",
        "off-centre": "R-2.6",
        "one-tile-first": "R-2.6",
        "unknown-tile": "R-1.2",
    }
)


class Refused(TilewrightError):
    """An action that the rules do not grant. Nothing has changed.

    >>> raise Refused("square-taken", row=8, col=8, tile="H")
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: square-taken (R-2.10): row=8, col=8, tile=H
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.rule = RULE_OF[key]
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        by_rule = f" ({self.rule})" if self.rule else ""
        super().__init__(f"{key}{by_rule}" + (f": {told}" if told else ""))
