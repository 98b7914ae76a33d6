"""For programs that play: one long answer tells when they may act, and moves go where everybody's go."""

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp

from tilewright.live.trouble import Trouble
from tilewright.web.bot_games import BotMessage
from tilewright.web.bot_stream import MEDIA_TYPE, BotStream
from tilewright.web.desk import Desk
from tilewright.web.socket import MOST_SOCKETS
from tilewright.web.visitors import Visitor


@get(
    "/api/bot/stream",
    summary="Hear whenever one of one's seats may act, a JSON object a line",
    tags=["bots"],
    responses={
        200: ResponseSpec(
            BotMessage,
            description="Lines for as long as the bot stays, empty ones to keep the connection open.",
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
    },
)
async def bot_stream(desk: Desk, visitor: Visitor) -> ASGIApp:
    """First the games that wait already, then each turn as it comes; answer with a move to `/api/games/{game}/moves`.

    A program that does not read what it is told is shown out. It may come back at any time and misses nothing.
    """
    if desk.doors.closing:
        raise Trouble("stopping")
    if desk.visitors.sockets_of(visitor) >= MOST_SOCKETS:
        raise Trouble("too-many-streams", most=MOST_SOCKETS)
    return BotStream(desk, visitor)


BOTS = (bot_stream,)
