"""Costly work has a few threads of its own, and never more than those."""

import asyncio
from threading import Event, Lock
from time import thread_time

import pytest

from tilewright.live.tables import offload
from tilewright.live.tables.offload import THREADS, OffloadTally, aside


async def test_however_much_is_asked_for_only_so_many_threads_work_and_the_loop_goes_on() -> None:
    at_work = most = 0
    lock, go = Lock(), Event()

    def work() -> None:
        nonlocal at_work, most
        with lock:
            at_work += 1
            most = max(most, at_work)
        go.wait(10)
        with lock:
            at_work -= 1

    asked = [asyncio.create_task(aside(True, work)) for _ in range(5 * THREADS)]
    while most < THREADS:  # noqa: ASYNC110 - a thread says so
        await asyncio.sleep(0.01)
    assert await aside(False, lambda: "meanwhile") == "meanwhile"
    go.set()
    await asyncio.gather(*asked)
    assert most == THREADS


async def test_what_it_took_is_counted_also_when_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = OffloadTally()
    monkeypatch.setattr(offload, "TALLY", tally)

    def busy(seconds: float) -> None:
        began = thread_time()
        while thread_time() - began < seconds:
            pass
        raise ValueError("no such word")

    for seconds in (0.02, 0.05, 0.0):
        with pytest.raises(ValueError, match="no such word"):
            await aside(True, busy, seconds)
    assert tally.pieces == 3
    assert tally.seconds >= 0.07
    assert 0.05 <= tally.longest < tally.seconds
