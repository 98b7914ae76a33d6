"""The ASGI application: all routes, and the server behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Tag

from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.themes import themes
from tilewright.live.current_work import DOING
from tilewright.live.server import serving
from tilewright.sentences.catalogue import catalogue
from tilewright.store.clubs import Clubs
from tilewright.web.config import Config
from tilewright.web.guard import Guard
from tilewright.web.openapi.described import SECURITY, TAGS, Described, operation_id
from tilewright.web.passwords import Passwords
from tilewright.web.problems import answered
from tilewright.web.routes import ROUTES
from tilewright.web.services import AppServices, provide_anybody, provide_services, provide_visitor
from tilewright.web.socket import socket_route
from tilewright.web.visitors import Visitors
from tilewright.web.watchdog import watching_the_loop

MOST_BODY = 128 * 1024  # the largest rules fit; reading a body only to refuse it costs CPU by its length


async def _say_what_is_done(request: Request[Any, Any, State]) -> None:
    """Names the request by its path template, which holds no code."""
    DOING.set(f"{request.method} {request.scope.get('path_template')}")


def application(config: Config) -> Litestar:
    """Opens its database on startup and closes it on shutdown."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        catalogue("en")  # read now, so that the first refusal keeps nobody waiting
        running = serving(
            config.db,
            open_graph,
            themes(),
            processes=config.bot_processes,
            pace=config.bot_pace,
            thinking=config.bot_seconds,
            keeping=config.keeping,
        )
        async with running as server:
            visitors, clubs = Visitors(server.people, server.clock.now), Clubs(server.database)
            with Passwords() as passwords, watching_the_loop():
                app.state.services = AppServices(config, server, visitors, clubs, passwords)
                yield

    app = Litestar(
        route_handlers=[*ROUTES, socket_route],
        lifespan=[life],
        dependencies={
            "services": Provide(provide_services),
            "anybody": Provide(provide_anybody),
            "visitor": Provide(provide_visitor),
        },
        before_request=_say_what_is_done,
        exception_handlers={Exception: answered},
        openapi_config=OpenAPIConfig(
            title="Tilewright",
            version="1",
            description="Crossword tile games by the rulebooks: tables, games, words, people and clubs.",
            path="/api/openapi",  # disables Litestar's own; ours are in routes/docs.py
            render_plugins=[],
            tags=[Tag(name, description=says) for name, says in TAGS.items()],
            components=SECURITY,
            operation_id_creator=operation_id,
            use_handler_docstrings=True,
        ),
        plugins=[Described()],
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    # Not a Litestar middleware: those do not see requests that no route answers.
    app.asgi_handler = Guard(app.asgi_handler, config.origins, secure=config.secure, no_rate_limit=config.no_rate_limit)
    return app
