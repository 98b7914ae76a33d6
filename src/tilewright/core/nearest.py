"""Suggests names that could have been meant."""

from collections.abc import Iterable

ALIKE = 0.6  # less similarity than this is chance


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """All known names: first those most like the typed one, then the others in their order.

    >>> nearest("magnet", ["folio", "tile-lock", "magnetic"])
    ['magnetic', 'folio', 'tile-lock']
    >>> nearest("nope", ["commons", "commons-world"])
    ['commons', 'commons-world']
    """
    from difflib import SequenceMatcher  # noqa: PLC0415 - only needed where something is amiss

    typed = name.lower()[:80]

    def unlike(one: str) -> float:
        likeness = SequenceMatcher(None, typed, one.lower()).ratio()
        return -likeness if likeness >= ALIKE else 0

    return sorted(known, key=unlike)
