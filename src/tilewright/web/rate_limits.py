"""Rate limits: token buckets that refill over time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_KNOWN = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst, and then a number per second."""

    burst: float
    per_second: float


class Bucket:
    """
    >>> bucket = Bucket(Rate(2, 1), now=0.0)
    >>> bucket.takes(0.0), bucket.takes(0.0), bucket.takes(0.0), bucket.takes(1.0)
    (True, True, False, True)
    """

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._since = rate, rate.burst, now

    def takes(self, now: float, cost: float = 1.0) -> bool:
        if not self.has(now, cost):
            return False
        self._left -= cost
        return True

    def has(self, now: float, cost: float = 1.0) -> bool:
        self._left = min(self._rate.burst, self._left + (now - self._since) * self._rate.per_second)
        self._since = now
        return self._left >= cost

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._left) / self._rate.per_second)


class Buckets:
    """One bucket per client; the least recently seen are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, who: str) -> float | None:
        """Take a token: None if there was one, else the seconds to wait."""
        now = self._clock()
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = Bucket(self._rate, now)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        return None if bucket.takes(now) else bucket.wait()

    def delay(self, who: str) -> float:
        """Seconds until there is a token again, without taking one."""
        bucket = self._known.get(who)
        return 0.0 if bucket is None or bucket.has(self._clock()) else bucket.wait()
