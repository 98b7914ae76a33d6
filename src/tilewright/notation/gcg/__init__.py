"""GCG, the field's format for a whole game: read it, write it, and recompute what it claims."""

from tilewright.notation.gcg.game import (
    GcgExchange,
    GcgUnseenExchange,
    GcgGame,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgPlayer,
    GcgPragma,
    GcgLeftover,
    GcgChallengePoints,
    GcgWithdrawal,
)
from tilewright.notation.gcg.read import read
from tilewright.notation.gcg.replay import replay
from tilewright.notation.gcg.report import Inconsistency, Remark, Report, ReplayStep
from tilewright.notation.gcg.write import write, write_text

__all__ = [
    "Exchanged",
    "ExchangedUnseen",
    "GcgGame",
    "Inconsistency",
    "Move",
    "Overtime",
    "Passed",
    "Played",
    "Player",
    "Pragma",
    "Remark",
    "Report",
    "Settled",
    "Step",
    "Upheld",
    "Withdrawn",
    "read",
    "replay",
    "write",
    "write_text",
]
