"""Where records come from: a text, a file, a folder or an open file, with any number of games in each."""

import os
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO, StringIO
from pathlib import Path
from typing import IO, TypeAlias, TypeVar

from tilewright.notation.trouble import Unreadable

#: The text or the bytes of records, the path of a file or of a folder, or an open file.
Source: TypeAlias = str | bytes | Path | IO[str] | IO[bytes]
#: Is told of each record that cannot be read: where it is, and what is wrong with it.
Complaint: TypeAlias = Callable[[str, Unreadable], object]

MOST_CHARACTERS = 1_000_000  # of one game; a long one with notes has a hundredth of this
SUFFIX = ".gcg"
_ENCODING, _PLAYER = "#character-encoding", "#player1"
_BODY = (">", "#player2", "#incomplete")
T = TypeVar("T")


def read_records(source: Source, read: Callable[[str | bytes], T], bad: Complaint | None = None) -> Iterator[T]:
    """Every record of a source, each read when it is asked for.

    One that cannot be read raises `Unreadable`, with its place as a note; or `bad` is told of it, and it is left out.
    """
    for name, record in records_in(source):
        try:
            game = read(bounded(record))
        except Unreadable as error:
            error.add_note(name)
            if bad is None:
                raise
            bad(name, error)
        else:
            yield game


def bounded(record: str | bytes) -> str | bytes:
    """The record, or `Unreadable` if it is too long to be one game."""
    if len(record) > MOST_CHARACTERS:
        raise Unreadable("record-long", line=1, column=1, quoted="", expected=MOST_CHARACTERS)
    return record


def records_in(source: Source) -> Iterator[tuple[str, str | bytes]]:
    """The text of each record, and where it is; each is read when it is asked for."""
    if isinstance(source, str) and not ("\n" in source or source.lstrip("\ufeff").startswith(("#", ">", "{"))):
        source = Path(source)  # a record has a line for each player and starts with #, or it is JSON
    if isinstance(source, Path):
        for path in _named_as_games(source) if source.is_dir() else [source]:
            with path.open("rb") as file:
                yield from _numbered(str(path), file)
    elif isinstance(source, str | bytes):
        yield from _numbered("the text", StringIO(source) if isinstance(source, str) else BytesIO(source))
    else:
        yield from _numbered(str(getattr(source, "name", "the stream")), source)


def files_below(folder: Path) -> Iterator[Path]:
    """The files of a folder, by name, and then those of its folders. What is hidden is left out, and what may never
    end: pipes and devices. A link that leads nowhere is among them, and a folder that cannot be opened is empty.
    """
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = (Path(place, name) for name in sorted(names) if not name.startswith("."))
        yield from (path for path in paths if path.is_file() or not path.exists())


def _named_as_games(folder: Path) -> list[Path]:
    return sorted(path for path in files_below(folder) if path.suffix.lower() == SUFFIX)


def _numbered(place: str, file: IO[str] | IO[bytes]) -> Iterator[tuple[str, str | bytes]]:
    for number, record in enumerate(_split(_lines(file)), start=1):
        yield f"{place}, game {number}", record


def _lines(file: IO[str] | IO[bytes]) -> Iterator[str | bytes]:
    while line := file.readline(MOST_CHARACTERS):
        yield line


def games_in(data: bytes) -> list[tuple[int, bytes]]:
    """Each GCG game of a file, and how many lines are before it."""
    found, lines = [], 0
    for game in _split(_lines(BytesIO(data))):
        text = game if isinstance(game, bytes) else game.encode()
        found.append((lines, text))
        lines += text.count(b"\n")
    return found or [(0, data)]


def _split(lines: Iterable[str | bytes]) -> Iterator[str | bytes]:
    """The text of each game: the first player begins another one, with its encoding before it.

    After the first player alone that would be the same player twice.

    >>> [len(game) for game in _split(["#player1 a A", ">a: HORN 8F HORN +14 14", "#player1 b B"])]
    [35, 12]
    """
    draft = _Draft()
    for line in lines:
        start = line[:40] if isinstance(line, str) else line[:40].decode("latin-1")
        head = start.lstrip("\ufeff \t").removeprefix("ï»¿").lower()
        if head.startswith(_PLAYER) and draft.is_begun:
            yield _joined(draft.game)
            draft = _Draft(draft.held or [])
        elif head.startswith(_ENCODING) and draft.is_begun and draft.held is None:
            draft.held = []
        elif head.startswith(_BODY):
            draft.go_on()
        draft.add(line)
    draft.go_on()
    if any(line.strip() for line in draft.game):
        yield _joined(draft.game)


class _Draft:
    """A game being collected. What stands after an encoding in mid-game may belong to the next one: it is held back."""

    def __init__(self, lines: Iterable[str | bytes] = ()) -> None:
        self.game = list(lines)
        self.held: list[str | bytes] | None = None
        self.is_begun = False
        self.size = 0

    def go_on(self) -> None:
        self.game += self.held or []
        self.held = None
        self.is_begun = True

    def add(self, line: str | bytes) -> None:
        self.size += len(line)
        if self.size <= 2 * MOST_CHARACTERS:  # more than too long is as bad
            (self.game if self.held is None else self.held).append(line)


def _joined(lines: list[str | bytes]) -> str | bytes:
    """A file has lines of one type."""
    texts = [line for line in lines if isinstance(line, str)]
    return "".join(texts) or b"".join(line for line in lines if isinstance(line, bytes))
