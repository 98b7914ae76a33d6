"""A Dask cluster on this machine: a scheduler and workers, each a process of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START_SECONDS = 90.0


class LocalCluster:
    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder, folder / "scheduler.json"

    @property
    def address(self) -> str:
        """Known once the scheduler runs."""
        deadline = time.monotonic() + START_SECONDS
        while not self._file.exists() or not self._file.read_text().strip().endswith("}"):
            assert time.monotonic() < deadline, (self._folder / "log.txt").read_text()
            time.sleep(0.05)
        return str(json.loads(self._file.read_text())["address"])

    @contextmanager
    def scheduler(self) -> Iterator[None]:
        with self._running("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self._file)):
            yield

    @contextmanager
    def worker(self, **env: str) -> Iterator[subprocess.Popen[bytes]]:
        """One thread, and nobody who starts it again if it dies."""
        about = ("--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", "--local-directory", str(self._folder))
        with self._running("worker", self.address, *about, **env) as process:
            yield process

    @contextmanager
    def _running(self, what: str, *options: str, **env: str) -> Iterator[subprocess.Popen[bytes]]:
        command = [sys.executable, "-m", "dask", what, "--no-dashboard", *options]
        with (self._folder / "log.txt").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | env)
        try:
            yield process
        finally:
            process.kill()
            process.wait()


@contextmanager
def local_cluster(folder: Path) -> Iterator[LocalCluster]:
    cluster = LocalCluster(folder)
    with cluster.scheduler():
        yield cluster
