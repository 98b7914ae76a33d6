"""Lexicons by name: the two bundled ones and those the user added; or any file of words."""

import re
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from tilewright.core.alphabet import Alphabet
from tilewright.core.nearest import nearest
from tilewright.core.tileset import TileSet
from tilewright.lexicons.box import BOX
from tilewright.lexicons.graph import MOST, WordGraph, is_kwg
from tilewright.lexicons.home import data_folder, write_whole
from tilewright.lexicons.letters import alphabet_named
from tilewright.lexicons.packed import LONGEST_LABEL, MAGIC, TEXT, label_of, pack, unpack
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.reading import BadWordList, text_of

DEFAULT = "commons"
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\Z")
_SUFFIX, _BOXED_SUFFIX = ".words", ".words.xz"


class Shelved(Struct, frozen=True):
    """A named lexicon before it is opened; `kind` is the format it came in, `text` or `KWG`."""

    name: str
    words: int
    kind: str
    about: str
    path: Path
    is_shipped: bool
    tiles: str = ""


class UnknownLexicon(BadWordList):
    """Neither a known name nor a file.

    >>> raise UnknownLexicon("comons", ("commons", "mine"))
    Traceback (most recent call last):
    ...
    tilewright.lexicons.shelf.UnknownLexicon: There is no lexicon or file named “comons”. Lexicons: commons, mine
    """

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.known = tuple(nearest(name, known))
        super().__init__(name)
        self.args = (f"There is no lexicon or file named “{name}”. Lexicons: {', '.join(self.known)}",)


def shipped() -> tuple[Shelved, ...]:
    """The bundled lists.

    >>> [one.name for one in shipped()]
    ['commons', 'commons-world']
    """
    names = ("commons", "commons-world")
    return tuple(_shelved(_boxed(name), is_shipped=True) for name in names)


def added() -> tuple[Shelved, ...]:
    """The lists the user added. A damaged one is left out here, and reported when it is opened."""
    found = []
    for path in sorted(_folder().glob("*" + _SUFFIX)):
        try:
            found.append(_shelved(path, is_shipped=False))
        except (BadWordList, OSError):
            continue
    return tuple(found)


def open_lexicon(name_or_path: str | Path, tiles: TileSet | None = None) -> WordList:
    """Open a lexicon by name, bundled or added, or else by file: text, KWG, or compiled.

    A file is spelt as the tile set says; a lexicon with a name has been read by its own.

    This is the plain list, with levels where they are known; `compiled.open_graph` is the fast one to play with.

    >>> words = open_lexicon("commons")
    >>> "QI" in words, words.level_of("CAT")
    (True, 10)
    """
    if path := shelved_path(name_or_path):
        return _opened(path, str(name_or_path), path.stat().st_mtime_ns)
    path = Path(name_or_path)
    raw = _raw(path)
    return unpack(raw, path.stem) if raw.startswith(MAGIC) else _read(path, path.stem, tiles=tiles)


def shelved_path(name_or_path: str | Path) -> Path | None:
    """The path of the lexicon of this name; None if a file is meant; an error if there is neither."""
    name = str(name_or_path)
    if not _NAME.match(name):
        return None
    for find in (_boxed, _added):
        if (path := find(name)).is_file():
            return path
    if not Path(name).exists():
        raise UnknownLexicon(name, tuple(one.name for one in (*shipped(), *added())))
    return None


def read_by(name_or_path: str | Path) -> str:
    """The name of the tile set that a lexicon with a name was read by; empty for a file, and for plain letters."""
    path = shelved_path(name_or_path)
    return _shelved(path, is_shipped=False).tiles if path else ""


def known_name(text: str) -> str:
    """The lexicon that a record or a position names, in capitals or not. It is never a file.

    >>> known_name("COMMONS")
    'commons'
    """
    name, known = text.lower(), tuple(one.name for one in (*shipped(), *added()))
    if name not in known:
        raise UnknownLexicon(text, known)
    return name


def add_lexicon(
    name: str, file: str | Path, about: str = "", letters: str = "", tiles: TileSet | None = None
) -> Shelved:
    """Read a list, or a word graph in KWG, and store its words under a name; `BadWordList` says what is wrong with it.

    A graph has numbers for letters: if they do not stand for the English alphabet, give the letters in order, or a tile
    set that has them in that order. Where one tile has several letters, the set also says how a text is spelt.
    """
    if not _NAME.match(name):
        raise BadWordList(name, why="is no name for a lexicon: use small letters, digits, '-' and '_', at most 40")
    if _boxed(name).is_file():
        raise BadWordList(name, why="is a lexicon in the box; choose another name")
    words = _read(Path(file), str(file), letters, tiles)
    if not len(words):
        raise BadWordList(str(file), why="has no words")
    words.name = name
    path = _folder() / (name + _SUFFIX)
    kind = "KWG" if is_kwg(Path(file)) else TEXT
    read_by = tiles.name if tiles else ""
    write_whole(path, pack(words, about or f"added from {Path(file).name}", kind, read_by))
    return _shelved(path, is_shipped=False)


def _read(path: Path, name: str, letters: str = "", tiles: TileSet | None = None) -> WordList:
    if letters and tiles:
        raise BadWordList(name, why="needs its letters or a tile set, not both")
    if is_kwg(path):
        named = alphabet_named(letters) if letters else None
        graph = WordGraph.open(path, Alphabet(tiles.letters) if tiles else named)
        if len(graph) > MOST:
            raise BadWordList(name, why=f"has more than {MOST:,} words")
        return WordList(graph, name)
    if letters:
        raise BadWordList(name, why="is text and shows its letters itself; only those of a KWG file can be named")
    return WordList.read(text_of(path), name, tiles)


def _folder() -> Path:
    return data_folder() / "lexicons"


def _added(name: str) -> Path:
    return _folder() / (name + _SUFFIX)


def _boxed(name: str) -> Path:
    return BOX / "lexicons" / (name + _BOXED_SUFFIX)


def _shelved(path: Path, is_shipped: bool) -> Shelved:
    name = path.name.partition(_SUFFIX)[0]
    with path.open("rb") as file:
        label = label_of(file.read(LONGEST_LABEL), name)
    return Shelved(name, label.words, label.kind, label.about, path, is_shipped, label.tiles)


@lru_cache(maxsize=4)
def _opened(path: Path, name: str, changed: int) -> WordList:  # noqa: ARG001 - a list that was added anew is read anew
    return unpack(_raw(path), name)


def _raw(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadWordList(str(path), why=f"cannot be read: {error.strerror or error}") from error
