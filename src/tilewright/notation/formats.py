"""Which format a record is in, by what it holds: file names say little."""

import re
from enum import StrEnum

from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.notation import gcg, woogles
from tilewright.notation.trouble import Unreadable

_BLANKS = b"\xef\xbb\xbf \t\r\n"
_HEAD = 4_000  # bytes; a GCG file names its players there, after its other pragmata
_GCG = re.compile(rb"^\xef?\xbb?\xbf?[ \t]*#(player[1-4]|character-encoding)[ \t]", re.IGNORECASE | re.MULTILINE)
_GAME = re.compile(rb'"(players|gcg)"\s*:')


class RecordFormat(StrEnum):
    """The formats that `tilewright replay` reads, and a saved game, which it does not open."""

    GCG = "GCG"
    WOOGLES = "Woogles"
    LOG = "log"
    SAVED = "saved game"


def format_of(data: bytes) -> RecordFormat | None:
    """None if it is no record that is known.

    >>> format_of(b"#player1 ann Ann\\n"), format_of(b'{"players": []}'), format_of(b"#!/bin/sh\\n")
    (<RecordFormat.GCG: 'GCG'>, <RecordFormat.WOOGLES: 'Woogles'>, None)
    """
    head = data.lstrip(_BLANKS)[:_HEAD]
    if b'"saved game"' in head[:100]:
        return RecordFormat.SAVED
    if head.startswith(b'{"tilewright"'):
        return RecordFormat.LOG
    if head.startswith(b"{"):
        return RecordFormat.WOOGLES if _GAME.search(data) else None
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        head = data[: 2 * _HEAD].replace(b"\x00", b"")[2:]
    return RecordFormat.GCG if _GCG.search(head) else None


def is_game_in_json(data: bytes) -> bool:
    """Whether it is sound JSON of a game, not of something else that has players, such as a tournament."""
    if format_of(data) is not RecordFormat.WOOGLES:
        return False
    try:
        return woogles.is_woogles(woogles.decoded(data))
    except Unreadable:
        return False


def read_game(record: str | bytes, tileset: TileSet = STANDARD_TILES) -> gcg.GcgGame:
    """A game in GCG or in the JSON of Woogles, whichever it is; raises `Unreadable`."""
    is_json = record.lstrip()[:1] == "{" if isinstance(record, str) else record.lstrip(_BLANKS)[:1] == b"{"
    return woogles.read(record, tileset) if is_json else gcg.read(record, tileset)
