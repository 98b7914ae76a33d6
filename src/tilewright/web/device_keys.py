"""A key to write on paper and type on another device: letters in groups, none that looks like a digit."""

import secrets

from tilewright.live.lobby.naming import CODE_LETTERS, code_of
from tilewright.store.people import hashed

GROUPS, GROUP = 5, 4  # twenty of 24 letters: 91 bits, more than anybody can try


def new_device_key() -> str:
    """As `KWPZ-MEUA-HTBR-QGNC-DVLX`."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def device_hash(typed: str) -> str:
    """The stored hash, however the key is typed. The prefix keeps it apart from cookies and tokens.

    >>> device_hash("KWPZ-MEUA") == device_hash(" kwpz meua")
    True
    """
    return hashed(f"device {code_of(typed)}")
