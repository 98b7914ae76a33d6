"""Tells programs when a person gets a seat: in a game, or at a table in the lobby."""

from collections.abc import Callable, Iterable

Listener = Callable[[], None]


class SeatNotifications:
    """Bots that play over the network wait here instead of polling.

    >>> news, heard = SeatNotifications(), []
    >>> stop = news.listen("ann", lambda: heard.append("ann"))
    >>> news.tell(["ben", "ann"])
    >>> stop()
    >>> news.tell(["ann"])
    >>> heard
    ['ann']
    """

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Listener, None]] = {}

    def listen(self, person: str, listener: Listener) -> Callable[[], None]:
        """Be told that something may have changed for a person, until the returned function is called."""
        self._listeners.setdefault(person, {})[listener] = None

        def stop() -> None:
            listeners = self._listeners.get(person, {})
            listeners.pop(listener, None)
            if not listeners:
                self._listeners.pop(person, None)

        return stop

    def tell(self, people: Iterable[str]) -> None:
        if not self._listeners:
            return
        for person in people:
            for listener in tuple(self._listeners.get(person, ())):
                listener()
