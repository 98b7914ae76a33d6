"""What a table announces, and the bus that carries it. Today that is one process; nothing else depends on it."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

import structlog
from msgspec import Struct

from tilewright.games.base import BaseEvent

_log = structlog.get_logger()


class TurnCommitted(Struct, frozen=True):
    """A turn as it was stored. It holds secrets: only redacted events may leave the server."""

    game: str
    n: int
    at: int
    events: tuple[BaseEvent, ...]
    seat: int | None
    request: str | None  # the client's idempotency key
    over: bool
    back: int | None = None  # the game went back to the state after this turn, then came the events


Listener = Callable[[TurnCommitted], None]


class Bus(Protocol):
    def publish(self, heard: TurnCommitted) -> None:
        """Tell everyone who listens to this game."""

    def listen(self, game: str, listener: Listener) -> Callable[[], None]:
        """Listen to a game; call the returned function to stop."""


class LocalBus:
    """Within one process.

    >>> bus, heard = LocalBus(), []
    >>> stop = bus.listen("g", heard.append)
    >>> bus.publish(TurnCommitted("g", 1, 0, (), None, None, False))
    >>> stop()
    >>> bus.publish(TurnCommitted("g", 2, 0, (), None, None, False))
    >>> [one.n for one in heard]
    [1]
    """

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def publish(self, heard: TurnCommitted) -> None:
        for listener in tuple(self._listeners.get(heard.game, ())):
            try:
                listener(heard)
            except Exception:  # noqa: BLE001 - the turn has happened, and the other listeners must be told
                _log.exception("not heard by all", game=heard.game, n=heard.n)

    def listen(self, game: str, listener: Listener) -> Callable[[], None]:
        self._listeners[game].append(listener)

        def stop() -> None:
            listeners = self._listeners.get(game, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._listeners.pop(game, None)

        return stop
