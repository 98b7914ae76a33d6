"""A person at a real terminal: types lines, and sees what the program writes."""

import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path

ANSWER_WITHIN = 60.0  # seconds; machines that run tests are busy
_STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """Runs `tilewright` under a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *arguments: str, lines: int = 24, columns: int = 80) -> None:
        command = [sys.executable, "-m", "tilewright", *arguments]
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background are deaf to it
            environment = {**os.environ, "TILEWRIGHT_HOME": str(home), "TERM": "xterm-256color"}
            os.execve(sys.executable, command, environment)
        ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.raw = ""

    def wait_for(self, prompt: str) -> str:
        """Everything written since the last time, once it ends with the prompt."""
        seen, until = b"", time.monotonic() + ANSWER_WITHIN
        while not plainly(seen.decode(errors="replace")).endswith(prompt):
            chunk = self._chunk(until)
            if not chunk:
                self.kill()
                raise AssertionError(f"no {prompt!r} after: {seen.decode(errors='replace')}")
            seen += chunk
        text = seen.decode(errors="replace")
        self.raw += text
        return text

    def type(self, line: str, prompt: str = "> ") -> str:
        """Type a line, and see what comes up to the next prompt."""
        os.write(self._fd, line.encode() + b"\n")
        return self.wait_for(prompt)

    def _chunk(self, until: float) -> bytes:
        """What is written next; nothing once the program has ended, or after too long."""
        if not select.select([self._fd], [], [], max(0.0, until - time.monotonic()))[0]:
            return b""
        try:
            return os.read(self._fd, 65536)
        except OSError:
            return b""

    def press(self, key: bytes) -> None:
        """As a hand does, a moment after the prompt: a signal that comes before Python waits for one is only noted."""
        time.sleep(0.2)
        os.write(self._fd, key)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.end()

    def end(self) -> tuple[int, str]:
        """Wait for the end: the exit code, and the last words."""
        seen, until = b"", time.monotonic() + ANSWER_WITHIN
        while chunk := self._chunk(until):
            seen += chunk
        if time.monotonic() > until:
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self._fd)
        text = seen.decode(errors="replace")
        self.raw += text
        return os.waitstatus_to_exitcode(status), plainly(text)


def plainly(text: str) -> str:
    """Without colours and movements."""
    return _STYLE.sub("", text).replace("\r", "")


def screens(raw: str) -> list[str]:
    """What was on the screen between one clearing and the next."""
    return [plainly(part) for part in raw.split("\x1b[2J\x1b[3J\x1b[H")]
