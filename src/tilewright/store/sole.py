"""A file of SQLite belongs to one server at a time: two would each keep the time of the same games."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tilewright.store.database import Unavailable

if sys.platform != "win32":
    import fcntl


def sole_server(db: str) -> AbstractContextManager[object]:
    """Held until it is closed, or the process ends in whatever way; `Unavailable` while another holds it.

    Only servers ask: backups and exports read beside one.
    """
    if sys.platform == "win32":  # there are no such locks, and operators have to look for themselves
        return nullcontext()
    try:
        address = make_url(db)
    except ArgumentError:
        return nullcontext()  # what is wrong with it is told when it is opened
    file = address.database
    if address.drivername != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return nullcontext()
    if not Path(file).parent.is_dir():
        return nullcontext()
    held = open(os.open(f"{file}.serving", os.O_CREAT | os.O_RDWR, 0o600), "r+")  # noqa: PTH123, SIM115 - it stays open
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # forked helpers do not inherit it
    except OSError:
        held.close()
        raise Unavailable(f"{file} is being served already, by another process") from None
    return held
