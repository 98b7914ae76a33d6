"""Games as files for other programs: the complete log, GCG, a position as CGP, a result sheet as CSV."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from tilewright.games.kind import kind_of
from tilewright.live.client_messages import SeatNumber
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.exporting import ExportFormat, refuse_format, written
from tilewright.live.tables.history import events_of
from tilewright.live.tables.notated import notated_view
from tilewright.live.tables.setup import TableSetup
from tilewright.live.tables.table import Table
from tilewright.notation.cgp import export as cgp_export
from tilewright.store.records import GameRecord
from tilewright.web.openapi.described import problem
from tilewright.web.routes.games import GameCode, record_of
from tilewright.web.seats import leads_the_club_of, seats_of
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor, required

#: The file extension of each format.
FORMATS = {"log": "jsonl", "gcg": "gcg", "cgp": "cgp", "csv": "csv"}
FormName = Annotated[str, Parameter(max_length=8, description="`log`, `gcg`, `cgp` or `csv`.")]


@get(
    "/api/games/{game:str}/export/{form:str}",
    summary="A game as a file: the log, GCG, the position as CGP, the results as CSV",
    tags=["games"],
    media_type="text/plain",
    responses={409: problem(409)},
)
async def export(
    game: GameCode, form: FormName, services: AppServices, anybody: Visitor | None, seat: SeatNumber | None = None
) -> Response[bytes]:
    """While a game is being played, only its position as your own seat sees it; the rest when it is over."""
    if form not in FORMATS:
        raise ServerRefusal("no-such-format")
    record = await record_of(services, game)
    refuse_format(kind_of(record.kind), ExportFormat(form))
    if record.over:
        await _refuse_who_may_not_see(services, game, anybody)
        return _file(await _finished(services, record, form), game, form)
    if form != "cgp":
        raise ServerRefusal("game-runs")
    table = await services.server.registry.table(game)
    return _file(position(table, await _own_seat(services, game, anybody, seat)).encode(), game, form)


def position(table: Table, seat: int) -> str:
    """Made from the view, so that it holds no rack but your own."""
    view = notated_view(table.kind, table.view(seat))
    assert view is not None, "the format was checked"
    return cgp_export.cgp_of(view, table.setup.lexicon)


async def _finished(services: AppServices, record: GameRecord, form: str) -> bytes:
    """The turns that stand; encoded on a thread, since thousands may have played."""
    setup, turns = TableSetup.decoded(record.setup), await services.server.journal.since(record.id)
    return await asyncio.to_thread(
        lambda: written(setup.game, events_of(setup.game, turns), ExportFormat(form), setup.lexicon)
    )


async def _refuse_who_may_not_see(services: AppServices, game: str, anybody: Visitor | None) -> None:
    if anybody and await seats_of(services, game, anybody.person):
        return
    leads = anybody is not None and await leads_the_club_of(services, game, anybody)
    await services.server.hub.seen(game, None, privileged=leads)  # refuses if the players allow no watchers


async def _own_seat(services: AppServices, game: str, anybody: Visitor | None, seat: int | None) -> int:
    """The given seat, or the first of the visitor's own."""
    mine = await seats_of(services, game, required(anybody).person)
    if not mine or (seat is not None and seat not in mine):
        raise ServerRefusal("not-your-seat", seat=seat)
    return min(mine) if seat is None else seat


def _file(text: bytes, game: str, form: str) -> Response[bytes]:
    charset = "iso-8859-1" if form == "gcg" and not text.startswith(b"#character-encoding UTF-8") else "utf-8"
    name = f"tilewright-{game}.{FORMATS[form]}"
    kind = "csv" if form == "csv" else "plain"
    return Response(
        text,
        media_type=f"text/{kind}; charset={charset}",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


EXPORTS = (export,)
