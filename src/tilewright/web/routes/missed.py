"""The plays you could have made, once the game is over."""

import asyncio

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from tilewright.games.kind import kind_of
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import encode
from tilewright.live.tables.hindsight import MissedPlay, missed
from tilewright.live.tables.setup import TableSetup
from tilewright.web.openapi.described import problem
from tilewright.web.routes.games import GameCode, record_of
from tilewright.web.seats import seats_of
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

KEPT = "private, max-age=86400"  # a finished game does not change, so browsers may cache it


@get(
    "/api/games/{game:str}/missed",
    summary="The best plays that your own seats missed",
    tags=["games"],
    responses={
        200: ResponseSpec(list[MissedPlay], generate_examples=False, description="In the order of the turns."),
        409: problem(409),
    },
)
async def missed_plays(game: GameCode, services: AppServices, visitor: Visitor) -> Response[bytes]:
    """For a finished standard game; computed on a thread."""
    record = await record_of(services, game)
    mine = await seats_of(services, game, visitor.person)
    if not mine:
        raise ServerRefusal("not-your-seat")
    if not kind_of(record.kind).has_notation:
        raise ServerRefusal("no-hindsight")
    if not record.over:
        raise ServerRefusal("game-runs")
    setup, turns = TableSetup.decoded(record.setup), await services.server.journal.since(record.id)
    found = await asyncio.to_thread(missed, setup, turns, mine)
    return Response(encode(found), media_type="application/json", headers={"cache-control": KEPT})


MISSED = (missed_plays,)
