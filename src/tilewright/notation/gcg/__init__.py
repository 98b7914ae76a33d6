"""GCG, the field's format for a whole game: read it, write it, and check what it claims."""

from tilewright.notation.gcg.game import (
    GcgChallengePoints,
    GcgExchange,
    GcgGame,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgPlayer,
    GcgPragma,
    GcgUnseenExchange,
    GcgWithdrawal,
)
from tilewright.notation.gcg.reader import read
from tilewright.notation.gcg.replayer import replay
from tilewright.notation.gcg.report import Inconsistency, Oddity, Remark, ReplayStep, Report
from tilewright.notation.gcg.writer import write, write_text

__all__ = [
    "GcgExchange",
    "GcgUnseenExchange",
    "GcgGame",
    "Inconsistency",
    "GcgMove",
    "Oddity",
    "GcgOvertime",
    "GcgPass",
    "GcgPlay",
    "GcgPlayer",
    "GcgPragma",
    "Remark",
    "Report",
    "GcgLeftover",
    "ReplayStep",
    "GcgChallengePoints",
    "GcgWithdrawal",
    "read",
    "replay",
    "write",
    "write_text",
]
