"""The socket: one a client. Who comes from another site's page is not let in."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from tilewright.web.client import REVOKED, Client
from tilewright.web.desk import Desk
from tilewright.web.guard import same_site
from tilewright.web.metrics import SOCKETS
from tilewright.web.talk import Talk
from tilewright.web.visitors import Visitor

MOST_SOCKETS = 50  # of one key
FOREIGN, CROWDED = 4003, 4029
FAREWELL_SECONDS = 2.0


@websocket("/ws")
async def socket_route(socket: WebSocket[Any, Any, State]) -> None:
    desk: Desk = socket.app.state.desk
    if not same_site(socket.headers, desk.config.origins):
        await socket.close(code=FOREIGN, reason="another site's page")
        return
    visitor = await desk.visitor(socket)
    if visitor and desk.visitors.sockets_of(visitor) >= MOST_SOCKETS:
        await socket.close(code=CROWDED, reason="too many connections")
        return
    await socket.accept()

    line = _Line(socket, desk, visitor)
    SOCKETS.inc()
    try:
        await line.listen()
    finally:
        SOCKETS.dec()
        await line.hang_up()


class _Line:
    """The two directions of one socket, and how it ends."""

    def __init__(self, socket: WebSocket[Any, Any, State], desk: Desk, visitor: Visitor | None) -> None:
        self._socket = socket
        self._listening = asyncio.current_task()
        self._receiving = False
        self._client = Client(socket.send_text, self._dropped)
        self._talk = Talk(desk, self._client, visitor)
        self._pump = asyncio.create_task(self._client.pump(), name="client")
        self._gone = desk.visitors.stays(visitor, self._revoked) if visitor else None

    async def listen(self) -> None:
        """Until the client goes or is shown out."""
        with suppress(WebSocketDisconnect, asyncio.CancelledError):
            while not self._client.farewell:
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
            self._pump.cancel()  # it may wait for ever for a client that does not read
            with suppress(Exception):
                await asyncio.wait_for(self._socket.close(*farewell), FAREWELL_SECONDS)
        await asyncio.wait({self._pump}, timeout=FAREWELL_SECONDS)

    def _revoked(self) -> None:
        self._client.drop(REVOKED, "revoked")

    def _dropped(self) -> None:
        """While it waits for a message it can be woken; in the middle of a wish it looks by itself afterwards."""
        if self._receiving and self._listening and self._listening is not asyncio.current_task():
            self._listening.cancel()
