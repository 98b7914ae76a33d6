"""What all tests share."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Generator
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, settings

# A slow machine is no failure, and CI looks at the same examples every time; at a desk they are new ones.
settings.register_profile(
    "tilewright",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("tilewright")

# Where an error arose is enough; all that every function held at that moment takes seconds to write.
_plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[structlog.processors.add_log_level, _plain])

# Tracing makes a test three times as long. These go on for seconds and reach no line that a quicker one does not.
UNTRACED = ("tests/cli/play/test_nonsense", "tests/movegen/test_plays.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(UNTRACED):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """An async test that never ends fails after a minute, or after as many seconds as its mark says."""
    if iscoroutinefunction(pyfuncitem.obj):
        marker = pyfuncitem.get_closest_marker("seconds")
        pyfuncitem.obj = _within(marker.args[0] if marker else 60, pyfuncitem.obj)
    return (yield)


def _within(seconds: float, test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def timed(**arguments: Any) -> None:
        async with asyncio.timeout(seconds):
            await test(**arguments)

    return timed
