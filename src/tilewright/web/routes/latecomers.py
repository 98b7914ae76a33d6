"""Joining a game in progress (R-9.1), and the code by which others find it."""

from litestar import get, post
from msgspec import Struct

from tilewright.live.halls import hall
from tilewright.live.lobby.naming import checked_name
from tilewright.live.lobby.proposal import Name
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.setup import Watching
from tilewright.live.tables.table import Table
from tilewright.web.routes.games import GameCode
from tilewright.web.routes.tables import TableShown, shown
from tilewright.web.seats import seats_of
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor, person_of


class LateJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a name you keep your usual one."""

    name: Name | None = None


class SeatGiven(Struct, frozen=True):
    """The seat you have now."""

    seat: int


@post("/api/games/{game:str}/seats", summary="Join a game in progress, or return to it", tags=["games"])
async def come_late(game: GameCode, data: LateJoin, services: AppServices, visitor: Visitor) -> SeatGiven:
    """Join a game in progress, if its rules allow it and you may watch it. Players who left get their own seat back."""
    table = await services.server.registry.table(game)
    if table.kind.late_joining is None:
        raise ServerRefusal("no-late-seat")
    await _refuse_uninvited(services, table, visitor)
    name = checked_name(data.name or visitor.name)
    return SeatGiven(await hall.join(services.server.registry, table, visitor.person, name))


@get("/api/games/{game:str}/table", summary="The table a game started from, with its code", tags=["games"])
async def table_of_game(game: GameCode, services: AppServices, anybody: Visitor | None) -> TableShown:
    """The code for inviting others to join late; a rematch has none."""
    await _refuse_uninvited(services, await services.server.registry.table(game), anybody)
    return shown(await services.server.lobby.of_game(game, person_of(anybody)), anybody)


async def _refuse_uninvited(services: AppServices, table: Table, visitor: Visitor | None) -> None:
    """If the players allow no watchers, nobody else may join."""
    if table.setup.watching is not Watching.CLOSED:
        return
    if visitor is None or not await seats_of(services, table.id, visitor.person):
        raise ServerRefusal("not-to-be-watched")


LATECOMERS = (come_late, table_of_game)
