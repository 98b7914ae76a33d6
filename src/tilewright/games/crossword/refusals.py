"""Why the standard game may say no, and the rule behind each refusal."""

from tilewright.core.refusal import declare

REFUSALS = declare(
    {
        # equipment and set-up
        "opening-too-long": "R-6.4",
        "recycling-face-up": "R-6.1",
        "double-bag-one-kind": "R-6.5",
        "restricted-face-up": "R-7.3",
        "face-up-alone": "R-8.3",
        "vote-needs-others": "R-6.3",
        "challenge-needs-others": "R-3.2",
        "theme-unknown": "R-6.3",
        "position-one-bag": "R-6.5",
        # turns
        "last-play-made": "R-3.7",
        "nothing-to-resign": "R-3.7",
        "draw-first": "R-6.5",
        "no-draw-owed": "R-6.5",
        "draw-impossible": "R-6.5",
        "draw-too-many": "R-6.5",
        "already-begun": "R-3.2",
        "cannot-finish": "R-8.3",
        # placing
        "opening-too-short": "R-6.4",
        "too-many-tiles": "R-8.3",
        # recycling
        "no-recycling": "R-6.1",
        "no-blank-there": "R-6.1",
        # exchanging and passing
        "bag-too-low": "R-2.13",
        "exchange-nothing": "R-2.13",
        "exchange-restricted": "R-7.3",
        "exchange-without-bag": "R-8.3",
        "play-or-pass": "R-6.4",
        # challenges
        "no-challenges": "R-3.6",
        "nothing-to-challenge": "R-3.2",
        "challenge-too-late": "R-3.2",
        "own-play": "R-3.2",
        "already-challenged": "R-3.5",
        "whole-play-challenged": "R-3.5",
        "name-the-words": "R-3.5",
        "not-a-word-of-the-play": "R-3.5",
        "nothing-to-accept": "R-3.7",
        "already-accepted": "R-3.7",
        # look-up and theme
        "dictionary-closed": "R-3.2",
        "no-claims": "R-6.3",
        "claim-not-of-the-play": "R-6.3",
        "own-claim": "R-6.3",
        "nothing-to-vote-on": "R-6.3",
        "already-voted": "R-6.3",
        "votes-do-not-match": "R-6.3",
        # time
        "time-is-up": "R-7.1",
        "time-is-left": "R-7.1",
        "no-move-timer": "R-7.1",
    }
)
