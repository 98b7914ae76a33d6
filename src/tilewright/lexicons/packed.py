"""A word list compiled into one file that opens quickly: checked once when it is made, and trusted from then on.

The file has a line that says what it is, a line of JSON, the words in order, an empty line, and the levels, if any, as
one letter per word. The bundled lists are the same, compressed.
"""

import lzma
from zlib import crc32

import msgspec

from tilewright.lexicons.levels import Levels
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList

MAGIC = b"tilewright-words 1\n"
LONGEST_LABEL = 4096
TEXT = "text"
_XZ = b"\xfd7zXZ"


class Label(msgspec.Struct, frozen=True):
    """What is known of a list before its words are read; `kind` is the format the words came in."""

    name: str
    words: int
    crc32: int
    about: str = ""
    kind: str = TEXT
    tiles: str = ""  # the named tile set that says how the words are spelt, if they need one


def pack(words: WordList, about: str = "", kind: str = TEXT, tiles: str = "") -> bytes:
    """The words must have been read as `WordList` reads them: sorted, each once, capitals only."""
    codes = words.levels.codes if words.levels else ""
    body = "\n".join((*words, "", codes)).encode()
    label = Label(words.name, len(words), crc32(body), about, kind, tiles)
    return MAGIC + msgspec.json.encode(label) + b"\n" + body


def compressed(packed: bytes) -> bytes:
    return lzma.compress(packed, preset=9 | lzma.PRESET_EXTREME)


def label_of(start: bytes, name: str) -> Label:
    """Read from the first `LONGEST_LABEL` bytes of a file, without its words."""
    if start.startswith(_XZ):
        start = lzma.LZMADecompressor().decompress(start, LONGEST_LABEL)
    return _parts(start, name)[0]


def unpack(raw: bytes, name: str) -> WordList:
    """The word list, with this name; `BadWordList` if the file is not as `pack` wrote it.

    >>> unpack(pack(WordList(["HI", "AB"], "mine"), about="two words"), "mine")
    <WordList mine: 2 words>
    """
    label, body = _parts(_plain(raw, name), name)
    if crc32(body) != label.crc32:
        raise BadWordList(name, why="is damaged: its words are not those that were added; add it again")
    listed, _, codes = body.decode().rpartition("\n\n") if label.words else ("", "", "")
    words = tuple(listed.split("\n")) if listed else ()
    return WordList.in_order(words, name, Levels(words, codes) if codes else None)


def _plain(raw: bytes, name: str) -> bytes:
    try:
        return lzma.decompress(raw) if raw.startswith(_XZ) else raw
    except lzma.LZMAError as error:
        raise BadWordList(name, why="is damaged: it cannot be decompressed") from error


def _parts(raw: bytes, name: str) -> tuple[Label, bytes]:
    head, _, body = raw.removeprefix(MAGIC).partition(b"\n")
    try:
        return msgspec.json.decode(head if raw.startswith(MAGIC) else b"", type=Label), body
    except msgspec.DecodeError as error:
        raise BadWordList(name, why="is no compiled word list of this version; add it again") from error
