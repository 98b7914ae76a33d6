"""Ids of games, people and clubs."""

import secrets

BYTES = 12  # too many to be guessed


def new_id() -> str:
    """Fit for a link, and for a command line, where a hyphen in front would make it an option.

    >>> len(new_id())
    16
    """
    while (made := secrets.token_urlsafe(BYTES)).startswith("-"):
        pass
    return made
