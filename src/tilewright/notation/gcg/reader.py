"""Reading a GCG file: its encoding, its lines, and which of them belong together."""

import re

from msgspec.structs import replace

from tilewright.notation.gcg.game import LINE_END, GcgGame, GcgMove, GcgPlayer, GcgPragma
from tilewright.notation.gcg.line import BLANKS, are_faces, nick_of, read_event
from tilewright.notation.gcg.seats import Seats
from tilewright.notation.trouble import Unreadable

MOST_PLAYERS = 4
BYTE_ORDER_MARK = "\ufeff"
_ENCODING = re.compile(rb"^[ \t]*#character-encoding[ \t]+([^ \t\r\n]+)", re.IGNORECASE | re.MULTILINE)
_PRAGMA = re.compile(r"#(?P<name>[^ \t]+)[ \t]*(?P<text>.*)", re.DOTALL)
_PLAYER = re.compile(r"player(?P<number>[0-9]{1,9})")
_NICK = re.compile(r"[^ \t]+")
_RACK = re.compile(r"rack[1-4]")


def read(data: bytes | str) -> GcgGame:
    """Read a file. Whether what it claims is true is checked by `replay`.

    >>> read("#player1 ann Ann Bee\\n>ann: HORNAET 8F HORN +14 14\\n").moves[0].word
    'HORN'
    """
    text = data if isinstance(data, str) else decode(data)
    draft = _Draft()
    for number, line in enumerate(LINE_END.split(text.removeprefix(BYTE_ORDER_MARK)), start=1):
        draft.add(line.rstrip(BLANKS), number)
    return draft.finished()


def decode(data: bytes) -> str:
    """ISO-8859-1, unless the file says otherwise with a pragma or a byte-order mark."""
    found = _ENCODING.search(data)
    named = found[1].decode("latin-1").upper() if found else ""
    marked = data.startswith(BYTE_ORDER_MARK.encode())
    if found and named not in ("UTF-8", "UTF8", "ISO-8859-1", "ISO8859-1", "LATIN-1", "LATIN1"):
        raise Unreadable("encoding-unknown", **_place(data, found.start(1)), quoted=named)
    if not marked and not named.startswith("UTF"):
        return data.decode("latin-1")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        broken = data[error.start : error.end].decode("latin-1")
        raise Unreadable("encoding-broken", **_place(data, error.start), quoted=broken) from None


def _place(data: bytes, offset: int) -> dict[str, int]:
    """The line and column of a byte."""
    lines = LINE_END.split(data[:offset].decode("utf-8", errors="replace"))
    return {"line": len(lines), "column": len(lines[-1]) + 1}


class _Draft:
    """What has been read so far."""

    def __init__(self) -> None:
        self.players: dict[int, GcgPlayer] = {}
        self.seats = Seats()
        self.pragmata: list[GcgPragma] = []
        self.moves: list[GcgMove] = []
        self.notes: list[list[str]] = [[]]  # before the first move, and after each move
        self.in_note = False
        self.last = 1

    def add(self, text: str, line: int) -> None:
        self.last = line
        bare = text.lstrip(BLANKS)
        if bare.startswith("#"):
            self._add_pragma(bare, line, column=len(text) - len(bare) + 1)
        elif bare.startswith(">"):
            self.in_note = False
            nick = nick_of(text, line, self.seats.by_nick)
            self.moves.append(self.seats.placed(read_event(text, line, nick), nick))
            self.notes.append([])
        elif self.in_note:
            self.notes[-1].append(bare)
        elif bare:
            raise Unreadable("stray-text", line=line, column=len(text) - len(bare) + 1, quoted=bare)

    def finished(self) -> GcgGame:
        expected = range(1, len(self.players) + 1)
        if not self.players or sorted(self.players) != list(expected):
            raise Unreadable("player-number", line=self.last, column=1, quoted=" ".join(self.seats.by_nick))
        notes = ["\n".join(lines).strip("\n") for lines in self.notes]
        moves = [replace(move, note=note) for move, note in zip(self.moves, notes[1:], strict=True)]
        players = tuple(self.players[number] for number in expected)
        return GcgGame(players, tuple(moves), tuple(self.pragmata), notes[0])

    def _add_pragma(self, bare: str, line: int, column: int) -> None:
        found = _PRAGMA.fullmatch(bare)
        if not found:
            raise Unreadable("pragma", line=line, column=column, quoted=bare)
        name, text, column = found["name"].lower(), found["text"], column + found.start("text")
        self.in_note = name == "note"
        if self.in_note:
            self.notes[-1].append(text)
        elif player := _PLAYER.fullmatch(name):
            self._add_player(int(player["number"]), text, line, column)
        elif _RACK.fullmatch(name) and not are_faces(text):
            raise Unreadable("rack", line=line, column=column, quoted=text)
        elif name != "character-encoding":  # the encoding is not part of the content
            self.pragmata.append(GcgPragma(line=line, name=found["name"], text=text, after=len(self.moves)))

    def _add_player(self, number: int, text: str, line: int, column: int) -> None:
        found = _NICK.match(text)
        nick = found[0] if found else ""
        if number in self.players or not 1 <= number <= MOST_PLAYERS:
            raise Unreadable("player-number", line=line, column=1, quoted=f"#player{number} {text}")
        if not nick:
            raise Unreadable("player-nick", line=line, column=column, quoted=nick)
        self.players[number] = GcgPlayer(line=line, nick=nick, name=text[len(nick) :].strip(BLANKS))
        self.seats.add(nick, number - 1)
