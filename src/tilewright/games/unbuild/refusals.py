"""Why Unbuild may say no, and the rule behind each refusal."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        "board-malformed": "R-10.1",
        "board-empty": "R-10.1",
        "board-in-parts": "R-10.2",
        "removal-size": "R-10.1",
        "square-chosen-twice": "R-10.1",
        "no-tile-there": "R-10.1",
        "not-one-word": "R-10.1",
        "removal-leaves": "R-10.2",
        "removal-parts": "R-10.2",
    }
)
