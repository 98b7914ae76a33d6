"""Refusals of text that should name a square."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        "coordinate-malformed": "R-1.4",
    }
)
