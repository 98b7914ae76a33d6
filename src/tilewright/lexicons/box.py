"""The bundled word lists, in `tilewright/data`."""

import lzma
from functools import cache
from pathlib import Path

BOX = Path(__file__).parent.parent / "data"


@cache
def family_filter() -> frozenset[str]:
    """Profane and offensive words, to leave out when children play: `words.without(family_filter())`."""
    return frozenset(_lines("family.txt.xz"))


@cache
def irregular_forms() -> dict[str, tuple[str, ...]]:
    """From an irregular form to the words it may be a form of.

    >>> irregular_forms()["GEESE"]
    ('GOOSE',)
    """
    found: dict[str, tuple[str, ...]] = {}
    for line in _lines("irregular.txt.xz"):
        form, lemma = line.split(" ")
        found[form] = (*found.get(form, ()), lemma)
    return found


def _lines(name: str) -> list[str]:
    return lzma.decompress((BOX / "lexicons" / name).read_bytes()).decode().split("\n")
