"""The event log, the master record of a game: one JSON object per line, a header and then the events in order."""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar, overload

import msgspec

from tilewright.core.refusal import Refused
from tilewright.games.base import A, BaseEvent, E, R, S, V
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.kind import GAMES, AnyKind, Kind, kind_of
from tilewright.notation.trouble import Unreadable

VERSION = 1
T = TypeVar("T")


class Header(msgspec.Struct, frozen=True):
    """The first line: what the file is, and the version of its format."""

    tilewright: str = "log"
    version: int = VERSION
    game: str = "crossword"


_encoder = msgspec.json.Encoder()
_read_header = msgspec.json.Decoder(Header).decode
_BYTE = re.compile(r"\(byte (\d+)\)")


@overload
def write(events: Iterable[Event]) -> str: ...
@overload
def write(events: Iterable[E], kind: Kind[R, S, A, E, V]) -> str: ...
def write(events: Iterable[BaseEvent], kind: object = CROSSWORD) -> str:
    """The record as text; of the standard game unless another is given."""
    assert isinstance(kind, Kind)
    lines = [_encoder.encode(Header(game=kind.name)), *(_encoder.encode(event) for event in events)]
    return b"\n".join(lines).decode() + "\n"


def game_of(text: str) -> AnyKind:
    """The game it is a record of. Raises `Unreadable`."""
    lines = _lines(text)
    header = _decoded(_read_header, lines[0] if lines else "", 1, "log-header")
    if header != Header(game=header.game):
        raise Unreadable("log-version", line=1, column=1, quoted=lines[0], expected=VERSION)
    if header.game not in GAMES:
        raise Unreadable("log-game", line=1, column=1, quoted=lines[0], games=", ".join(GAMES))
    return kind_of(header.game)


@overload
def read(text: str) -> tuple[Event, ...]: ...
@overload
def read(text: str, kind: Kind[R, S, A, E, V]) -> tuple[E, ...]: ...
def read(text: str, kind: object = CROSSWORD) -> tuple[BaseEvent, ...]:
    """The events of a record, each checked against the ones before it. Raises `Unreadable` with the line."""
    lines, recorded = _lines(text), game_of(text)
    assert isinstance(kind, Kind)
    if recorded is not kind:
        raise Unreadable("log-other-game", line=1, column=1, quoted=lines[0], game=recorded.name, expected=kind.name)
    return _events(lines, recorded)


def _events(lines: list[str], kind: AnyKind) -> tuple[BaseEvent, ...]:
    numbered = enumerate(lines[1:], start=2)
    events = tuple(_decoded(kind.read_event, line, number, "log-fact") for number, line in numbered)
    try:
        kind.replay(events)
    except Refused as refused:
        line = int(str(refused.facts["event"])) + 2
        quoted = lines[line - 1] if line <= len(lines) else ""
        raise Unreadable("log-broken", line=line, column=1, quoted=quoted, why=refused.facts["why"]) from refused
    return events


def _lines(text: str) -> list[str]:
    return text.removeprefix("\ufeff").splitlines()


def _decoded(decode: Callable[[str], T], line: str, number: int, key: str) -> T:
    try:
        return decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        found = _BYTE.search(str(error))
        column = int(found[1]) + 1 if found else len(line) + 1 if "truncated" in str(error) else 1
        raise Unreadable(key, line=number, column=column, quoted=line, why=error) from error
