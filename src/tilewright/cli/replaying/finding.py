"""The records that `tilewright replay` was given: files, folders with all that is in them, and the standard input."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tilewright.notation import woogles
from tilewright.notation.formats import RecordFormat, format_of
from tilewright.notation.trouble import Unreadable
from tilewright.session.reading import SUFFIX, files_below, games_in

MOST_BYTES = 64_000_000  # of one file, which may hold thousands of games
STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True)
class FoundRecord:
    """A record, or why there is none."""

    name: str
    data: bytes = b""
    format: RecordFormat | None = None
    lines_before: int = 0
    number: int = 0  # which game of its file it is, if there are several
    trouble: str = ""


class RecordFinder:
    """Goes through what was named, in order; files in folders by name. It counts what is no record."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.paths = tuple(paths)
        self.skipped = 0

    def __iter__(self) -> Iterator[FoundRecord]:
        for path in self.paths:
            if str(path) != STANDARD_INPUT and path.is_dir():
                yield from self._in_folder(path)
            else:
                yield from _games(path, must_be=True)

    def _in_folder(self, folder: Path) -> Iterator[FoundRecord]:
        any_record = False
        for path in files_below(folder):
            records = list(_games(path, must_be=path.suffix.lower() == SUFFIX))
            self.skipped += not records
            any_record = any_record or bool(records)
            yield from records
        if not any_record:
            yield FoundRecord(str(folder), trouble=f"{folder} has no record of a game in it.")


def _games(path: Path, *, must_be: bool) -> Iterator[FoundRecord]:
    """The games of a file; none if it is not one of ours and need not be."""
    name = "the standard input" if str(path) == STANDARD_INPUT else str(path)
    try:
        data = _read(path)
    except (OSError, ValueError) as error:  # a path may hold what no file name can
        why = getattr(error, "strerror", None) or error
        yield FoundRecord(name, trouble=f"{name} cannot be read: {why}.")
        return
    if len(data) > MOST_BYTES:
        yield FoundRecord(name, trouble=f"{name} is too large to be read: {MOST_BYTES // 1_000_000} MB are the most.")
        return
    found = format_of(data)
    if not must_be and (found in (None, RecordFormat.SAVED) or _is_other_json(data, found)):
        return
    if found is RecordFormat.SAVED:
        why = f"{name} is a game put away. Take it up with tilewright play --resume. (R-13.2)"
        yield FoundRecord(name, trouble=why)
        return
    if found in (None, RecordFormat.GCG):
        games = games_in(data)
        for number, (lines, game) in enumerate(games, start=1):
            yield FoundRecord(name, game, RecordFormat.GCG, lines, number if len(games) > 1 else 0)
    else:
        yield FoundRecord(name, data, found)


def _is_other_json(data: bytes, found: RecordFormat | None) -> bool:
    """Whether it is sound JSON of something else that has players, such as a tournament."""
    if found is not RecordFormat.WOOGLES:
        return False
    try:
        return not woogles.is_woogles(woogles.decoded(data))
    except Unreadable:
        return False


def _read(path: Path) -> bytes:
    if str(path) == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)
