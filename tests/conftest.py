"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

# A slow machine is no failure, and CI looks at the same examples every time; at a desk they are new ones.
settings.register_profile(
    "tilewright",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("tilewright")
