"""The stream of a bot: one long response with a line whenever one of its seats may act, in any of its games."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from litestar.types import Receive, Scope, Send

from tilewright.live.server_messages import LobbyChanged, TableChanged, encode
from tilewright.web.bot_games import BotMessage, Following
from tilewright.web.client import REVOKED, Client
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

KEEP_ALIVE_SECONDS = 20.0
FAREWELL_SECONDS = 2.0
MOST_GAMES = 200
MEDIA_TYPE = "application/x-ndjson"
_log = logging.getLogger(__name__)


class BotStream:
    """A response that lasts until the bot disconnects, stops reading, or its token is revoked."""

    def __init__(self, services: AppServices, visitor: Visitor, address: str = "") -> None:
        self._services, self._visitor, self._address = services, visitor, address
        self._client = Client(self._write, self._end)
        self._send: Send | None = None
        self._ended = asyncio.Event()
        self._follows: dict[str, Following] = {}
        self._waits: dict[str, Callable[[], None]] = {}
        self._news = asyncio.Event()

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        self._send = send
        tasks = self._services.server.tasks
        pump = tasks.begin("stream", self._client.pump())
        gone = tasks.begin("stream", self._until_gone(receive))
        looking = tasks.begin("stream", self._look_around())
        forget = self._services.visitors.stays(self._visitor, lambda: self._client.drop(REVOKED, "revoked"))
        self._services.connections.enter(self)
        try:
            with self._services.streams_of.taken(self._visitor.person), self._services.streams_at.taken(self._address):
                await self._ended.wait()
        finally:
            self._services.connections.leave(self)
            forget()
            gone.cancel()
            await self._hang_up(pump, looking, send)

    def see_off(self) -> None:
        self._end()

    def _end(self) -> None:
        self._ended.set()
        self._news.set()

    async def _hang_up(self, pump: asyncio.Task[None], looking: asyncio.Task[None], send: Send) -> None:
        await looking  # never cancelled in the middle of a query
        for following in self._follows.values():
            following.stop()
        for stop in self._waits.values():
            stop()
        self._client.finish()
        await asyncio.wait({pump}, timeout=0.0 if self._client.farewell else FAREWELL_SECONDS)
        pump.cancel()  # it might wait for ever for a client that does not read
        with suppress(asyncio.TimeoutError, OSError, RuntimeError):
            last = send({"type": "http.response.body", "body": b"", "more_body": False})
            await asyncio.wait_for(last, FAREWELL_SECONDS)

    async def _write(self, text: str) -> None:
        assert self._send is not None
        await self._send({"type": "http.response.body", "body": text.encode(), "more_body": True})

    async def _until_gone(self, receive: Receive) -> None:
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            self._end()

    async def _look_around(self) -> None:
        """Load the games and the tables the bot waits at: once, and again when it gets a seat.

        While nothing happens the stream costs no more than an empty line now and then.
        """
        stop = self._services.server.registry.personal.listen(self._visitor.person, self._news.set)
        try:
            while not self._ended.is_set():
                self._news.clear()
                await self._find_games()
                await self._find_tables()
                await self._until_news()
        except Exception:  # noqa: BLE001 - the bot comes back, and finds what it missed
            _log.exception("a bot is not told any more")
        finally:
            stop()
            self._end()

    async def _until_news(self) -> None:
        while not self._news.is_set():
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._news.wait(), KEEP_ALIVE_SECONDS)
                return
            self._client.send(b"\n")

    async def _find_games(self) -> None:
        running = await self._services.server.records.running_seats_of(self._visitor.person, MOST_GAMES)
        for game in [game for game, following in self._follows.items() if following.is_done]:
            del self._follows[game]
        for game, seats in running.items():
            if game not in self._follows and not self._ended.is_set():
                self._follows[game] = Following(self._services, game, seats, self._tell)
                await self._follows[game].begin()

    async def _find_tables(self) -> None:
        codes = set(await self._services.server.lobby.codes_of(self._visitor.person))
        for code in self._waits.keys() - codes:
            self._waits.pop(code)()
        for code in codes - self._waits.keys():
            self._waits[code] = self._services.server.lobby.wait(code, self._heard_of_table)

    def _heard_of_table(self, message: TableChanged | LobbyChanged) -> None:
        if isinstance(message, TableChanged) and (message.game or message.closed):
            self._tell(message)
            self._news.set()

    def _tell(self, message: BotMessage) -> None:
        self._client.send(encode(message) + b"\n")
