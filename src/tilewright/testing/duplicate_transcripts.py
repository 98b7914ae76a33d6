"""Transcripts of whole duplicate games: every action, what came of it, and the end."""

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.duplicate.mastering import prepare
from tilewright.games.duplicate.policies import HumanArbitrator, Overstating, Placing, RoundClosing, Stating
from tilewright.games.duplicate.rules import Rules
from tilewright.testing.duplicate import FEW_TILES, NAMES, WORDS, RandomDuplicate

_FEW = Rules(tileset=FEW_TILES)
_LISTED = replace(_FEW, prepared=prepare(_FEW, Kit(WORDS, Dice(bytes(32)))))

_OFFICIAL = replace(
    _FEW, arbitrator=HumanArbitrator(0), stating=Stating.REQUIRED, warnings=True, penalty=10, solo_bonus=10, limit=None
)

#: By name: the rules and the number of seats. Together they meet every policy and every event there is.
DUPLICATE_PLAYTHROUGHS: Mapping[str, tuple[Rules, int]] = {
    "duplicate-top": (replace(_FEW, pause=10_000), 4),
    "duplicate-master": (replace(_FEW, placing=Placing.MASTER, closing=RoundClosing.AT_TIME), 2),
    "duplicate-alone": (replace(_FEW, limit=None, overstating=Overstating.DIFFERENCE), 1),
    "duplicate-person": (replace(_FEW, arbitrator=HumanArbitrator(1), overstating=Overstating.NOTHING), 4),
    "duplicate-official": (_OFFICIAL, 4),
    "duplicate-listed": (_LISTED, 2),
}


def duplicate_transcript(name: str) -> str:
    """The game of that name, played again from its fixed chance: one JSON object a line."""
    rules, seats = DUPLICATE_PLAYTHROUGHS[name]
    return RandomDuplicate(Random(name), rules, NAMES[:seats]).transcript()
