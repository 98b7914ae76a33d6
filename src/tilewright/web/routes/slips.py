"""The slips of a round, for the arbitrator of a hall: all plays, and the slips of players found by name."""

from typing import Annotated
from weakref import WeakKeyDictionary

from litestar import get
from litestar.params import Parameter
from msgspec import Struct

from tilewright.games.duplicate.pile import Hand, Pile, SortedPile, hands_called
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import Slots
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.view import View
from tilewright.live.client_messages import SeatNumber
from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.table import Table
from tilewright.web.openapi.described import problem
from tilewright.web.routes.games import GameCode
from tilewright.web.seats import SeatBook
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

MOST_LINES = 50
Skip = Annotated[int, Parameter(ge=0, le=10_000, description="Number of plays to skip.")]
Most = Annotated[int, Parameter(ge=1, le=MOST_LINES, description="Number of plays per page.")]
PlayerName = Annotated[str, Parameter(min_length=1, max_length=40, description="A part of the name.")]
_piles: WeakKeyDictionary[Table, tuple[int, Slots[Slip], SortedPile]] = WeakKeyDictionary()


class Hands(Struct, frozen=True):
    """The first players whose names match."""

    hands: tuple[Hand, ...]


@get(
    "/api/games/{game:str}/slips",
    summary="The slips of the round, each play once, most common first",
    tags=["games"],
    responses={409: problem(409)},
)
async def slips(
    game: GameCode, seat: SeatNumber, services: AppServices, visitor: Visitor, skip: Skip = 0, most: Most = 25
) -> Pile:
    """As the seat may see them: the arbitrator sees all slips, a player only their own."""
    table = await _duplicate(services, visitor, game, seat)
    return _pile(table, seat).page(skip, most)


@get(
    "/api/games/{game:str}/hands",
    summary="Find players by name, with the slips they handed in",
    tags=["games"],
    responses={409: problem(409)},
)
async def hands(game: GameCode, seat: SeatNumber, name: PlayerName, services: AppServices, visitor: Visitor) -> Hands:
    """For an arbitrator who has to correct one slip among thousands. Others see only their own."""
    table = await _duplicate(services, visitor, game, seat)
    return Hands(hands_called(_seen(table, seat), name))


async def _duplicate(services: AppServices, visitor: Visitor, game: str, seat: int) -> Table:
    await SeatBook(services, visitor).check(game, seat)
    table = await services.server.registry.table(game)
    if not table.kind.has_slips:
        raise ServerRefusal("no-slips")
    return table


def _pile(table: Table, seat: int) -> SortedPile:
    """Sorted once for all pages, until the next slip comes in."""
    state, kept = table.state, _piles.get(table)
    assert isinstance(state, State), "slips are those of the duplicate game"
    if kept is None or kept[0] != seat or kept[1] is not state.slips:
        kept = _piles[table] = seat, state.slips, SortedPile(_seen(table, seat))
    return kept[2]


def _seen(table: Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View), "slips are those of the duplicate game"
    return view


SLIPS = (slips, hands)
