"""Guessing a password. Whoever does so has to wait; whose name it is, is never shut out.

An address may try a few names and passwords, and then a few a minute. Who guesses at one name from many addresses finds
that each try takes seconds. Neither touches the owner of the name where the owner is known: with a browser that is
logged in, or at an address from which the name was logged in before.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.live.refusal import ServerRefusal
from tilewright.web.rate_limits import Buckets, Rate

FAILURES = Rate(burst=10, per_second=1 / 6)  # of one name, from wherever, until tries at it are slowed down
LONGEST_DELAY = 3.0  # seconds
MOST_DELAYED = 200  # tries that wait at once
MOST_KNOWN = 20_000


class PasswordThrottle:
    """What is remembered of tries, by name and by address. It is forgotten when the server is started again."""

    def __init__(self, failures: Buckets) -> None:
        self._failures = failures
        self._welcome: OrderedDict[tuple[str, str], None] = OrderedDict()  # where each name was logged in
        self._delayed = 0

    def delay(self, name: str, source: str, *, is_owner: bool) -> float:
        """Seconds that a try at this name takes longer."""
        if is_owner or (name, source) in self._welcome:
            return 0.0
        return min(LONGEST_DELAY, self._failures.delay(name))

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """Those who are made to wait do not fill the server."""
        if self._delayed >= MOST_DELAYED:
            raise ServerRefusal("crowded")
        self._delayed += 1
        try:
            yield
        finally:
            self._delayed -= 1

    def failed(self, name: str) -> None:
        self._failures.wait(name)

    def succeeded(self, name: str, source: str) -> None:
        self._welcome[name, source] = None
        self._welcome.move_to_end((name, source))
        if len(self._welcome) > MOST_KNOWN:
            self._welcome.popitem(last=False)
