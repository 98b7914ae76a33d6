"""Only the server that owns the database writes to it, and only to the file that it has opened.

Locks keep a second server away, but a lock can be lost unnoticed. So every server that takes over a database increments
its epoch, and every writing transaction first checks, within itself, that the epoch is still its own: a server that was
superseded cannot write, and therefore acknowledges nothing.
"""

import os
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from tilewright.core.errors import TilewrightError
from tilewright.store.schema import ownership

_OWNER, _PROOF = 1, 2
_FILLING = bytes(range(256)) * 32  # as large as the turns of a busy moment, so that a full disk shows
_EPOCH = select(ownership.c.epoch).where(ownership.c.id == _OWNER)
_EPOCH_HELD = _EPOCH.with_for_update(read=True)  # nobody takes over before this transaction has ended


class Unavailable(TilewrightError, RuntimeError):
    """The database cannot be opened or does not answer; the message says why, without its password."""


class NotWritten(Unavailable):
    """It was not written, so it did not happen."""


class Superseded(NotWritten):
    """The database belongs to another server now: this one must stop writing and exit."""


class Fence:
    """Lets everybody write until a server claims the database; a backup or a test never does."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._identity: tuple[int, int] | None = None
        self._epoch: int | None = None
        self.broken: str | None = None

    def claim(self, connection: Connection) -> None:
        """From now on this server owns the database, and no previous owner does."""
        before = connection.execute(_EPOCH.with_for_update()).scalar_one_or_none()
        mine = (before or 0) + 1
        if before is None:
            connection.execute(insert(ownership), [{"id": _OWNER, "epoch": mine}])
        else:
            connection.execute(update(ownership).where(ownership.c.id == _OWNER).values(epoch=mine))
        self._identity = identity_of(self._file) if self._file else None
        self._epoch = mine

    def check(self, connection: Connection) -> None:
        """`Superseded` if another server owns it, `NotWritten` while its file is missing."""
        if self._epoch is None:
            return
        self._check_file()
        if self.broken is None and connection.execute(_EPOCH_HELD).scalar_one_or_none() != self._epoch:
            self.broken = "Another server has taken the database over"
        if self.broken is not None:
            raise Superseded(self.broken)

    def give_up(self, why: str) -> None:
        """From now on nothing is written."""
        self.broken = self.broken or why

    def _check_file(self) -> None:
        if self._file is None or self._identity is None:
            return
        found = identity_of(self._file)
        if found is None:
            raise NotWritten(f"{self._file} is gone; put it back, and the games go on")
        if found != self._identity:
            self.broken = f"{self._file} was replaced by another file while it was being served"


def prove(connection: Connection) -> None:
    """Write as much as a turn does and delete it again; committing shows whether that works."""
    connection.execute(insert(ownership), [{"id": _PROOF, "epoch": 0, "filling": _FILLING}])
    connection.execute(delete(ownership).where(ownership.c.id == _PROOF))


def identity_of(file: Path) -> tuple[int, int] | None:
    """The identity of a file, whatever its name; None if there is no file."""
    try:
        found = os.stat(file)  # noqa: PTH116 - half of the time, before every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
