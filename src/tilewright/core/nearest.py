"""Names that could have been meant."""

from collections.abc import Iterable
from difflib import SequenceMatcher


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """All the names that are known, those most like the one that was typed first.

    >>> nearest("magnet", ["folio", "tile-lock", "magnetic"])[0], nearest("zzz", ["folio", "magnetic"])
    ('magnetic', ['folio', 'magnetic'])
    """
    typed = name.lower()[:80]
    return sorted(known, key=lambda one: -SequenceMatcher(None, typed, one.lower()).ratio())
