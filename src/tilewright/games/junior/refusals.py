"""Why the beginner game may say no, and the rule behind each refusal."""

from tilewright.core.refusal import NO_RULE, declare

REFUSALS = declare(
    {
        "printed-board-malformed": "R-12.1",
        "unknown-board": NO_RULE,
        "too-few-chips": "R-12.1",
        "board-not-made": "R-12.1",
        "picture-word-malformed": "R-12.1",
        "no-tile-chosen": "R-12.2",
        "two-tiles-at-most": "R-12.2",
        "no-letter-there": "R-12.2",
        "letter-covered": "R-12.2",
        "other-letter": "R-12.2",
        "tile-not-yours": "R-12.2",
        "letters-in-order": "R-12.2",
        "two-tiles-if-you-can": "R-12.3",
        "must-play": "R-12.3",
        "swap-so-many": "R-12.3",
        "swap-before-pass": "R-12.3",
        "pool-empty": "R-12.3",
    }
)
