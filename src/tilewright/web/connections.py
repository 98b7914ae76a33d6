"""Open connections, and how they are closed when the server stops."""

import asyncio
from contextlib import suppress
from typing import Protocol

PATIENCE_SECONDS = 10.0
GOING_AWAY = (1012, "the server stops")  # clients know that they can reconnect soon


class ClosableConnection(Protocol):
    def see_off(self) -> None:
        """Close after the pending answer; what is queued is still sent."""


class OpenConnections:
    """Open while the server runs.

    >>> doors = OpenConnections()
    >>> doors.closing
    False
    >>> asyncio.run(doors.close())
    >>> doors.closing
    True
    """

    def __init__(self) -> None:
        self.closing = False
        self._inside: set[ClosableConnection] = set()
        self._empty = asyncio.Event()

    def enter(self, guest: ClosableConnection) -> None:
        self._inside.add(guest)

    def leave(self, guest: ClosableConnection) -> None:
        self._inside.discard(guest)
        if self.closing and not self._inside:
            self._empty.set()

    async def close(self) -> None:
        """Accept no new connections and close the open ones; a client that does not go is left behind."""
        self.closing = True
        for guest in tuple(self._inside):
            guest.see_off()
        if self._inside:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._empty.wait(), PATIENCE_SECONDS)
