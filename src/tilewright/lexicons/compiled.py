"""Word graphs: compiled once from a list, stored in the user's data folder, and loaded from there later."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from tilewright.core.alphabet import ENGLISH, Alphabet
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.lexicons.graph import KWG, WordGraph, is_kwg
from tilewright.lexicons.home import data_folder, write_whole
from tilewright.lexicons.reading import BadWordList
from tilewright.lexicons.shelf import open_lexicon, read_by, shelved_path

FORM = b"1"  # increment when graphs of an older version no longer work
MOST_KEPT = 16
_LETTERS = ".letters"  # stored beside a graph whose alphabet is not English


def open_graph(name_or_path: str | Path, tiles: TileSet = STANDARD_TILES) -> WordGraph:
    """The graph of a lexicon, given by name or file; a KWG file is a graph already.

    The first time takes a second. Graphs are stored by the list's checksum, so a changed list is recompiled. A file is
    read by the tile set: how words are spelt where one tile has several letters, and which letters a KWG file has.

    >>> words = open_graph("commons")
    >>> words, words.hooks("RAIN"), open_graph("commons") is words
    (<WordGraph commons: 171,305 words>, Hooks(front='BDGT', back='SY'), True)
    """
    path = shelved_path(name_or_path) or Path(name_or_path)
    return _opened(str(name_or_path), path, _changed(path), None if tiles.letters == ENGLISH.letters else tiles)


def fingerprint_of(name_or_path: str | Path) -> str:
    """The checksum of a lexicon's file: a different one means different words, whatever the name."""
    path = shelved_path(name_or_path) or Path(name_or_path)
    return _kept_checksum(path, _changed(path))


def full_name(name_or_path: str | Path) -> str:
    """The name of a lexicon, or the absolute path of its file, so that it is found from any folder."""
    return str(name_or_path) if shelved_path(name_or_path) else str(Path(name_or_path).absolute())


def graphs_folder() -> Path:
    return data_folder() / "graphs"


@lru_cache(maxsize=4)
def _opened(asked: str, path: Path, changed: int, tiles: TileSet | None) -> WordGraph:  # noqa: ARG001 - a file that has changed is read anew
    if is_kwg(path):
        return _with_words(WordGraph.open(path, Alphabet(tiles.letters) if tiles else None))
    is_file = path == Path(asked)
    if tiles and not is_file:
        _refuse_other_spelling(asked, tiles)
    kept = graphs_folder() / (_checksum(path, tiles.letters if tiles and is_file else "") + KWG)
    name = path.stem if is_file else asked
    graph = _loaded(kept, name) or _compiled(asked, name, kept, tiles)
    return graph.covering(tiles) if tiles else graph


def _refuse_other_spelling(name: str, tiles: TileSet) -> None:
    """A list that was not read by these tiles spells CH, say, with two of them, so its words are not for this game."""
    if tiles.has_stand_ins and read_by(name) != tiles.name:
        add = f"add it with --tiles {tiles.name}, or choose another lexicon"
        raise BadWordList(name, why=f"was not read as a list for {tiles.name} tiles; {add}")


def _changed(path: Path) -> int:
    with _readable(path):
        return path.stat().st_mtime_ns


@lru_cache(maxsize=16)
def _kept_checksum(path: Path, changed: int) -> str:  # noqa: ARG001 - a file that has changed is read anew
    return _checksum(path)


def _checksum(path: Path, letters: str = "") -> str:
    with _readable(path):
        return blake2b(path.read_bytes() + letters.encode(), digest_size=16, person=FORM).hexdigest()


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadWordList(str(path), why=f"cannot be read: {error.strerror or error}") from error


def _loaded(kept: Path, name: str) -> WordGraph | None:
    """None if it is missing or damaged; then it is compiled again."""
    try:
        letters = kept.with_suffix(_LETTERS)
        alphabet = Alphabet(letters.read_text(encoding="utf-8")) if letters.exists() else ENGLISH
        return WordGraph.load(kept.read_bytes(), name, alphabet)
    except (OSError, ValueError):
        return None


def _compiled(asked: str, name: str, kept: Path, tiles: TileSet | None) -> WordGraph:
    graph = _with_words(WordGraph(open_lexicon(asked, tiles), name))
    with suppress(OSError):  # a folder that is not writable only costs time
        if graph.alphabet != ENGLISH:
            write_whole(kept.with_suffix(_LETTERS), graph.alphabet.letters.encode())
        write_whole(kept, graph.save())
        _clear(kept.parent)
    return graph


def _with_words(graph: WordGraph) -> WordGraph:
    if not len(graph):
        raise BadWordList(graph.name, why="has no words")
    return graph


def _clear(folder: Path) -> None:
    """Remove the oldest graphs: lists change, and their old graphs are not kept for ever."""
    newest_first = sorted(folder.glob("*" + KWG), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in newest_first[MOST_KEPT:]:
        path.unlink(missing_ok=True)
        path.with_suffix(_LETTERS).unlink(missing_ok=True)
