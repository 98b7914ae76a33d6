"""One event line of a GCG file: `>NICK: RACK ACTION POINTS TOTAL`, and perhaps the words made after it."""

import re
from collections.abc import Collection
from typing import NamedTuple, NoReturn, TypedDict

from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Square
from tilewright.core.tiles import are_faces
from tilewright.notation.coordinates import THROUGH, Convention, read
from tilewright.notation.gcg.game import (
    GcgChallengePoints,
    GcgExchange,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgUnseenExchange,
    GcgWithdrawal,
)
from tilewright.notation.trouble import Unreadable

BLANKS = " \t"
_TOKEN = re.compile(r"[^ \t]+")
_POINTS = re.compile(r"\+?-?[0-9]{1,6}")
_TOTAL = re.compile(r"[+-]?[0-9]{1,6}")
_NUMBER = re.compile(r"[1-9][0-9]?")
_WORD = re.compile(r"(?:\([^()]+\)|[^()])+")


class Token(NamedTuple):
    text: str
    column: int


class GcgStatement(TypedDict):
    """The fields that every move has."""

    line: int
    seat: int
    rack: str
    points: int
    total: int
    trailing: str


def nick_of(text: str, line: int, nicks: Collection[str]) -> str:
    """The nick at the start of a line: the longest one that fits."""
    head = text.index(">") + 1
    body = text[head:]
    known = [nick for nick in nicks if body.lstrip(BLANKS).startswith(f"{nick}:")]
    if not known:
        quoted = body.partition(":")[0]
        raise Unreadable("nick", line=line, column=head + 1, quoted=quoted or text)
    return max(known, key=len)


def read_event(text: str, line: int, nick: str) -> GcgMove:
    """The move of an event line. Its seat is not known yet: two players may share a nick."""
    return _Event(text, line, nick).read()


class _Event:
    """Takes the words of a line one by one."""

    def __init__(self, text: str, line: int, nick: str) -> None:
        self.text, self.line = text, line
        start = text.index(f"{nick}:", text.index(">") + 1) + len(nick) + 1
        self.tokens = [Token(found[0], found.start() + 1) for found in _TOKEN.finditer(text, start)]
        self.tokens.reverse()

    def read(self) -> GcgMove:
        rack = self._rack()
        action = self._take("action")
        if action.text[0] not in "-(":
            start, direction = self._place(action)
            return GcgPlay(start=start, direction=direction, word=self._word(), **self._said(rack))
        return self._withheld(action, rack) if action.text[0] == "-" else self._bracketed(action, rack)

    def _said(self, rack: str) -> GcgStatement:
        points, total = self._number("points", _POINTS), self._number("total", _TOTAL)
        trailing = " ".join(token.text for token in reversed(self.tokens))
        return GcgStatement(line=self.line, seat=0, rack=rack, points=points, total=total, trailing=trailing)

    def _take(self, key: str) -> Token:
        if not self.tokens:
            self._fail(key, Token("", len(self.text) + 1))
        return self.tokens.pop()

    def _rack(self) -> str:
        if not self.tokens or _starts_an_action(self.tokens[-1].text):
            return ""
        token = self.tokens.pop()
        if not are_faces(token.text):
            self._fail("rack", token)
        return token.text

    def _number(self, key: str, shape: re.Pattern[str]) -> int:
        token = self._take(key)
        if not shape.fullmatch(token.text):
            self._fail(key, token)
        return int(token.text.removeprefix("+"))

    def _withheld(self, action: Token, rack: str) -> GcgMove:
        given = Token(action.text[1:], action.column + 1)
        if not given.text:
            return GcgPass(**self._said(rack))
        if given.text == "-":
            return GcgWithdrawal(**self._said(rack))
        if _NUMBER.fullmatch(given.text):
            return GcgUnseenExchange(number=int(given.text), **self._said(rack))
        return GcgExchange(tiles=self._faces(given), **self._said(rack))

    def _bracketed(self, action: Token, rack: str) -> GcgMove:
        # In lower case only: a player can be left with the tiles T, I, M and E.
        if action.text == "(challenge)":
            return GcgChallengePoints(**self._said(rack))
        if action.text == "(time)":
            return GcgOvertime(**self._said(rack))
        if not action.text.endswith(")"):
            self._fail("tiles", action)
        return GcgLeftover(tiles=self._faces(Token(action.text[1:-1], action.column + 1)), **self._said(rack))

    def _place(self, action: Token) -> tuple[Square, Direction]:
        try:
            return read(action.text, Convention.TOURNAMENT)
        except Refused:
            self._fail("coordinate" if action.text[0].isalnum() and _has_digit(action.text) else "action", action)

    def _word(self) -> str:
        token = self._take("word")
        if not _WORD.fullmatch(token.text) or not all(one.isalpha() or one in f"{THROUGH}()" for one in token.text):
            self._fail("word", token)
        return token.text

    def _faces(self, token: Token) -> str:
        if not are_faces(token.text):
            self._fail("tiles", token)
        return token.text

    def _fail(self, key: str, token: Token) -> NoReturn:
        raise Unreadable(key, line=self.line, column=token.column, quoted=token.text or self.text)


def _starts_an_action(text: str) -> bool:
    return text[0] in "-(" or _has_digit(text)


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))
