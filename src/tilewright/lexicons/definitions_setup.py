"""Compiling definitions and themes from WordNet into one file in the user's data folder."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from tilewright.lexicons.box import irregular_forms
from tilewright.lexicons.definitions import FILE, VERSION, Definitions, NoDefinitions
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.morphy import PARTS, Part, lemmas
from tilewright.lexicons.wordnet import WordNet, fingerprint
from tilewright.lexicons.wordnet_themes import KINDS, theme_lemmas

_TABLES = """
CREATE TABLE sense (
    lemma TEXT, part TEXT, number INTEGER, meaning TEXT, PRIMARY KEY (lemma, part, number)
) WITHOUT ROWID;
CREATE TABLE irregular (form TEXT, lemma TEXT, part TEXT, PRIMARY KEY (form, lemma, part)) WITHOUT ROWID;
CREATE TABLE theme (name TEXT, word TEXT, PRIMARY KEY (name, word)) WITHOUT ROWID;
CREATE TABLE source (fingerprint TEXT);
"""


class Compiled(Struct, frozen=True):
    """What was compiled, and how much."""

    path: Path
    senses: int
    themes: dict[str, int]


def set_up(folder: Path, words: Iterable[str]) -> Compiled:
    """Compile the definitions of all lemmas, and the themes restricted to these words; all or nothing."""
    wordnet = WordNet(folder)
    path = data_folder() / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    partial.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(partial)) as database:
            database.executescript(_TABLES)
            database.executemany("INSERT OR IGNORE INTO sense VALUES (?, ?, ?, ?)", _senses(wordnet))
            database.executemany("INSERT OR IGNORE INTO irregular VALUES (?, ?, ?)", wordnet.irregular())
            database.executemany("INSERT OR IGNORE INTO theme VALUES (?, ?)", _themes(wordnet, words))
            database.execute("INSERT INTO source VALUES (?)", (fingerprint(folder),))
            database.execute(f"PRAGMA user_version = {VERSION}")
            database.commit()
            count = database.execute("SELECT count(*) FROM sense").fetchone()[0]
            themes = dict(database.execute("SELECT name, count(*) FROM theme GROUP BY name").fetchall())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return Compiled(path, count, themes)


def is_up_to_date(folder: Path) -> bool:
    """Whether the user's definitions were compiled from this WordNet."""
    try:
        return Definitions.installed().source() == fingerprint(folder)
    except NoDefinitions:
        return False


def _senses(wordnet: WordNet) -> Iterator[tuple[str, Part, int, str]]:
    """Meanings that are always capitalised are left out (R-3.1)."""
    for (lemma, part), keys in wordnet.senses.items():
        if lemma.isalpha():
            for number, key in enumerate(keys, start=1):
                synset = wordnet.synsets[key]
                if lemma in synset.lemmas:
                    yield lemma.upper(), part, number, synset.meaning


def _themes(wordnet: WordNet, words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each word with each theme that it, or a word it is a form of, belongs to."""
    themes_of: dict[tuple[str, Part], list[str]] = {}
    for theme in KINDS:
        for part, found in theme_lemmas(wordnet, theme).items():
            for lemma in found:
                themes_of.setdefault((lemma, part), []).append(theme)
    irregular = _irregular(wordnet)
    for word in words:
        bases = [(lemma, part) for part in PARTS for lemma in lemmas(word, part)]
        for base in (*bases, *irregular.get(word, ())):
            yield from ((theme, word) for theme in themes_of.get(base, ()))


def _irregular(wordnet: WordNet) -> dict[str, list[tuple[str, Part]]]:
    forms: dict[str, list[tuple[str, Part]]] = {}
    for form, found in irregular_forms().items():
        forms[form] = [(lemma, part) for lemma in found for part in PARTS]
    for form, lemma, part in wordnet.irregular():
        forms.setdefault(form, []).append((lemma, part))
    return forms
