"""What holds itself in a circle goes too, though all of memory is looked through seldom."""

import asyncio
import gc
import weakref

import pytest

from tilewright.store.supervision import Supervisor
from tilewright.web import gc_policy
from tilewright.web.gc_policy import GarbageCollection


class Circle:
    def __init__(self) -> None:
        self.itself = self


async def test_circles_go_after_a_time_and_all_is_as_before_in_the_end() -> None:
    before = gc.get_threshold()
    tidying = GarbageCollection(every=0.05)
    tidying.start(Supervisor())
    held = Circle()
    circle = weakref.ref(held)
    gc.collect(1)  # among the old ones now
    del held
    gc.collect(1)
    assert circle() is not None
    async with asyncio.timeout(20):
        while circle() is not None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() != before
    await tidying.stop()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_what_was_looked_at_is_set_aside_until_everything_is_looked_through() -> None:
    tidying = GarbageCollection(every=0.02, all_after=5)
    held = Circle()
    circle = weakref.ref(held)
    tidying.start(Supervisor())  # it is set aside with all that is there
    before = gc.get_freeze_count()
    del held
    gc.collect()
    assert circle() is not None
    more = [Circle() for _ in range(100)]
    async with asyncio.timeout(20):
        while gc.get_freeze_count() < before + len(more):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        while circle() is not None:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    await tidying.stop()


async def test_a_crowd_is_set_aside_long_before_the_minute_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_policy, "CHECK_SECONDS", 0.02)
    tidying = GarbageCollection(every=3_600)
    tidying.start(Supervisor())
    before = gc.get_freeze_count()
    crowd = [Circle() for _ in range(300_000)]
    async with asyncio.timeout(20):
        while gc.get_freeze_count() < before + 200_000:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    assert len(crowd) == 300_000
    await tidying.stop()
