"""Why Bingo may say no, and the rule behind each refusal."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        "too-few-letters": "R-11.1",
        "card-size": "R-11.1",
        "card-letters": "R-11.1",
        "card-not-words": "R-11.1",
        "card-handed-in": "R-11.1",
        "caller-has-no-card": "R-11.1",
        "no-words-to-deal": "R-11.1",
        "cards-first": "R-11.2",
        "no-caller": "R-11.2",
        "not-the-caller": "R-11.2",
        "program-draws": "R-11.2",
        "tile-not-left": "R-11.2",
        "all-called": "R-11.2",
        "no-such-letter": "R-11.2",
        "struck-already": "R-11.2",
        "not-called": "R-11.2",
        "ready-already": "R-11.2",
        "bingo-false": "R-11.2",
        "bingo-not-struck": "R-11.2",
        "bingo-already": "R-11.2",
        "bingo-was-called": "R-11.2",
        "nothing-to-close": "R-11.2",
    }
)
