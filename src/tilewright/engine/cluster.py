"""Work spread over the machines of a Dask cluster, with results in the order of the tasks, as in `pool`.

Nothing is lost if a worker dies: all that a task needs is known to the scheduler, which gives it to another worker.
"""

import logging
import pickle
import re
import threading
import time
import warnings
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError as FutureCancelled
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any, TypeVar
from uuid import uuid4

from tilewright.core.errors import TilewrightError

Task = TypeVar("Task")
Result = TypeVar("Result")
MOST_PORT = 65_535
CONNECT_SECONDS = 10.0
WORKERS_SECONDS = 30.0  # for the first worker to appear
LOOK_SECONDS = 1.0  # between two looks at how many workers there are
_ADDRESS = re.compile(r"inproc://\S+|(?:(?:tcp|tls|ws|wss|ucx)://)?[^\s/]+:(?P<port>[0-9]{1,5})/?")
_AHEAD = 2  # tasks for each thread of the cluster, so that none is idle
_made = threading.local()  # on a worker, what does the work; each thread has its own


class ClusterUnavailable(TilewrightError, ValueError):
    """The cluster cannot do the work; the message says why."""


class Cluster:
    """Takes the place of a number of processes wherever work is done by `pool.in_order`."""

    def __init__(self, client: Any, address: str, check: Callable[[], object]) -> None:
        self._client, self._address, self._check = client, address, check
        self._looked, self._threads = 0.0, 1

    @property
    def threads(self) -> int:
        """How many tasks the cluster does at a time; workers may come and go."""
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._looked = time.monotonic()
            self._threads = max(sum(self._client.nthreads().values()), 1)
        return self._threads

    def in_order(self, make: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task]) -> Iterator[Result]:
        """The result of each task. `make` is called once by each thread that works, after the check."""
        job, rest = f"tilewright-{uuid4().hex}", enumerate(tasks)
        # A task, not data handed to some worker: it is done again if that worker dies.
        needed = self._submit(_itself, pickle.dumps((version("tilewright"), self._check, make)), key=job)
        waiting: deque[Any] = deque()
        try:
            while True:
                while len(waiting) < _AHEAD * self.threads and (task := next(rest, None)) is not None:
                    waiting.append(self._submit(_work, needed, job, task[1], key=f"{job}-{task[0]}"))
                if not waiting:
                    return
                yield self._result(waiting.popleft())
        finally:
            self._client.cancel([needed, *waiting], force=True)

    def _submit(self, function: Callable[..., Any], *arguments: Any, key: str) -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that the word list is large
            return self._client.submit(function, *arguments, key=key, pure=False)

    def _result(self, future: Any) -> Any:
        from distributed import KilledWorker  # noqa: PLC0415 - an extra

        try:
            return future.result()
        except (CancelledError, FutureCancelled):
            raise ClusterUnavailable(f"The cluster at {self._address} is gone") from None
        except KilledWorker:
            raise ClusterUnavailable("Worker after worker of the cluster died on the same task") from None
        except ImportError as error:
            raise ClusterUnavailable(f"A worker of the cluster has not what the work needs: {error}") from None


@contextmanager
def connected(address: str, check: Callable[[], object] = bool) -> Iterator[Cluster]:
    """The cluster whose scheduler is at an address such as `tcp://10.0.0.1:8786`; `ClusterUnavailable`.

    Workers call `check` before they begin, and work only if it does not raise.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise ClusterUnavailable("A cluster needs Dask: pip install 'tilewright[cluster]'") from None
    found = _ADDRESS.fullmatch(address)
    if not found or int(found["port"] or 0) > MOST_PORT:  # Dask would try for half a minute
        raise ClusterUnavailable(f"A scheduler has an address such as tcp://10.0.0.1:8786, not {address!r}")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is said once, by us
    try:
        client: Any = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, ImportError):
        raise ClusterUnavailable(f"No Dask scheduler answers at {address}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=WORKERS_SECONDS)
        except TimeoutError:
            raise ClusterUnavailable(f"The cluster at {address} has no workers") from None
        yield Cluster(client, address, check)


def _itself(needed: bytes) -> bytes:
    return needed


def _work(needed: bytes, job: str, task: Any) -> Any:
    """On a worker."""
    if getattr(_made, "job", None) != job:
        theirs, check, make = pickle.loads(needed)  # noqa: S301 - those who may submit tasks may run any code there
        if theirs != version("tilewright"):
            raise ClusterUnavailable(f"A worker of the cluster has version {version('tilewright')}, not {theirs}")
        check()
        _made.work, _made.job = make(), job
    return _made.work(task)
