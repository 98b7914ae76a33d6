"""A game as a file: a log with everything, or as much as the field's formats can hold."""

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

from tilewright.games.base import BaseEvent
from tilewright.games.duplicate.state import State as DuplicateState
from tilewright.games.kind import AnyKind
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.history import events_of
from tilewright.live.tables.notated import notated_events, notated_state
from tilewright.live.tables.setup import TableSetup
from tilewright.notation import log, result_sheet
from tilewright.notation.cgp import export as cgp_export
from tilewright.notation.gcg import export as gcg_export, writer as gcg_write
from tilewright.store.journal import Journal
from tilewright.store.records import GameRecords


class ExportFormat(StrEnum):
    LOG = "log"
    GCG = "gcg"
    CGP = "cgp"
    CSV = "csv"


async def exported(
    records: GameRecords, journal: Journal, game: str, form: ExportFormat, *, unfinished: bool = False
) -> tuple[bytes, bool]:
    """The file, and whether the game is still running: then it holds secrets, and is given only on request."""
    record = await records.find(game)
    if record is None:
        raise ServerRefusal("no-such-game")
    if not (record.over or unfinished):
        raise ServerRefusal("game-runs")
    setup = TableSetup.decoded(record.setup)
    events = events_of(setup.game, await journal.since(game))
    return written(setup.game, events, form, setup.lexicon), not record.over


def refuse_format(kind: AnyKind, form: ExportFormat) -> None:
    """Raises `ServerRefusal` if a game does not fit a format."""
    if form is ExportFormat.CSV and not kind.has_slips:
        raise ServerRefusal("no-sheet")
    if form in {ExportFormat.GCG, ExportFormat.CGP} and not kind.has_notation:
        raise ServerRefusal("no-gcg")


def written(kind: AnyKind, events: Sequence[BaseEvent], form: ExportFormat, lexicon: str) -> bytes:
    """The game in one of the formats. Raises `ServerRefusal` if it does not fit."""
    refuse_format(kind, form)
    match form:
        case ExportFormat.LOG:
            return log.write(events, kind).encode()
        case ExportFormat.CSV:
            state = kind.evolved(None, events)
            assert isinstance(state, DuplicateState), "slips are those of the duplicate game"
            return result_sheet.write_csv(state).encode()
        case ExportFormat.GCG:
            return gcg_write.write(gcg_export.gcg_of(notated_events(kind, events) or ()))
        case ExportFormat.CGP:
            position = notated_state(kind, kind.evolved(None, events))
            assert position is not None
            return f"{cgp_export.cgp_of(position, lexicon)}\n".encode()
        case never:
            assert_never(never)
