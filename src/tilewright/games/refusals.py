"""Why any game may say no, and the rule behind each: seats, turns, racks, breaks and records."""

from tilewright.core.refusal import NO_RULE, declare

REFUSALS = declare(
    {
        "unknown-game": NO_RULE,
        "seats": "R-2.1",
        "rack-size": "R-2.3",
        "too-few-tiles": "R-2.3",
        "time-malformed": "R-7.1",
        "points-malformed": "R-4.5",
        "not-your-turn": "R-2.4",
        "no-such-seat": "R-2.4",
        "seat-has-left": "R-2.5",
        "game-over": "R-5.1",
        "put-away": "R-13.2",
        "not-put-away": "R-13.2",
        "cannot-put-away": "R-13.2",
        "needs-consent": "R-13.2",
        "not-awaited": "R-2.5",
        "still-there": "R-2.5",
        "patience": "R-2.5",
        "tile-not-held": "R-2.5",
        "not-a-word": "R-3.6",
        "clock-ran-backwards": "R-7.2",
        "nothing-to-take-back": "R-13.3",
        "log-broken": "R-13.2",
    }
)
