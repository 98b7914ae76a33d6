"""How much is tried: enough for every day, and everything in `make endure`."""

import os


def up_to(usual: int, most: int) -> int:
    return most if os.environ.get("TILEWRIGHT_ENDURE") else usual
