"""The watchdog says which step of the event loop made every game wait."""

import asyncio
import time

from structlog.testing import capture_logs

from tilewright.live.current_work import DOING
from tilewright.web.watchdog import LONG_SECONDS, STUCK_SECONDS, watching_the_loop


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def test_a_step_that_takes_long_is_told_with_what_it_did() -> None:
    async def greedy() -> None:
        DOING.set("a table of chess")
        busy(LONG_SECONDS * 1.5)

    with capture_logs() as logs, watching_the_loop() as watchdog:
        await asyncio.create_task(greedy(), name="greedy")
    (told,) = [one for one in logs if one["event"] == "long step"]
    assert (told["task"], told["doing"]) == ("greedy", "a table of chess")
    assert told["milliseconds"] >= LONG_SECONDS * 1000
    assert watchdog.longest >= LONG_SECONDS


async def test_a_step_that_does_not_end_is_told_while_it_lasts() -> None:
    async def endless() -> None:
        while not any(one["event"] == "stuck" for one in logs) and time.thread_time() < until:
            busy(0.05)

    until = time.thread_time() + 10 * STUCK_SECONDS
    with capture_logs() as logs, watching_the_loop():
        await asyncio.create_task(endless(), name="endless")
    told = [one for one in logs if one["event"] == "stuck"]
    assert [one["task"] for one in told] == ["endless"]


async def test_waiting_is_not_taken_for_work() -> None:
    with capture_logs() as logs, watching_the_loop():
        time.sleep(LONG_SECONDS * 2)  # noqa: ASYNC251 - as a machine that has no time for us
        await asyncio.sleep(0)
        await asyncio.gather(*(asyncio.to_thread(busy, LONG_SECONDS * 2) for _ in range(2)))
    assert not [one for one in logs if one["event"] in {"long step", "stuck"}]


async def test_nothing_is_measured_when_nobody_watches_any_more() -> None:
    with capture_logs() as logs:
        with watching_the_loop():
            await asyncio.sleep(0)
        await asyncio.create_task(asyncio.to_thread(lambda: None))
        busy(LONG_SECONDS * 1.5)
        await asyncio.sleep(0)
    assert not logs
