"""The real server, as `tilewright serve` starts it, for a test."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count, islice
from pathlib import Path

from tilewright.store.database import sqlite_url

START_SECONDS, STOP_SECONDS = 60, 30
PORTS, APART = range(10_100, 32_000), 101  # tests that run side by side begin elsewhere
COMMAND = (sys.executable, "-m", "tilewright", "serve")
_ports = (PORTS[place % len(PORTS)] for place in count(os.getpid() * APART))


class Hosted:
    """A server of its own process; what it prints is in `out.txt` and `log.txt` of its folder."""

    def __init__(self, folder: Path, options: tuple[str, ...], env: Mapping[str, str]) -> None:
        self.folder, self.port = folder, free_port()
        self.db = sqlite_url(folder / "games.db")
        self._options = ("--port", str(self.port), *(() if "--db" in options else ("--db", self.db)), *options)
        self._env = {**os.environ, **env}
        self.process: subprocess.Popen[bytes] = self._started()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def out(self) -> str:
        return (self.folder / "out.txt").read_text()

    @property
    def log(self) -> str:
        return (self.folder / "log.txt").read_text()

    def kill(self) -> None:
        """As if the power went: no goodbye, nothing flushed."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)

    def stop(self, by: int = signal.SIGTERM) -> int:
        """As an operator does it; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        return self.process.wait(STOP_SECONDS)

    def start_again(self) -> None:
        """On the same database and port."""
        assert self.process.poll() is not None, "it still runs"
        self.process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        begun = self.folder / "out.txt"
        with begun.open("wb") as out, (self.folder / "log.txt").open("ab") as log:
            process = subprocess.Popen([*COMMAND, *self._options], stdout=out, stderr=log, env=self._env)
        deadline = time.monotonic() + START_SECONDS
        while b"\n" not in begun.read_bytes():
            if process.poll() is not None or time.monotonic() > deadline:
                process.kill()
                process.wait(STOP_SECONDS)
                raise RuntimeError(f"the server did not start: {self.log[-2000:]}")
            time.sleep(0.02)
        return process


@contextmanager
def hosted(folder: Path, *options: str, env: Mapping[str, str] | None = None) -> Iterator[Hosted]:
    """Ready when the block begins, stopped when it ends. A database in the folder, unless `--db` names another.

    It is as hasty as tests are: no limit on how much is asked, and bots that do not wait.
    `hosted(folder, env={"TILEWRIGHT_NO_RATE_LIMIT": ""})` is as strict as for everybody.
    """
    server = Hosted(folder, options, {"TILEWRIGHT_NO_RATE_LIMIT": "1", "TILEWRIGHT_BOT_PACE": "0", **(env or {})})
    try:
        yield server
    finally:
        if server.process.poll() is None:
            try:
                server.stop()
            except subprocess.TimeoutExpired:
                server.kill()
                raise


def free_port() -> int:
    """Below those that systems give to connections going out, one of which might have it before the server does."""
    for port in islice(_ports, 1_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("a thousand ports are taken")
