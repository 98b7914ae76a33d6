"""The event log: the master record of a game, one JSON object a line. A header, then the facts in their order."""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from tilewright.core.refusal import Refused
from tilewright.games.crossword.audit import replay
from tilewright.games.crossword.events import Event
from tilewright.notation.trouble import Unreadable

VERSION = 1
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True):
    """The first line: what this is, and in which version of the format."""

    tilewright: str = "log"
    version: int = VERSION
    game: str = "crossword"


_encoder = msgspec.json.Encoder()
_read_event = msgspec.json.Decoder(Event).decode
_read_header = msgspec.json.Decoder(Header).decode
_BYTE = re.compile(r"\(byte (\d+)\)")


def write(events: Iterable[Event]) -> str:
    """The record as text."""
    lines = [_encoder.encode(Header()), *(_encoder.encode(event) for event in events)]
    return b"\n".join(lines).decode() + "\n"


def read(text: str) -> tuple[Event, ...]:
    """The facts of a record, each checked against the ones before it; or `Unreadable` with the line."""
    lines = text.removeprefix("\ufeff").splitlines()
    header = _decoded(_read_header, lines[0] if lines else "", 1, "log-header")
    if header != Header():
        raise Unreadable("log-version", line=1, column=1, quoted=lines[0], expected=VERSION)
    events = tuple(_decoded(_read_event, line, number, "log-fact") for number, line in enumerate(lines[1:], start=2))
    try:
        replay(events)
    except Refused as refused:
        line = int(str(refused.facts["event"])) + 2
        quoted = lines[line - 1] if line <= len(lines) else ""
        raise Unreadable("log-broken", line=line, column=1, quoted=quoted, why=refused.facts["why"]) from refused
    return events


def _decoded(decode: Callable[[str], T], line: str, number: int, key: str) -> T:
    try:
        return decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        column = int(found[1]) + 1 if found else len(line) + 1 if "truncated" in str(error) else 1
        raise Unreadable(key, line=number, column=column, quoted=line, why=error) from error
