"""Costly work is done on a few threads of its own, so that no other game waits for it.

Threads cannot be interrupted, so the budget is one of threads: however many games ask for costly work, it never takes
more than `THREADS` of them, each game has at most one piece of work in line, and the line is first come, first served.
How long one piece can take is limited by the bounds of the rules.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from time import thread_time
from typing import ParamSpec, TypeVar

import structlog

P = ParamSpec("P")
T = TypeVar("T")
THREADS = 2
SLOW_SECONDS = 1.0  # of CPU; longer work is logged
MANY_TURNS = 100  # from here on, replaying them takes long
_log = structlog.get_logger()
_pool = ThreadPoolExecutor(THREADS, thread_name_prefix="costly")


@dataclass
class OffloadTally:
    """How much work was done since the program started, in seconds of CPU."""

    pieces: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.pieces += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


TALLY = OffloadTally()


async def aside(is_costly: bool, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """The result of the work. It must not change anything that others see, since everything else goes on meanwhile."""
    if not is_costly:
        return work(*args, **named)
    context = copy_context()
    piece = partial(context.run, _measured, partial(work, *args, **named))
    return await asyncio.get_running_loop().run_in_executor(_pool, piece)


def _measured(work: Callable[[], T]) -> T:
    began = thread_time()
    try:
        return work()
    finally:
        took = thread_time() - began
        TALLY.add(took)
        if took > SLOW_SECONDS:
            _log.warning("costly work was slow", seconds=round(took, 2))
