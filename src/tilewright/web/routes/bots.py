"""For programs that play: a stream says when they may act, and moves use the same route as everybody's."""

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp

from tilewright.live.refusal import ServerRefusal
from tilewright.web.bot_games import BotMessage
from tilewright.web.bot_stream import MEDIA_TYPE, BotStream
from tilewright.web.services import AppServices, source
from tilewright.web.visitors import Visitor


@get(
    "/api/bot/stream",
    summary="A stream of JSON lines, one whenever one of your seats may act",
    tags=["bots"],
    responses={
        200: ResponseSpec(
            BotMessage,
            description="Lines for as long as the bot stays connected, with empty ones as keep-alive.",
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
    },
)
async def bot_stream(services: AppServices, visitor: Visitor, request: Request[Any, Any, State]) -> ASGIApp:
    """First the games that wait for you already, then each turn as it comes. Send moves to `/api/games/{game}/moves`.

    A program that does not read is disconnected. It may reconnect at any time and misses nothing.
    """
    if services.connections.closing:
        raise ServerRefusal("stopping")
    address = source(request)
    if services.streams_of.is_full(visitor.person):
        raise ServerRefusal("too-many-streams", most=services.streams_of.most)
    if services.streams_at.is_full(address) and not services.config.no_rate_limit:
        raise ServerRefusal("too-many-streams-here", most=services.streams_at.most)
    return BotStream(services, visitor, address)


BOTS = (bot_stream,)
