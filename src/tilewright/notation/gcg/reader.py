"""Reading a GCG file: its lines, and which of them belong together."""

import re

from msgspec.structs import replace

from tilewright.core.tiles import are_faces
from tilewright.core.tileset import TileSet
from tilewright.notation.gcg.encoding import BYTE_ORDER_MARK, decode
from tilewright.notation.gcg.equipment import as_tiles, tiles_named
from tilewright.notation.gcg.game import LINE_END, GcgGame, GcgMove, GcgPlayer, GcgPragma
from tilewright.notation.gcg.line import BLANKS, nick_of, read_event
from tilewright.notation.gcg.seats import Seats
from tilewright.notation.trouble import Unreadable

MOST_PLAYERS = 4
MOST_MOVES = 2_000  # about thirty are usual; checks of a move look at those before it
_PRAGMA = re.compile(r"#(?P<name>[^ \t]+)[ \t]*(?P<text>.*)", re.DOTALL)
_PLAYER = re.compile(r"player(?P<number>[0-9]{1,9})")
_NICK = re.compile(r"[^ \t]+")
_RACK = re.compile(r"rack[1-4]")


def read(data: bytes | str, tileset: TileSet | None = None, *, first_line: int = 1) -> GcgGame:
    """Read a file, or the part of one that begins with this line. `replay` checks whether what it claims is true.

    Where one tile has several letters, they are told by the set that the file names, or else by this one.

    >>> read("#player1 ann Ann Bee\\n>ann: HORNAET 8F HORN +14 14\\n").moves[0].word
    'HORN'
    """
    text = data if isinstance(data, str) else decode(data)
    tiles = tiles_named(text, tileset)
    draft = _Draft()
    for number, line in enumerate(LINE_END.split(text.removeprefix(BYTE_ORDER_MARK)), start=first_line):
        draft.add(as_tiles(line.rstrip(BLANKS), tiles), number)
    return draft.finished()


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

    @property
    def is_begun(self) -> bool:
        """Whether anything has been said, after which some pragmata come too late."""
        return bool(self.players or self.pragmata or self.moves or self.notes[0])

    def add(self, text: str, line: int) -> None:
        self.last = line
        bare = text.lstrip(BLANKS)
        if bare.startswith("#"):
            self._add_pragma(bare, line, column=len(text) - len(bare) + 1)
        elif bare.startswith(">"):
            self.in_note = False
            if len(self.moves) == MOST_MOVES:
                raise Unreadable("moves-many", line=line, column=1, quoted=bare, expected=MOST_MOVES)
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
        elif name != "character-encoding" or self.is_begun:  # the encoding is not part of the content
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
