"""The server that is measured: a process of its own on a core of its own, and what it has used."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles

import httpx
import structlog
from prometheus_client.parser import text_string_to_metric_families

from tests.web.hosting import Hosted, hosted

SERVER_CORE = 0
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


@contextmanager
def on_the_servers_core() -> Iterator[None]:
    """Processes that are started in here stay on one core; we go to the others afterwards."""
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {SERVER_CORE})
    try:
        yield
    finally:
        os.sched_setaffinity(0, ours - {SERVER_CORE} or ours)


@contextmanager
def one_core_server(folder: Path) -> Iterator[Hosted]:
    with ExitStack() as running:
        with on_the_servers_core():
            server = running.enter_context(hosted(folder, "--no-rate-limit"))
        yield server


def be_quiet() -> None:
    """Games that are founded here are not worth a line each."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


async def until(is_so: Callable[[], bool], every: float = 0.01) -> None:
    """Sampled now and then, by a task that does nothing else."""
    while not is_so():  # noqa: ASYNC110 - see above
        await asyncio.sleep(every)


class Usage:
    """What a process has used; `cpu` since it was last asked."""

    def __init__(self, pid: int) -> None:
        self._files = Path(f"/proc/{pid}")
        self._cpu = self._now()

    def cpu(self) -> float:
        """Seconds of the core, of all its threads."""
        before, self._cpu = self._cpu, self._now()
        return self._cpu - before

    def memory(self) -> int:
        """Bytes that are in memory now."""
        return int((self._files / "statm").read_text().split()[1]) * PAGE

    def _now(self) -> float:
        fields = (self._files / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def counted(server: Hosted, name: str) -> float:
    """One of the server's own metrics."""
    families = text_string_to_metric_families(httpx.get(f"{server.url}/metrics").text)
    return next(one.value for family in families for one in family.samples if one.name == name)


def middle_and_slowest(taken: Sequence[float]) -> tuple[float, float]:
    """The median, and what one in a hundred exceeds; in milliseconds."""
    cuts = quantiles(taken, n=100)
    return cuts[49] * 1000, cuts[98] * 1000
