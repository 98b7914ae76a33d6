"""From text to words: one word per line, and a clear error for every line that is not a word."""

from collections.abc import Iterable
from pathlib import Path
from unicodedata import normalize

from msgspec import Struct

from tilewright.core.errors import TilewrightError
from tilewright.core.layout import LARGEST
from tilewright.core.tileset import TileSet

SHORTEST, LONGEST = 2, LARGEST  # a longer word fits on no board
MOST_FAULTS = 10
_NEVER_IN_TEXT = range(9)  # while a compressed, compiled or UTF-16 file has such bytes early on


class Fault(Struct, frozen=True):
    """An entry that is not a word: its place, counted from 1, and what is wrong with it."""

    line: int
    column: int
    entry: str
    why: str

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.entry!r} {self.why}"


class BadWordList(TilewrightError, ValueError):
    """A word list that cannot be read; `faults` has the first bad lines, or nothing if it is not text.

    >>> raise BadWordList("mine", faults=(Fault(3, 4, "DON'T", "has a character that is no letter"),))
    Traceback (most recent call last):
    ...
    tilewright.lexicons.reading.BadWordList: mine: line 3, column 4: "DON'T" has a character that is no letter
    """

    def __init__(self, name: str, why: str = "", faults: tuple[Fault, ...] = ()) -> None:
        self.name = name
        self.faults = faults
        told = [why] if why else [str(fault) for fault in faults]
        more = "; and perhaps more" if len(faults) == MOST_FAULTS else ""
        super().__init__(f"{name}: " + "; ".join(told) + more)


def words_in(lines: Iterable[str], name: str, tiles: TileSet | None = None) -> list[str]:
    """The words of a text, in capitals and in its order. Text after a word is taken for a definition and ignored.

    Where one tile has several letters, as CH in Spanish, the tile set says how words are spelt in tiles.

    >>> words_in(["# mine", "", "ab  a muscle", "Be"], "mine")
    ['AB', 'BE']
    """
    words: list[str] = []
    faults: list[Fault] = []
    for number, line in enumerate(map(_composed, lines), start=1):
        entry = line.split(None, 1)[0] if line and not line.isspace() else "#"
        word = tiles.read_capitals(entry) if tiles else entry.upper()
        if word.isalpha() and SHORTEST <= len(word) <= LONGEST:
            words.append(word)
        elif entry[0] != "#" and len(faults) < MOST_FAULTS:
            faults.append(_fault(number, line, entry, word))
    if faults:
        raise BadWordList(name, faults=tuple(faults))
    return words


def text_of(path: Path) -> str:
    """The text of a file in UTF-8, with or without a byte order mark, else in ISO-8859-1."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadWordList(str(path), why=f"cannot be read: {error.strerror or error}") from error
    if any(code in raw for code in _NEVER_IN_TEXT):
        raise BadWordList(
            str(path), why="is no text of words: it holds binary data (a word graph has to be called .kwg)"
        )
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("iso-8859-1")


def _fault(number: int, line: str, entry: str, word: str) -> Fault:
    column = line.index(entry) + 1
    bad = next((character for character in word if not character.isalpha()), "")
    if bad:
        return Fault(number, column + max(entry.find(bad), 0), entry, "has a character that is no letter")
    short = len(word) < SHORTEST
    bound = f"shorter than {SHORTEST}" if short else f"longer than {LONGEST}"
    return Fault(number, column, entry, f"is {bound} letters")


def _composed(line: str) -> str:
    """A letter and its combining accent become one letter, as on a tile."""
    return line if line.isascii() else normalize("NFC", line)
