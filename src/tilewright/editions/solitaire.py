"""Playing alone: which way it is, and the name under which a personal best is kept (R-8.1 to R-8.3)."""

from hashlib import sha256

import msgspec

from tilewright.editions.books import EDITIONS
from tilewright.editions.house import rules_for, solitaire_of
from tilewright.games.crossword.rules import Rules

LONGEST_KEY = 80
BY_THE_BOOK = "#book"  # the rules of the edition as they stand
EARLIER = "#earlier"  # kept when rules were not told apart, of a game that is no more
_DIGEST = 12


def best_key(rules: Rules, lexicon: str) -> str | None:
    """The way of playing, the edition, the lexicon, and a mark of all other rules; none if nobody plays alone.

    >>> best_key(rules_for("folio", ("solitaire=one-rack",)), "commons")
    'solitaire-one-rack folio commons #book'
    >>> best_key(rules_for("folio", ("solitaire=one-rack", "eight-tile")), "commons")
    'solitaire-one-rack folio commons #477abf47d060'
    """
    way = solitaire_of(rules)
    if way is None:
        return None
    named = f"solitaire-{way} {rules.edition} {lexicon}"
    changed = _changed(rules, way)
    if not changed and len(named) + len(BY_THE_BOOK) < LONGEST_KEY:
        return f"{named} {BY_THE_BOOK}"
    digest = sha256(msgspec.json.encode([named, changed], order="sorted")).hexdigest()[:_DIGEST]
    return f"{named[: LONGEST_KEY - _DIGEST - 2]} #{digest}"


def _changed(rules: Rules, way: str) -> dict[str, object]:
    """What differs from the book. A rule that is added later, and left as it was, changes no key."""
    book = rules_for(rules.edition if rules.edition in EDITIONS else next(iter(EDITIONS)), (f"solitaire={way}",))
    return {
        name: msgspec.to_builtins(getattr(rules, name))
        for name in rules.__struct_fields__
        if getattr(rules, name) != getattr(book, name)
    }
