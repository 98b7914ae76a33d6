"""From an inflected form to its dictionary form: RETRIES to RETRY, STOPPED to STOP. Irregular forms need a list."""

from collections.abc import Iterator
from typing import Literal, get_args

Part = Literal["noun", "verb", "adj", "adv"]
PARTS: tuple[Part, ...] = get_args(Part)

_ENDINGS: dict[Part, tuple[tuple[str, str], ...]] = {
    "noun": (
        ("S", ""),
        ("SES", "S"),
        ("VES", "F"),
        ("VES", "FE"),
        ("XES", "X"),
        ("ZES", "Z"),
        ("CHES", "CH"),
        ("SHES", "SH"),
        ("OES", "O"),
        ("MEN", "MAN"),
        ("IES", "Y"),
    ),
    "verb": (
        ("S", ""),
        ("IES", "Y"),
        ("ES", "E"),
        ("ES", ""),
        ("IED", "Y"),
        ("ED", "E"),
        ("ED", ""),
        ("ING", "E"),
        ("ING", ""),
    ),
    "adj": (("IER", "Y"), ("IEST", "Y"), ("ER", "E"), ("ER", ""), ("EST", "E"), ("EST", "")),
    "adv": (),
}
_DOUBLING = {"verb": ("ED", "ING"), "adj": ("ER", "EST")}
_DERIVED = (("ILY", "Y"), ("BLY", "BLE"), ("LY", ""), ("INESS", "Y"), ("NESS", ""))
_SHORTEST = 2


def lemmas(word: str, part: Part) -> Iterator[str]:
    """The words this may be a regular form of, itself first; a dictionary decides which of them exist.

    >>> list(lemmas("RETRIES", "noun")), list(lemmas("STOPPED", "verb"))
    (['RETRIES', 'RETRIE', 'RETRY'], ['STOPPED', 'STOPPE', 'STOPP', 'STOP'])
    """
    yield word
    for ending, instead in _ENDINGS[part]:
        if word.endswith(ending) and len(word) - len(ending) + len(instead) >= _SHORTEST:
            yield word.removesuffix(ending) + instead
    for ending in _DOUBLING.get(part, ()):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > _SHORTEST and stem[-1] == stem[-2]:
            yield stem[:-1]


def derived_from(word: str) -> Iterator[str]:
    """For a word that is in no dictionary in any form: the words it may be derived from, of any part of speech.

    >>> list(derived_from("HAPPINESS"))[-2:], "TIMBER" in derived_from("TIMBERING")
    (['HAPPY', 'HAPPI'], True)
    """
    for part in PARTS:
        yield from lemmas(word, part)
    for ending, instead in _DERIVED:
        if word.endswith(ending):
            yield word.removesuffix(ending) + instead
