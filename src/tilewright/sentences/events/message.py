"""What can be said of events: a key for each sentence, and the rule that it rests on."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

EventKey = Literal[
    # any game
    "event-left",
    "event-over-resigned",
    # the standard game: before the first turn
    "event-lot",
    "event-lots-tied",
    "event-first-player",
    # turns
    "event-placed",
    "event-blank-recycled",
    "event-tiles-bonus",
    "event-words-bonus",
    "event-themed",
    "event-claimed",
    "event-exchanged",
    "event-passed",
    "event-late",
    "event-relaxed",
    "event-relaxed-fully",
    # challenges and votes
    "event-challenge-won",
    "event-challenge-lost",
    "event-stands",
    "event-withdrawn",
    "event-forfeited",
    "event-awarded",
    "event-turn-lost",
    "event-voted-for",
    "event-voted-against",
    "event-theme-accepted",
    "event-theme-refused",
    # the end
    "event-last-play",
    "event-accepted",
    "event-resigned",
    "event-gone",
    "event-over-out",
    "event-over-no-plays",
    "event-over-passes",
    "event-over-scoreless",
    "event-over-finished",
    # duplicate
    "event-round",
    "event-no-slip",
    "event-score-corrected",
    "event-solo",
    "event-word-placed",
    "event-best-missed",
    "event-joined",
    "event-rack-put-back",
    "event-word-accepted",
    "event-word-refused",
    "event-warned",
    "event-penalised",
    "event-over-all-played",
    "event-over-one-kind",
    "event-over-nothing-fits",
    "event-over-racks-done",
    "event-over-stopped",
    "event-over-deserted",
    # junior
    "event-chosen-first",
    "event-covered",
    "event-word-finished",
    "event-swapped",
    "event-nothing-fits",
    "event-over-all-placed",
    "event-over-stuck",
    # unbuild
    "event-removed",
    "event-over-empty",
    "event-over-no-removals",
    # bingo
    "event-has-card",
    "event-called",
    "event-bingo",
    "event-over-bingo",
    "event-over-all-drawn",
]

#: The rules that a reader may want to look up.
RULES: Mapping[EventKey, str] = MappingProxyType(
    {
        "event-over-resigned": "R-2.5",
        "event-first-player": "R-2.2",
        "event-late": "R-7.1",
        "event-relaxed": "R-6.4",
        "event-relaxed-fully": "R-6.4",
        "event-withdrawn": "R-3.3",
        "event-forfeited": "R-3.4",
        "event-awarded": "R-3.6",
        "event-turn-lost": "R-3.4",
        "event-theme-accepted": "R-6.3",
        "event-theme-refused": "R-6.3",
        "event-last-play": "R-3.7",
        "event-over-out": "R-5.1",
        "event-over-no-plays": "R-5.2",
        "event-over-passes": "R-5.3",
        "event-over-scoreless": "R-5.3",
        "event-over-finished": "R-8.3",
        "event-word-placed": "R-9.4",
        "event-joined": "R-9.1",
        "event-rack-put-back": "R-9.5",
        "event-word-accepted": "R-9.3",
        "event-word-refused": "R-9.3",
        "event-over-all-played": "R-9.6",
        "event-over-one-kind": "R-9.6",
        "event-over-nothing-fits": "R-9.6",
        "event-over-deserted": "R-9.1",
        "event-chosen-first": "R-12.2",
        "event-swapped": "R-12.3",
        "event-nothing-fits": "R-12.3",
        "event-over-all-placed": "R-12.5",
        "event-over-empty": "R-10.3",
        "event-over-no-removals": "R-10.3",
        "event-has-card": "R-11.1",
        "event-bingo": "R-11.2",
        "event-over-bingo": "R-11.2",
    }
)


class EventMessage:
    """What is to be said: a key, and the facts that its sentence may name."""

    __slots__ = ("facts", "key")

    def __init__(self, key: EventKey, **facts: object) -> None:
        self.key = key
        self.facts = facts
