"""Records of games to work through: files and folders, any number of games in each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tilewright.core.dice import Dice
from tilewright.core.plain import plain
from tilewright.core.refusal import Refused
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.rules import Rules
from tilewright.notation import gcg
from tilewright.notation.formats import is_game_in_json, read_game
from tilewright.notation.gcg.equipment import with_equipment
from tilewright.notation.gcg.events import events_of
from tilewright.notation.trouble import Unreadable
from tilewright.sentences import sentence
from tilewright.session.reading import MOST_CHARACTERS, SUFFIX, files_below, records_in

_MOVES = gcg.GcgPlay | gcg.GcgPass | gcg.GcgExchange | gcg.GcgUnseenExchange
_CHANCE = Dice(bytes(32))  # draws the tiles that no record names


class RecordedGame(NamedTuple):
    """A game as its record tells it. `racks` are the tiles that it names before each move, which may be none."""

    title: str
    players: tuple[str, ...]
    events: tuple[Event, ...]
    racks: list[str]


class BadRecord(Exception):
    """A record that cannot be read: why, in a sentence without its full stop."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was found: its number among all of them, and where it is. Of a file that cannot be read, why."""

    number: int
    place: str
    text: str | bytes = ""
    fault: str = ""

    def read(self, rules: Rules) -> RecordedGame:
        """The game by these rules, or `BadRecord`."""
        if self.fault:
            raise BadRecord(self.fault)
        try:
            return self._read(rules)
        except Unreadable as error:
            raise BadRecord(f"{error.path or f'line {error.line}'}: {plain(error.why, 200)}") from None
        except Refused as refused:
            raise BadRecord(sentence(refused).rstrip(".")) from None

    def _read(self, rules: Rules) -> RecordedGame:
        if len(self.text) > MOST_CHARACTERS:
            raise Unreadable("record-long", line=1, column=1, quoted="", expected=MOST_CHARACTERS)
        game = read_game(self.text, rules.tileset)
        racks = [move.rack for move in game.moves if isinstance(move, _MOVES)]
        if not racks:
            raise BadRecord("it has no moves")
        names = tuple(player.name or player.nick for player in game.players)
        try:
            events = events_of(game, with_equipment(game, rules), _CHANCE)
        except Unreadable as error:
            raise BadRecord(f"{game.unit} {error.line}: {plain(error.why, 200)}") from None
        return RecordedGame(plain(game.title or "", 200), names, events, racks)


def files_in(sources: Iterable[Path]) -> list[Path]:
    """The files, and in the folders and all their folders the GCG files and the games of Woogles."""
    found = [sorted(filter(_is_record, files_below(one))) if one.is_dir() else [one] for one in sources]
    return [file for files in found for file in files]


def _is_record(file: Path) -> bool:
    if file.suffix.lower() == SUFFIX:
        return True
    try:
        is_small = file.suffix.lower() == ".json" and file.stat().st_size <= MOST_CHARACTERS
        return is_small and is_game_in_json(file.read_bytes())
    except OSError:
        return False


def records_of(files: Iterable[Path], done: Callable[[int], object]) -> Iterator[Record]:
    """Each record of each file; `done` is told after each file. One that cannot be opened does not stop the others."""
    number = 0
    for file in files:
        before = number
        try:
            for place, text in records_in(file):
                yield Record(number, place, text)
                number += 1
            if number == before:
                yield Record(number, str(file), fault="the file is empty")
                number += 1
        except OSError as error:
            yield Record(number, str(file), fault=f"the file cannot be read: {error.strerror or error}")
            number += 1
        done(1)
