"""Watches the event loop: how late it is, and which steps took so long that every game had to wait."""

import asyncio
import sys
import threading
import time
from asyncio import AbstractEventLoop, Handle, Task
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from functools import cache
from types import FrameType

import structlog

from tilewright.live.current_work import DOING
from tilewright.web.metrics import LAG, LONG_STEPS, LONGEST_STEP

LONG_SECONDS = 0.1  # of CPU in one step before it is reported
STUCK_SECONDS = 1.0  # of CPU in a step that is still running
BEAT_SECONDS = 0.25
_log = structlog.get_logger()
_WATCHDOGS: dict[int, "Watchdog"] = {}  # by the thread of the loop


class Watchdog:
    """Steps are measured by the CPU time of the loop's thread, so a busy machine is not blamed on a game."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop, self._thread = loop, threading.get_ident()
        self.longest = 0.0  # seconds of CPU in one step so far
        self._due = 0.0
        self._step: tuple[Handle, float] | None = None
        self._told: Handle | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._ended = threading.Event()
        self._looking = threading.Thread(target=self._look, name="watchdog", daemon=True)

    def start(self) -> None:
        self._due = self._loop.time() + BEAT_SECONDS
        self._beat = self._loop.call_at(self._due, self._on_time)
        self._looking.start()

    def stop(self) -> None:
        self._ended.set()
        if self._beat:
            self._beat.cancel()
        self._looking.join()

    def run(self, handle: Handle, step: Callable[[Handle], None]) -> None:
        """One step of the loop. It costs about a microsecond to measure."""
        began = time.thread_time()
        self._step = handle, began
        step(handle)
        self._step = None
        spent = time.thread_time() - began
        if spent >= LONG_SECONDS:
            LONG_STEPS.labels(self._tell("long step", handle, spent)).inc()
        if spent > self.longest:
            self.longest = spent
            LONGEST_STEP.set(spent)

    def _on_time(self) -> None:
        now = self._loop.time()
        LAG.observe(max(0.0, now - self._due))
        self._due = now + BEAT_SECONDS
        self._beat = self._loop.call_at(self._due, self._on_time)

    def _look(self) -> None:
        """Runs on its own thread, since a stuck loop cannot report itself."""
        clock = time.pthread_getcpuclockid(self._thread)
        while not self._ended.wait(BEAT_SECONDS):
            step = self._step
            if step is None or step[0] is self._told:
                continue
            spent = time.clock_gettime(clock) - step[1]
            if spent >= STUCK_SECONDS and self._step is step:
                self._told = step[0]
                frames = sys._current_frames()  # noqa: SLF001 - there is no other way to see another thread
                self._tell("stuck", step[0], spent, place=_place(frames.get(self._thread)))

    def _tell(self, event: str, handle: Handle, spent: float, **more: str) -> str:
        """Log what the step was doing."""
        callback, context = getattr(handle, "_callback", None), getattr(handle, "_context", None)
        task = getattr(callback, "__self__", None)
        name = task.get_name() if isinstance(task, Task) else getattr(callback, "__qualname__", "")
        doing = context.get(DOING, "") if isinstance(context, Context) else ""
        _log.warning(event, milliseconds=round(spent * 1000), task=name, doing=doing, **more)
        return doing


@contextmanager
def watching_the_loop() -> Iterator[Watchdog]:
    """Measure every step of the running loop inside this context."""
    thread, watchdog = threading.get_ident(), Watchdog(asyncio.get_running_loop())
    _measure_steps()
    _WATCHDOGS[thread] = watchdog
    watchdog.start()
    try:
        yield watchdog
    finally:
        if _WATCHDOGS.get(thread) is watchdog:
            del _WATCHDOGS[thread]
        watchdog.stop()


@cache
def _measure_steps() -> None:
    """Once for all loops of the process."""
    plain = Handle._run  # noqa: SLF001 - asyncio has no hook for it

    def measured(handle: Handle) -> None:
        watchdog = _WATCHDOGS.get(threading.get_ident())
        if watchdog is None:
            plain(handle)
        else:
            watchdog.run(handle, plain)

    setattr(Handle, "_run", measured)  # noqa: B010 - see above


def _place(frame: FrameType | None) -> str:
    """Our innermost function: file, line and name, no values."""
    while frame and "tilewright" not in frame.f_code.co_filename:
        frame = frame.f_back
    code = frame.f_code if frame else None
    return f"{code.co_filename.rpartition('tilewright/')[2]}:{code.co_qualname}" if code else ""
