"""The games. Each is a `Kind`: pure functions from actions to events, and from events to states and views."""

from tilewright.games import refusals as refusals
from tilewright.games.bingo import refusals as bingo_refusals
from tilewright.games.crossword import refusals as crossword_refusals
from tilewright.games.duplicate import refusals as duplicate_refusals
from tilewright.games.junior import refusals as junior_refusals
from tilewright.games.unbuild import refusals as unbuild_refusals

#: What every game may refuse, declared before any of them can.
REFUSALS = (
    refusals.REFUSALS,
    crossword_refusals.REFUSALS,
    duplicate_refusals.REFUSALS,
    junior_refusals.REFUSALS,
    unbuild_refusals.REFUSALS,
    bingo_refusals.REFUSALS,
)
