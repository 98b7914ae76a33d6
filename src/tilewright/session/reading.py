"""Where GCG records come from: a text, a file, a folder or an open file, with any number of games in each."""

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
_HEADS = ("#character-encoding", "#player1")
T = TypeVar("T")


def read_records(source: Source, read: Callable[[str | bytes], T], bad: Complaint | None = None) -> Iterator[T]:
    """Every record of a source, each read when it is asked for.

    One that cannot be read raises `Unreadable`, with its place as a note; or `bad` is told of it, and it is left out.
    """
    for name, record in _records(source):
        try:
            game = read(_bounded(record))
        except Unreadable as error:
            error.add_note(name)
            if bad is None:
                raise
            bad(name, error)
        else:
            yield game


def _bounded(record: str | bytes) -> str | bytes:
    if len(record) > MOST_CHARACTERS:
        raise Unreadable("record-long", line=1, column=1, quoted="", expected=MOST_CHARACTERS)
    return record


def _records(source: Source) -> Iterator[tuple[str, str | bytes]]:
    """Each record, and where it is."""
    if isinstance(source, str) and not ("\n" in source or source.lstrip("\ufeff").startswith(("#", ">"))):
        source = Path(source)  # a record has a line for each player, and starts with #
    if isinstance(source, Path):
        for path in sorted(source.rglob("*" + SUFFIX)) if source.is_dir() else [source]:
            with path.open("rb") as file:
                yield from _numbered(str(path), file)
    elif isinstance(source, str | bytes):
        yield from _numbered("the text", StringIO(source) if isinstance(source, str) else BytesIO(source))
    else:
        yield from _numbered(str(getattr(source, "name", "the stream")), source)


def _numbered(place: str, file: IO[str] | IO[bytes]) -> Iterator[tuple[str, str | bytes]]:
    for number, record in enumerate(_split(_lines(file)), start=1):
        yield f"{place}, game {number}", record


def _lines(file: IO[str] | IO[bytes]) -> Iterator[str | bytes]:
    while line := file.readline(MOST_CHARACTERS):
        yield line


def _split(lines: Iterable[str | bytes]) -> Iterator[str | bytes]:
    """The text of each game: another one begins with its encoding or its first player.

    >>> [len(game) for game in _split(["#player1 a A", ">a: HORN 8F HORN +14 14", "#player1 b B"])]
    [35, 12]
    """
    game: list[str | bytes] = []
    size, has_player = 0, False
    for line in lines:
        start = line[:40] if isinstance(line, str) else line[:40].decode("latin-1")
        head = start.lstrip("\ufeff \t").lower()
        if has_player and head.startswith(_HEADS):
            yield _joined(game)
            game, size, has_player = [], 0, False
        has_player = has_player or head.startswith("#player1")
        size += len(line)
        if size <= 2 * MOST_CHARACTERS:  # more than too long is as bad
            game.append(line)
    if any(line.strip() for line in game):
        yield _joined(game)


def _joined(lines: list[str | bytes]) -> str | bytes:
    """A file has lines of one type."""
    texts = [line for line in lines if isinstance(line, str)]
    return "".join(texts) or b"".join(line for line in lines if isinstance(line, bytes))
