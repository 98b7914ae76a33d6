"""Slows down password guessing without locking out the owner of a name.

An address may try a few names and passwords at once, and then a few per minute. When one name is tried from many
addresses, each try takes seconds. Neither affects an owner who is recognised: by a browser that is logged in, or by an
address from which the name has logged in before.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.live.refusal import ServerRefusal
from tilewright.web.rate_limits import Buckets, Rate

FAILURES = Rate(burst=10, per_second=1 / 6)  # per name, from any address, before tries are slowed down
LONGEST_DELAY = 3.0  # seconds
MOST_DELAYED = 200  # tries that wait at once
MOST_KNOWN = 20_000


class PasswordThrottle:
    """Recent tries, by name and by address. Forgotten when the server restarts."""

    def __init__(self, failures: Buckets) -> None:
        self._failures = failures
        self._welcome: OrderedDict[tuple[str, str], None] = OrderedDict()  # where each name has logged in
        self._delayed = 0

    def delay(self, name: str, source: str, *, is_owner: bool) -> float:
        """Extra seconds for a try at this name."""
        if is_owner or (name, source) in self._welcome:
            return 0.0
        return min(LONGEST_DELAY, self._failures.delay(name))

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """Bounds the number of tries that are being delayed."""
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
