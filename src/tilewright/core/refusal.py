"""How the rules say no: a stable key, the rule it rests on, and the facts. The edge writes the sentence."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.errors import TilewrightError

NO_RULE = ""  # a name that nobody knows breaks none

#: Every refusal there is, and the rule that it rests on. The keys are stable: clients and translations use them.
RULE_OF: Mapping[str, str] = MappingProxyType(
    {
        # equipment and set-up
        "layout-malformed": "R-1.1",
        "tileset-malformed": "R-1.2",
        "coordinate-malformed": "R-1.4",
        "unknown-game": NO_RULE,
        "out-of-bounds": "R-2.1",
        "seats": "R-2.1",
        "unknown-edition": NO_RULE,
        "unknown-house-rule": NO_RULE,
        "house-rules-clash": "R-6.6",
        "house-rule-value": "R-6.6",
        "rack-size": "R-2.3",
        "too-few-tiles": "R-2.3",
        "opening-too-long": "R-6.4",
        "recycling-face-up": "R-6.1",
        "double-bag-face-up": "R-6.5",
        "double-bag-one-kind": "R-6.5",
        "restricted-face-up": "R-7.3",
        "face-up-alone": "R-8.3",
        "vote-needs-others": "R-6.3",
        "challenge-needs-others": "R-3.2",
        "theme-unknown": "R-6.3",
        "time-malformed": "R-7.1",
        "points-malformed": "R-4.5",
        # turns
        "not-your-turn": "R-2.4",
        "no-such-seat": "R-2.4",
        "seat-has-left": "R-2.5",
        "game-over": "R-5.1",
        "last-play-made": "R-3.7",
        "nothing-to-resign": "R-3.7",
        "put-away": "R-13.2",
        "not-put-away": "R-13.2",
        "cannot-put-away": "R-13.2",
        "needs-consent": "R-13.2",
        "not-awaited": "R-2.5",
        "still-there": "R-2.5",
        "patience": "R-2.5",
        "draw-first": "R-6.5",
        "no-draw-owed": "R-6.5",
        "draw-impossible": "R-6.5",
        "draw-too-many": "R-6.5",
        "already-begun": "R-3.2",
        "cannot-finish": "R-8.3",
        # placing
        "no-tiles": "R-2.7",
        "off-board": "R-2.7",
        "square-taken": "R-2.10",
        "square-twice": "R-2.7",
        "not-in-line": "R-2.7",
        "gap": "R-2.7",
        "not-touching": "R-2.7",
        "off-centre": "R-2.6",
        "one-tile-first": "R-2.6",
        "opening-too-short": "R-6.4",
        "unknown-tile": "R-1.2",
        "tile-not-held": "R-2.5",
        "too-many-tiles": "R-8.3",
        "not-a-word": "R-3.6",
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
        "clock-ran-backwards": "R-7.2",
        # duplicate
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
        # unbuild
        "board-malformed": "R-10.1",
        "board-empty": "R-10.1",
        "board-in-parts": "R-10.2",
        "removal-size": "R-10.1",
        "square-chosen-twice": "R-10.1",
        "no-tile-there": "R-10.1",
        "not-one-word": "R-10.1",
        "removal-leaves": "R-10.2",
        "removal-parts": "R-10.2",
        # bingo
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
        # junior
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
        # records
        "nothing-to-take-back": "R-13.3",
        "log-broken": "R-13.2",
    }
)


class Refused(TilewrightError):
    """An action that the rules do not grant. Nothing has changed.

    >>> raise Refused("bag-too-low", left=3, asked=5)
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: bag-too-low (R-2.13): left=3, asked=5
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.rule = RULE_OF[key]
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        by_rule = f" ({self.rule})" if self.rule else ""
        super().__init__(f"{key}{by_rule}" + (f": {told}" if told else ""))
