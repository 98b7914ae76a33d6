"""The WebSocket: one per client. Pages of other sites are refused."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from tilewright.store.database import Unavailable
from tilewright.web.client import REVOKED, Client
from tilewright.web.connections import GOING_AWAY
from tilewright.web.conversation import SocketConversation
from tilewright.web.guard import same_site
from tilewright.web.hosts import is_own_name
from tilewright.web.metrics import SOCKETS
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

MOST_SOCKETS = 50  # per key
FOREIGN, CROWDED, LATER = 4003, 4029, 1013
FAREWELL_SECONDS = 2.0


@websocket("/ws")
async def socket_route(socket: WebSocket[Any, Any, State]) -> None:
    services: AppServices = socket.app.state.services
    named = services.config.secure or is_own_name(socket.headers.get("host", ""), services.config.origins)
    if not (named and same_site(socket.headers, services.config.origins)):
        await socket.close(code=FOREIGN, reason="another site's page")
        return
    if services.connections.closing:
        await socket.close(*GOING_AWAY)
        return
    try:
        visitor = await services.visitor(socket)
    except Unavailable:
        await socket.close(code=LATER, reason="the database does not answer")
        return
    if visitor and services.visitors.sockets_of(visitor) >= MOST_SOCKETS:
        await socket.close(code=CROWDED, reason="too many connections")
        return
    await socket.accept()

    line = _Line(socket, services, visitor)
    services.connections.enter(line)
    SOCKETS.inc()
    try:
        await line.listen()
    finally:
        SOCKETS.dec()
        await line.hang_up()
        services.connections.leave(line)


class _Line:
    """Both directions of one socket, and how it is closed."""

    def __init__(self, socket: WebSocket[Any, Any, State], services: AppServices, visitor: Visitor | None) -> None:
        self._socket, self._connections = socket, services.connections
        self._listening = asyncio.current_task()
        self._receiving = False
        self._client = Client(socket.send_text, self._dropped)
        self._talk = SocketConversation(services, self._client, visitor)
        self._pump = services.server.tasks.begin("client", self._client.pump())
        self._gone = services.visitors.stays(visitor, self._revoked) if visitor else None

    async def listen(self) -> None:
        """Receive messages until the client leaves or is disconnected."""
        with suppress(WebSocketDisconnect, asyncio.CancelledError):
            while not self._is_leaving():
                self._receiving = True
                message = await self._socket.receive()
                self._receiving = False
                if message["type"] != "websocket.receive":
                    return
                await self._talk.hear(message.get("text") or message.get("bytes") or b"")

    async def hang_up(self) -> None:
        self._talk.leave()
        self._client.finish()
        if self._gone:
            self._gone()
        if farewell := self._client.farewell:
            if self._client.is_dropped:
                self._pump.cancel()  # it might wait for ever for a client that does not read
            await asyncio.wait({self._pump}, timeout=FAREWELL_SECONDS)
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(*farewell), FAREWELL_SECONDS)
        await asyncio.wait({self._pump}, timeout=FAREWELL_SECONDS)

    def see_off(self) -> None:
        """Close gracefully. If an action is being handled, `listen` closes after it."""
        if self._receiving:
            self._client.see_off(*GOING_AWAY)

    def _is_leaving(self) -> bool:
        if self._connections.closing:
            self._client.see_off(*GOING_AWAY)
        return self._client.farewell is not None

    def _revoked(self) -> None:
        self._client.drop(REVOKED, "revoked")

    def _dropped(self) -> None:
        """Wake `listen` if it waits for a message; in the middle of an action it checks by itself afterwards."""
        if self._receiving and self._listening and self._listening is not asyncio.current_task():
            self._listening.cancel()
