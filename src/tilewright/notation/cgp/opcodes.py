"""The CGP opcodes that Tilewright understands."""

import re
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.notation.cgp.text import CgpPart, fail
from tilewright.notation.coordinates import Convention, read

Opcode: TypeAlias = tuple[str, str]

_NUMBER = re.compile(r"[0-9]{1,9}")
_TIME = re.compile(r"-?[0-9]{1,12}")
_PLAY = re.compile(r"(?P<phony>phony\.)?(?P<at>[A-Za-z0-9]+)\.(?P<word>[^\s;]+)")
_EXCHANGE = re.compile(r"(?:ex\.|-)(?P<tiles>[^\s;]+)")
_EXPECTED = {
    "bb": "a number",
    "etl": "a number",
    "mcnz": "a number",
    "tmr": "milliseconds for each player, as 60000/60000",
    "cr": "single, double, triple, void, 5pt or 10pt",
    "lm": "8D.WORD, phony.8D.WORD, ex.TILES or pass",
}


#: The values these opcodes may have. Others name a game that we cannot set up: reading the position as if it were ours
#: would give answers about another game.
_SUPPORTED = {
    "var": ("classic",),
}


class ChallengeRule(StrEnum):
    SINGLE = "single"
    DOUBLE = "double"
    TRIPLE = "triple"
    VOID = "void"
    FIVE_POINTS = "5pt"
    TEN_POINTS = "10pt"


class CgpLastPlay(Struct, frozen=True):
    """`8D.WORD`, or `phony.8D.WORD` if it was challenged off the board."""

    start: Square
    direction: Direction
    word: str
    phony: bool = False


class LastExchange(Struct, frozen=True):
    """`ex.TILES`, or `ex.2` where only the number is known."""

    tiles: str


class LastPass(Struct, frozen=True):
    """`pass`"""


LastMove: TypeAlias = CgpLastPlay | LastExchange | LastPass


def check_opcode(name: CgpPart, rest: CgpPart, seats: int) -> Opcode:
    """The opcode as it is stored, if its argument can be understood."""
    match name.text:
        case "bb" | "etl" | "mcnz":
            good = bool(_NUMBER.fullmatch(rest.text))
        case "tmr":
            times = rest.text.split("/")
            good = len(times) == seats and all(_TIME.fullmatch(time) for time in times)
        case "cr":
            good = rest.text.lower() in tuple(ChallengeRule)
        case "lm":
            good = last_move(rest.text) is not None
        case "var":
            _check_supported(name, rest)
            good = True
        case _:
            good = True
    if not good:
        fail("opcode-value", rest, name=name.text, expected=_EXPECTED[name.text])
    return name.text, rest.text


def _check_supported(name: CgpPart, rest: CgpPart) -> None:
    """Names are compared without regard to case, since programs differ."""
    supported = _SUPPORTED[name.text]
    if rest.text.lower() not in [one.lower() for one in supported]:
        fail("opcode-unsupported", rest, name=name.text, expected=" or ".join(supported))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("/"))


def rule(text: str) -> ChallengeRule:
    return ChallengeRule(text.lower())


def last_move(text: str) -> LastMove | None:
    """The move in an `lm` opcode; some programs write it as in GCG, `-QO` and `-`."""
    if text in ("pass", "-"):
        return LastPass()
    if found := _EXCHANGE.fullmatch(text):
        return LastExchange(found["tiles"])
    if not (found := _PLAY.fullmatch(text)):
        return None
    try:
        start, direction = read(found["at"], Convention.TOURNAMENT)
    except Refused:
        return None
    return CgpLastPlay(start, direction, found["word"], bool(found["phony"]))
