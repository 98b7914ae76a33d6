"""What the table says when the rules say no: one sentence for every key, with its facts and the rule."""

from collections.abc import Mapping
from typing import NamedTuple

from tilewright.cli.phrases import PHRASES
from tilewright.cli.saying import Listing, Number, plain
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.notation.coordinates import Convention, write


class Audience(NamedTuple):
    """To whom a sentence is said: their names, and how they write squares."""

    players: tuple[str, ...] = ()
    convention: Convention = Convention.TOURNAMENT


ANYBODY = Audience()


def sentence(refused: Refused, told: Audience = ANYBODY) -> str:
    """
    >>> sentence(Refused("bag-too-low", left=3, asked=5))
    'There are only 3 tiles in the bag, so you can exchange up to 3. (R-2.13)'
    """
    facts = {name: _in_words(name, value, told) for name, value in refused.facts.items()}
    if isinstance(refused.facts.get("row"), int) and isinstance(refused.facts.get("col"), int):
        facts["square"] = _square((refused.facts["row"], refused.facts["col"]), told)
    said = PHRASES[variant(refused)].format(**facts)
    return f"{said} ({refused.rule})" if refused.rule else said


def variant(refused: Refused) -> str:
    """Which phrase fits the facts, where a key has more than one."""
    key, facts = refused.key, refused.facts
    for name in (facts.get("why"), facts.get("convention"), _case(key, facts)):
        if isinstance(name, str) and f"{key}/{name}" in PHRASES:
            return f"{key}/{name}"
    return key


def _case(key: str, facts: Mapping[str, object]) -> str:
    match key:
        case "seats":
            return "one" if facts["most"] == 1 else "exactly" if facts["least"] == facts["most"] else ""
        case "bag-too-low":
            return "" if facts["left"] else "empty"
        case "points-malformed":
            return "bonus" if "bonus" in facts else ""
        case "house-rule-value":
            return "none" if facts["expected"] == "nothing" else ""
        case "not-called":
            return "again" if facts["times"] else ""
        case "draw-impossible":
            return "only" if facts["least"] == facts["most"] else ""
        case _:
            return ""


def _in_words(name: str, value: object, told: Audience) -> object:
    match value:
        case int() if name in ("seat", "turn"):
            return told.players[value] if 0 <= value < len(told.players) else f"seat {value + 1}"
        case int():
            return Number(value)
        case str():
            return plain(value)
        case list() | tuple() if name == "squares":
            return Listing(_square(square, told) for square in value)
        case list() | tuple():
            return Listing(plain(str(one)) for one in value)
        case _:
            return plain(str(value))


def _square(square: object, told: Audience) -> str:
    """A square by itself is written as a word across would start there."""
    assert isinstance(square, tuple), "a square is a row and a column"
    row, col = square
    if not (1 <= row <= 26 and 1 <= col <= 26):
        return f"row {row}, column {col}"
    return write(Square(row, col), Direction.ACROSS, told.convention)
