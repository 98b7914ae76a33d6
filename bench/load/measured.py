"""The server that is measured: a process of its own on a core of its own, and what it has used."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import quantiles

import psutil  # type: ignore[import-untyped]

SERVER_CORE = 0


@contextmanager
def on_the_servers_core() -> Iterator[None]:
    """Processes that are started in here stay on one core; we go to the others afterwards."""
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {SERVER_CORE})
    try:
        yield
    finally:
        os.sched_setaffinity(0, ours - {SERVER_CORE} or ours)


class Usage:
    """What a process has used since the last look."""

    def __init__(self, pid: int) -> None:
        self._process = psutil.Process(pid)
        self._cpu = self._now()

    def cpu(self) -> float:
        """Seconds of the core, of all its threads."""
        before, self._cpu = self._cpu, self._now()
        return self._cpu - before

    def memory(self) -> int:
        """Bytes that are in memory now."""
        return int(self._process.memory_info().rss)

    def _now(self) -> float:
        times = self._process.cpu_times()
        return float(times.user + times.system)


def middle_and_slowest(taken: Sequence[float]) -> tuple[float, float]:
    """The median, and what one in a hundred exceeds; in milliseconds."""
    if len(taken) < 2:
        return 0.0, 0.0
    cuts = quantiles(taken, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
