"""Why text that should name a square may be refused."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        "coordinate-malformed": "R-1.4",
    }
)
