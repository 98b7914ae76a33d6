"""A game that was played here as a file: a log with everything, or what the formats of the field can hold."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from tilewright.games.kind import Kind
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.history import events_of, evolved
from tilewright.live.tables.setup import TableSetup
from tilewright.notation import log, result_sheet
from tilewright.notation.cgp import export as cgp_export
from tilewright.notation.gcg import export as gcg_export, writer as gcg_write
from tilewright.store.journal import Journal
from tilewright.store.records import GameRecords

STANDARD, DUPLICATE = "crossword", "duplicate"


class ExportFormat(StrEnum):
    LOG = "log"
    GCG = "gcg"
    CGP = "cgp"
    CSV = "csv"


async def exported(
    records: GameRecords, journal: Journal, game: str, form: ExportFormat, *, unfinished: bool = False
) -> tuple[bytes, bool]:
    """The file, and whether the game still runs: then it holds secrets, and is to be had only if asked for."""
    record = await records.find(game)
    if record is None:
        raise ServerRefusal("no-such-game")
    if not (record.over or unfinished):
        raise ServerRefusal("game-runs")
    setup = TableSetup.decoded(record.setup)
    events = events_of(setup.game, await journal.since(game))
    return written(setup.game, events, form, setup.lexicon), not record.over


def written(kind: Kind, events: Sequence[Any], form: ExportFormat, lexicon: str) -> bytes:
    """What happened, in one of the formats; `ServerRefusal` where a game does not fit it."""
    if form is ExportFormat.LOG:
        return log.write(events, kind).encode()
    if form is ExportFormat.CSV:
        if kind.name != DUPLICATE:
            raise ServerRefusal("no-sheet")
        return result_sheet.write_csv(evolved(kind, None, events)).encode()
    if kind.name != STANDARD:
        raise ServerRefusal("no-gcg")
    if form is ExportFormat.GCG:
        return gcg_write.write(gcg_export.gcg_of(events))
    return f"{cgp_export.cgp_of(evolved(kind, None, events), lexicon)}\n".encode()
