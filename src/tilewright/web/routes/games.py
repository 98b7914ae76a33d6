"""Games: my games, one game, a seat's view, moves, turns."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from tilewright.games.base import BaseAction
from tilewright.live.client_messages import Id, Number, SeatNumber
from tilewright.live.halls.hall import HALL_FROM
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import About, EventsMessage, ViewMessage, encode
from tilewright.live.tables.notated import notated_state
from tilewright.live.tables.setup import TableSetup, Watching
from tilewright.live.tables.summary import GameSummary, read_standing
from tilewright.live.tables.table import ActionRequest, Table
from tilewright.notation.move_text import read_move
from tilewright.store.records import GameRecord
from tilewright.web.closed_book import check_action
from tilewright.web.seats import SeatBook, leads_the_club_of, seats_of
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

NAMED = HALL_FROM  # players listed
GameCode = Annotated[str, Parameter(max_length=32, description="The id of the game.")]


class GameShown(Struct, frozen=True):
    """A game as anybody may see it; `seats` are your own. Scores are included if you may watch it now.

    It started with `seated` players; the first of them are listed in `players`.
    """

    id: str
    kind: str
    players: tuple[str, ...]
    seated: int
    about: About
    over: bool
    made: int
    touched: int
    seats: list[int]
    standing: GameSummary | None = None


TURNS = list[EventsMessage]  # type: ignore[type-arg]


class MoveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the game, as over the socket: `id` is an idempotency key, `n` the turn you know of.

    Moves of the standard game may be sent as a line of text instead: `move` in place of `action`.
    """

    seat: SeatNumber
    id: Id
    action: Annotated[dict[str, Any], Meta(description="Such as `{'do': 'pass'}`.")] | None = None
    n: Number | None = None
    move: Annotated[str, Meta(max_length=200, description="Such as `8H WORD`, `-TILES`, `-`, `challenge`.")] | None = (
        None
    )


class MoveGranted(Struct, frozen=True):
    """The number of the resulting turn."""

    n: int


@get("/api/games", summary="Your own games, newest first", tags=["games"])
async def my_games(services: AppServices, visitor: Visitor, over: bool = False) -> list[GameShown]:
    return await games_shown(services, await services.server.records.of_person(visitor.person, over=over), visitor)


@get("/api/games/{game:str}", summary="One game", tags=["games"])
async def one_game(game: GameCode, services: AppServices, anybody: Visitor | None) -> GameShown:
    """An open game is not read from the store again, so that thousands can open it at once."""
    return await _one(game, services, anybody)


async def _one(game: str, services: AppServices, anybody: Visitor | None) -> GameShown:
    table = services.server.registry.at(game)
    record = table.record if table else await record_of(services, game)
    setup = table.setup if table else TableSetup.decoded(record.setup)
    mine = await seats_of(services, record.id, anybody.person) if anybody else frozenset()
    sees = (
        mine or setup.watching is Watching.OPEN or (anybody and await leads_the_club_of(services, record.id, anybody))
    )
    return _shown(record, setup, mine, sees=bool(sees))


@get(
    "/api/games/{game:str}/view",
    summary="The game as a seat or a bystander sees it",
    tags=["games"],
    responses={200: ResponseSpec(ViewMessage, generate_examples=False, description="As over the socket.")},
)
async def view(
    game: GameCode, services: AppServices, anybody: Visitor | None, seat: SeatNumber | None = None, mine: bool = False
) -> Response[bytes]:
    """With `mine` instead of a seat: from the seat of yours that is to act, else your first; null if you have none."""
    book = SeatBook(services, anybody)
    if mine and seat is None:
        shown = await _one(game, services, anybody)
        if not shown.seats:
            return Response(b"null", media_type=MediaType.JSON)
        pending = shown.standing.pending if shown.standing else ()
        seat = next((one for one in pending if one in shown.seats), shown.seats[0])
    elif seat is not None:
        await book.check(game, seat)
    seen = await services.server.hub.seen(game, seat, privileged=await book.leads_the_club_of(game))
    return Response(encode(seen), media_type=MediaType.JSON)


@get(
    "/api/games/{game:str}/turns",
    summary="The turns that stand, as a seat or a bystander sees them",
    tags=["games"],
    responses={200: ResponseSpec(TURNS, generate_examples=False, description="Each as over the socket.")},
)
async def turns(
    game: GameCode, services: AppServices, anybody: Visitor | None, seat: SeatNumber | None = None
) -> Response[bytes]:
    book = SeatBook(services, anybody)
    if seat is not None:
        await book.check(game, seat)
    told = await services.server.hub.turns(game, seat, privileged=await book.leads_the_club_of(game))
    return Response(encode(told), media_type=MediaType.JSON)


@post("/api/games/{game:str}/moves", summary="Make a move", tags=["games"])
async def move(game: GameCode, data: MoveRequest, services: AppServices, visitor: Visitor) -> MoveGranted:
    at = services.server.clock.now()
    await SeatBook(services, visitor).check(game, data.seat)
    table = await services.server.registry.table(game)
    action = _action(table, data)
    await check_action(services, visitor.person, table, action)
    answer = await services.server.registry.ask(game, ActionRequest(data.seat, action, data.id, data.n), at)
    return MoveGranted(answer.n)


def _action(table: Table, data: MoveRequest) -> BaseAction:
    if (data.move is None) is (data.action is None):
        raise ServerRefusal("malformed", why="either an action or a move")
    if data.move is not None:
        state = notated_state(table.kind, table.state)
        if state is None:
            raise ServerRefusal("no-move-text")
        return read_move(state.board, data.move)
    try:
        return table.kind.convert_action(data.action or {})
    except msgspec.ValidationError as error:
        raise ServerRefusal("malformed", why=str(error)) from error


async def record_of(services: AppServices, game: str) -> GameRecord:
    record = await services.server.records.find(game)
    if record is None:
        raise ServerRefusal("no-such-game")
    return record


async def games_shown(services: AppServices, records: list[GameRecord], visitor: Visitor) -> list[GameShown]:
    """Games of a list, with the visitor's seats in all of them found by one query."""
    seats = await services.server.records.seats_in([record.id for record in records], visitor.person)
    return [_shown(one, TableSetup.decoded(one.setup), seats.get(one.id, frozenset()), sees=True) for one in records]


def _shown(record: GameRecord, setup: TableSetup, mine: frozenset[int], *, sees: bool) -> GameShown:
    return GameShown(
        record.id,
        record.kind,
        setup.players[:NAMED],
        len(setup.players),
        About.of(setup),
        record.over,
        record.made,
        record.touched,
        sorted(mine),
        read_standing(record.standing) if sees else None,
    )


GAMES = (my_games, one_game, view, turns, move)
