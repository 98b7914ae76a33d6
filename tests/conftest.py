"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

# A slow machine is no failure, and CI looks at the same examples every time; at a desk they are new ones.
settings.register_profile(
    "tilewright",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("tilewright")

# Tracing makes a test three times as long. These go on for seconds and reach no line that a quicker one does not.
UNTRACED = (
    "tests/agree/",
    "tests/bots/test_level_games.py",
    "tests/cli/test_nonsense",
    "tests/e2e/",
    "tests/laws/",
    "tests/lexicons/test_plays.py",
    "tests/web/test_nothing_leaks.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(UNTRACED) or _starts_servers(item):
            item.add_marker(pytest.mark.no_cover)


def _starts_servers(item: pytest.Item) -> bool:
    """What such a test is about goes on in another process."""
    return not {"Hosted", "hosted"}.isdisjoint(vars(getattr(item, "module", item)))
