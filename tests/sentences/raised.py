"""Every place in the sources that says no or tells of an event: the key, and a value for each of its facts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tilewright
from tilewright.core.square import Square

SOURCES = Path(tilewright.__file__).parent
NAMES = {"Refused", "ServerRefusal", "Reason", "trouble", "EventMessage"}
#: One value for each fact that the code does not name as a constant, to try its sentence with.
FACTS: dict[str, object] = {
    "squares": [Square(8, 8), Square(8, 9)],
    "why": "it is odd",
    "convention": "tournament",
    "tiles": "QZ",
    "words": ("HORN", "ON"),
    "known": ["folio", "magnetic"],
    "claims": ("HORN",),
    "extra": ["G", "J"],
    "next": "draw",
    "house": "palindromes",
    "down": True,
}
NUMBERS = {
    *("asked", "blanks", "centres", "chips", "closed_at", "col", "column", "consonants", "count", "drawn", "due"),
    *("event", "expected", "found", "height", "laid", "least", "left", "letters", "limit", "line", "many", "most"),
    *("needed", "now", "number", "points", "rack", "row", "seat", "seats", "seconds", "sent", "since", "size"),
    *("stated", "times", "turn", "used", "votes", "vowels", "width", "worth"),
}
#: Where a fact of that name is a number, or a word, only for this key.
ODD: dict[str, dict[str, object]] = {
    "board-malformed": {"squares": 225},
    "board-not-made": {"squares": 20, "words": 4},
    "house-rule-value": {"expected": "a number"},
    "layout-malformed": {"squares": 14},
    "printed-board-malformed": {"squares": 14},
    "too-few-chips": {"words": 9},
    "too-few-tiles": {"tiles": 30},
    "tileset-malformed": {"tiles": 500},
    "overstated": {"stated": 20, "worth": 18},
}


def raised() -> Iterator[tuple[str, dict[str, object]]]:
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMES and node.args:
                for key in ast.walk(node.args[0]):
                    if isinstance(key, ast.Constant) and isinstance(key.value, str):
                        yield key.value, _facts(node, key.value)
            if isinstance(node, ast.Dict):  # what is said of an event that has no facts, by its reason
                values = [one.value for one in node.values if isinstance(one, ast.Constant)]
                yield from ((key, {}) for key in values if isinstance(key, str) and key.startswith("event-"))


def _facts(node: ast.Call, key: str) -> dict[str, object]:
    named = [(fact.arg, fact.value) for fact in node.keywords if fact.arg]
    if isinstance(node.func, ast.Name) and node.func.id == "Reason" and len(node.args) > 1:
        return ODD[key]
    odd = ODD.get(key, {})
    return {name: _value(name, value) for name, value in named} | {name: odd[name] for name, _ in named if name in odd}


def _value(name: str, value: ast.expr) -> object:
    if isinstance(value, ast.Constant):
        return value.value
    return FACTS.get(name, 3 if name in NUMBERS else "thing")
