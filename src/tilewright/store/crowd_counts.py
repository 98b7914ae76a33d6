"""How many have joined a crowd. Counting ten thousand takes a millisecond, so it is not done for each who comes."""

import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection, bindparam, func, select

from tilewright.store.schema import takers

FRESH_SECONDS = 1.0  # for which a count is kept, in case others change it
MOST_KEPT = 1_000
_COUNT = select(func.count()).select_from(takers).where(takers.c.code == bindparam("at"))


class CrowdCounts:
    """Counts that were made within the last second, and who has joined since. Used by one transaction at a time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def of(self, connection: Connection, code: str) -> int:
        counted, came = self._kept.get(code, (0.0, -1))
        if came >= 0 and self._clock() - counted < FRESH_SECONDS:
            return came
        found: int = connection.execute(_COUNT, {"at": code}).scalar_one()
        self._kept[code] = self._clock(), found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def one_more(self, code: str) -> None:
        """Somebody joins; if that is not stored in the end, `forget` it."""
        if code in self._kept:
            counted, came = self._kept[code]
            self._kept[code] = counted, came + 1

    def forget(self, code: str) -> None:
        self._kept.pop(code, None)
