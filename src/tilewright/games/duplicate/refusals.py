"""Why the duplicate game may say no, and the rule behind each refusal."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        "no-players": "R-9.1",
        "already-there": "R-9.1",
        "no-finder": "R-9.4",
        "round-endless": "R-9.2",
        "round-not-open": "R-9.2",
        "round-time-is-up": "R-9.2",
        "round-time-is-left": "R-9.2",
        "no-round-timer": "R-9.2",
        "slip-malformed": "R-9.2",
        "score-not-stated": "R-9.2",
        "already-done": "R-9.2",
        "program-arbitrates": "R-9.2",
        "arbitrator-only": "R-9.2",
        "arbitrator-stays": "R-9.2",
        "arbitrator-does-not-play": "R-9.2",
        "arbitrator-not-now": "R-9.2",
        "no-slip": "R-9.3",
        "word-runs-on": "R-9.3",
        "overstated": "R-9.3",
        "no-penalties": "R-9.3",
        "minimums-malformed": "R-9.5",
        "draw-miscounted": "R-9.5",
        "draw-not-in-bag": "R-9.5",
        "racks-do-not-fit": "R-9.5",
    }
)
