"""What people call themselves and their clubs, as it may be shown to others."""

import unicodedata

from tilewright.bots.names import is_marked
from tilewright.live.naming import checked_name
from tilewright.live.setup import LONGEST_NAME
from tilewright.live.trouble import Trouble
from tilewright.store.logins import LONGEST_LOGIN, login_of

LONGEST_CLUB = 60


def own_name(name: str) -> str:
    """A name that can be seen, and that is none of a bot's, not even in other signs that look alike.

    >>> own_name(" Zoë ")
    'Zoë'
    """
    shown = checked_name(name)
    login = login_of(shown)
    if not 0 < len(login) <= LONGEST_LOGIN:
        raise Trouble("bad-name", most=LONGEST_NAME)
    if is_marked(login):
        raise Trouble("name-of-a-bot")
    return shown


def club_name(name: str) -> str:
    """
    >>> club_name("  Class   4b ")
    'Class 4b'
    """
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > LONGEST_CLUB or not shown.isprintable() or not login_of(shown):
        raise Trouble("bad-name", most=LONGEST_CLUB)
    return shown
