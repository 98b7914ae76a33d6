"""Club names, cleaned up for display."""

import unicodedata

from tilewright.live.refusal import ServerRefusal
from tilewright.store.logins import login_of

LONGEST_CLUB = 60


def club_name(name: str) -> str:
    """
    >>> club_name("  Class   4b ")
    'Class 4b'
    """
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > LONGEST_CLUB or not shown.isprintable() or not login_of(shown):
        raise ServerRefusal("bad-name", most=LONGEST_CLUB)
    return shown
