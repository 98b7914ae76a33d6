"""Open tables: create, list, join, start."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct

from tilewright.live.lobby.naming import code_of
from tilewright.live.lobby.open_table import OpenTable
from tilewright.live.lobby.proposal import Name, SeatSpec, TableProposal
from tilewright.live.refusal import ServerRefusal
from tilewright.web.closed_book import check_proposal
from tilewright.web.openapi.described import problem
from tilewright.web.qr import join_qr
from tilewright.web.rate_limits import Rate
from tilewright.web.services import AppServices, RateLimit
from tilewright.web.visitors import Visitor, person_of

Code = Annotated[str, Parameter(max_length=32, description="The code of the table, as read aloud.")]
_OPENING = RateLimit(Rate(burst=100, per_second=1))  # per address: a class opens its tables at once
_TRYING = RateLimit(Rate(burst=60, per_second=2))  # codes are short: limit guessing


class PlaceShown(Struct, frozen=True):
    """A seat: a bot, or the names of those who have joined, and how many fit."""

    taken: list[str]
    room: int
    bot: str | None = None
    mine: bool = False


class TableShown(Struct, frozen=True):
    """An open table; `game` is set once it has started.

    `came` people have joined. For a crowd, `places` are the first seats, followed by your own.
    """

    code: str
    proposal: TableProposal
    places: list[PlaceShown]
    came: int
    hosting: bool
    made: int
    game: str | None = None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    seat: Annotated[int, Meta(ge=0, lt=10_000)] | None = None


@post(
    "/api/tables",
    summary="Open a table; if nobody else is needed, the game starts at once",
    tags=["tables"],
    responses={404: problem(404)},
)
async def open_table(
    data: TableProposal, services: AppServices, visitor: Visitor, request: Request[Any, Any, State]
) -> TableShown:
    _OPENING.ask(request, services)
    if data.club is not None:
        mine = await services.clubs.of_person(visitor.person)
        if data.club not in {club.id for club in mine}:
            raise ServerRefusal("no-such-club")
    await check_proposal(services, visitor.person, data)
    if await services.server.records.plays_as_many(visitor.person, services.config.most_games):
        raise ServerRefusal("too-many-games", most=services.config.most_games)
    return shown(await services.server.lobby.propose(visitor.person, visitor.name, data), visitor)


@get("/api/tables", summary="The tables that anybody may join", tags=["tables"])
async def public_tables(services: AppServices, anybody: Visitor | None) -> list[TableShown]:
    return [shown(one, anybody) for one in await services.server.lobby.public()]


@get("/api/tables/mine", summary="The tables you wait at", tags=["tables"])
async def my_tables(services: AppServices, visitor: Visitor) -> list[TableShown]:
    return [shown(one, visitor) for one in await services.server.lobby.of_person(visitor.person)]


@get("/api/tables/{code:str}", summary="A table by its code", tags=["tables"])
async def one_table(
    code: Code, services: AppServices, anybody: Visitor | None, request: Request[Any, Any, State]
) -> TableShown:
    _TRYING.ask(request, services)
    return shown(await services.server.lobby.at(code_of(code), person_of(anybody)), anybody)


@post("/api/tables/{code:str}/join", summary="Take a seat; the game starts when the last one is taken", tags=["tables"])
async def join(
    code: Code, data: Joining, services: AppServices, visitor: Visitor, request: Request[Any, Any, State]
) -> TableShown:
    _TRYING.ask(request, services)
    lobby = services.server.lobby
    return shown(await lobby.join(code_of(code), visitor.person, data.name or visitor.name, data.seat), visitor)


@post("/api/tables/{code:str}/start", summary="Start with those who have joined; for the host", tags=["tables"])
async def start(code: Code, services: AppServices, visitor: Visitor) -> TableShown:
    return shown(await services.server.lobby.start(code_of(code), visitor.person), visitor)


@delete(
    "/api/tables/{code:str}/seat", summary="Leave your seat; if the host leaves, the table is closed", tags=["tables"]
)
async def stand_up(code: Code, services: AppServices, visitor: Visitor) -> None:
    await services.server.lobby.leave(code_of(code), visitor.person)


@get(
    "/api/tables/{code:str}/qr.svg",
    summary="The link to a table as a QR code",
    tags=["tables"],
    media_type="image/svg+xml",
)
async def qr(code: Code, services: AppServices, request: Request[Any, Any, State]) -> Response[bytes]:
    table = await services.server.lobby.at(code_of(code))
    return join_qr(request, table.invitation.code)


def shown(table: OpenTable, visitor: Visitor | None) -> TableShown:
    """Without the accounts behind the names, and without anything still hidden in the game."""
    person = person_of(visitor)
    places, there = table.proposal.places, table.by_seat
    further = [seat for seat in sorted(there) if seat >= len(places)]
    shown_places = []
    for seat in (*range(len(places)), *further):
        place = places[seat] if seat < len(places) else SeatSpec()
        mine = any(one.person == person for one in there[seat])
        shown_places.append(PlaceShown([one.name for one in there[seat]], place.room, place.bot, mine))
    invitation = table.invitation
    return TableShown(
        invitation.code,
        table.proposal.told(),
        shown_places,
        table.came,
        invitation.host == person,
        invitation.made,
        invitation.game,
    )


TABLES = (open_table, public_tables, my_tables, one_table, join, start, stand_up, qr)
