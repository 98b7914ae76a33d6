"""What all tests share."""

import os

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
UNTRACED = ("tests/cli/play/test_nonsense", "tests/lexicons/test_plays.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(UNTRACED):
            item.add_marker(pytest.mark.no_cover)
