"""Work spread over processes or a cluster, with results in the order of the tasks: their number changes nothing."""

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from tilewright.core.errors import TilewrightError
from tilewright.engine.cluster import Cluster

Task = TypeVar("Task")
Result = TypeVar("Result")
_AHEAD = 2  # tasks queued for each process, so that none is idle


class ProcessLost(TilewrightError, RuntimeError):
    """A process ended before its time, with the work it had."""


def in_order(
    make: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], processes: int | Cluster = 1
) -> Iterator[Result]:
    """The result of each task. `make` is called once in each process, and what it returns does the work.

    Tasks are taken when they are needed, so there may be any number of them. With several processes they, `make` and
    the results must pickle, and one who stops looking ends the processes.
    """
    if isinstance(processes, Cluster):
        return processes.in_order(make, tasks)
    if processes == 1:
        work = make()
        return (work(task) for task in tasks)
    return _spread(make, iter(tasks), processes)


_working: list[Callable[[Any], Any]] = []  # in a worker process, what does its work


def _get_ready(make: Callable[[], Callable[[Any], Any]]) -> None:
    _working[:] = [make()]


def _work(task: Any) -> Any:
    return _working[0](task)


def _spread(make: Callable[[], Callable[[Task], Result]], rest: Iterator[Task], processes: int) -> Iterator[Result]:
    others = active_children()
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _get_ready, (make,))
    waiting: deque[Future[Result]] = deque()
    try:
        with _deaf():
            waiting.extend(pool.submit(_work, task) for task in islice(rest, processes * _AHEAD))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(_work, task) for task in islice(rest, 1))
    except BrokenProcessPool:
        raise ProcessLost("a process ended before its time") from None
    except BaseException:
        for child in set(active_children()) - set(others):
            child.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


@contextmanager
def _deaf() -> Iterator[None]:
    """Worker processes ignore Ctrl-C: the main process handles it, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
