"""From a key and its facts to a sentence for its readers."""

from collections.abc import Iterable, Mapping

from tilewright.core.faces import shown
from tilewright.core.plain import plain
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.editions.house import HOUSE_RULES
from tilewright.notation.coordinates import write
from tilewright.sentences.audience import ANYBODY, Audience, Medium
from tilewright.sentences.catalogue import catalogue

#: The facts that are the number of a seat, told by the name of the player there.
SEATS = frozenset({"seat", "turn"})
#: What a reader of each medium prefers, the best first; else the message itself.
_ATTRIBUTES = {Medium.PAGE: (), Medium.TERMINAL: ("terminal", "exact"), Medium.PROGRAM: ("exact",)}
_PLAIN_QUOTES = str.maketrans("’‘“”„", '\'\'"""')
_LARGEST = 26
TOO_LARGE = 10**15  # to be written out; numbers of some more digits cannot be formatted at all
Argument = str | int


def sentence(refused: Refused, audience: Audience = ANYBODY) -> str:
    """A refusal in words. At a terminal the rule stands at its end.

    >>> sentence(Refused("off-centre", row=8, col=8))
    'The first word has to cover the centre square, 8H. (R-2.6)'
    """
    said = say(refused.key, refused.facts, audience)
    return f"{said} ({refused.rule})" if refused.rule and audience.medium is Medium.TERMINAL else said


def say(key: str, facts: Mapping[str, object], audience: Audience = ANYBODY) -> str:
    """The message of that key, with the facts filled in.

    >>> say("table-full", {}, Audience(language="de"))
    'Alle Plätze sind besetzt.'
    """
    told = arguments(facts, audience)
    said = _filled(key, told, audience)
    if any(_is_unnamed(facts[name], audience) and said.startswith(str(told[name])) for name in SEATS & facts.keys()):
        said = said[:1].upper() + said[1:]
    return said.translate(_PLAIN_QUOTES) if audience.medium is Medium.TERMINAL else said


def arguments(facts: Mapping[str, object], audience: Audience) -> dict[str, Argument]:
    """The facts as a message can use them.

    A list `words` is also there as `words_or` and `words_count`; `row` and `col` make a `square`, for a word that runs
    across unless it goes `down`; `span` tells whether `least` and `most` are one number; `house` becomes the title of
    that house rule; and `why` is never missing.
    """
    told: dict[str, Argument] = {"why": ""}
    for name, value in facts.items():
        match value:
            case bool():
                told[name] = str(value)
            case int() if name in SEATS:
                told[name] = _name(value, audience)
            case int():
                told[name] = value
            case list() | tuple():
                every = [_square(one, audience) if name == "squares" else plain(shown(str(one))) for one in value]
                told[name] = _joined(every, "joined-and", audience)
                told[f"{name}_or"] = _joined(every, "joined-or", audience)
                told[f"{name}_count"] = len(every)
            case str() if name == "house" and value in HOUSE_RULES:
                told[name] = _title(value, audience)
            case _:
                told[name] = plain(shown(str(value)))
    if isinstance(facts.get("row"), int) and isinstance(facts.get("col"), int):
        told["square"] = _square((facts["row"], facts["col"]), audience, down=facts.get("down") is True)
    if "least" in facts and "most" in facts:
        told["span"] = "exactly" if facts["least"] == facts["most"] else "between"
    return told


def _filled(key: str, told: Mapping[str, Argument], audience: Audience) -> str:
    bundle = catalogue(audience.language)
    message = bundle.get_message(key)
    chosen = next((name for name in _ATTRIBUTES[audience.medium] if name in message.attributes), None)
    pattern = message.attributes[chosen] if chosen else message.value
    assert pattern is not None, f"{key} has no text"
    shown = {
        name: _filled("huge-number", {}, audience) if isinstance(value, int) and abs(value) >= TOO_LARGE else value
        for name, value in told.items()
    }
    said, _ = bundle.format_pattern(pattern, shown)  # a fact that is missing is shown by its name
    return str(said)


def _name(seat: int, audience: Audience) -> str:
    if _is_unnamed(seat, audience):
        return _filled("unnamed", {"number": seat + 1}, audience)
    return plain(audience.players[seat])


def _is_unnamed(seat: object, audience: Audience) -> bool:
    return isinstance(seat, int) and not 0 <= seat < len(audience.players)


def _joined(every: Iterable[str], key: str, audience: Audience) -> str:
    *most, last = list(every) or [""]
    return _filled(key, {"most": ", ".join(most), "last": last}, audience) if most else last


def _title(house: str, audience: Audience) -> str:
    texts = HOUSE_RULES[house].texts
    return (texts.de if audience.language == "de" else texts.en).title


def _square(square: object, audience: Audience, *, down: bool = False) -> str:
    """A square by itself is written as a word across would start there."""
    assert isinstance(square, tuple | list), "a square is a row and a column"
    row, col = square
    if not (1 <= row <= _LARGEST and 1 <= col <= _LARGEST):
        return _filled("square-by-number", {"row": row, "col": col}, audience)
    return write(Square(row, col), Direction.DOWN if down else Direction.ACROSS, audience.convention)
