"""The messages of one client over its socket. One socket carries any number of games."""

import time
from collections.abc import Callable

import msgspec
import structlog

from tilewright.live import client_messages as w
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import Granted, LobbyChanged, RefusedMessage, TableChanged, Time, encode
from tilewright.live.tables.table import ActionRequest
from tilewright.live.tables.watcher import Watcher
from tilewright.web.client import RUDE, Client
from tilewright.web.closed_book import check_action
from tilewright.web.metrics import ACTIONS, DENIED
from tilewright.web.problems import problem_of
from tilewright.web.rate_limits import Bucket, Rate
from tilewright.web.seats import SeatBook
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor, required

TALKING = Rate(burst=100, per_second=30)
MOST_IGNORED = 500  # messages over the rate limit before the client is disconnected
MOST_GAMES = 200  # games one socket watches, and tables it waits at
_log = structlog.get_logger()


class SocketConversation:
    """One client's conversation, from its first message to its last."""

    def __init__(self, services: AppServices, client: Client, visitor: Visitor | None) -> None:
        self._services, self._client, self._visitor = services, client, visitor
        self._seats = SeatBook(services, visitor)
        self._watched: dict[tuple[str, int | None], Watcher] = {}
        self._waits: dict[str, Callable[[], None]] = {}
        self._stop_browsing: Callable[[], None] | None = None
        self._bucket = Bucket(TALKING, time.monotonic())
        self._ignored = 0

    async def hear(self, text: str | bytes) -> None:
        """Handle one message. Whatever happens, it is answered and the next one can follow."""
        if not self._services.config.no_rate_limit and not self._bucket.takes(time.monotonic()):
            self._ignore()
            return
        message: w.AnyClientMessage | None = None
        try:
            message = w.decode(text)
            await self._do(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._deny(ServerRefusal("malformed", why=str(error)), message)
        except Exception as error:  # noqa: BLE001 - the client is told, and the socket stays open
            self._deny(error, message)

    def leave(self) -> None:
        for watcher in self._watched.values():
            self._services.server.hub.leave(watcher)
        for stop in self._waits.values():
            stop()
        if self._stop_browsing:
            self._stop_browsing()

    async def _do(self, message: w.AnyClientMessage) -> None:
        server = self._services.server
        match message:
            case w.Do():
                await self._play(message)
            case w.Watch():
                await self._watch(message)
            case w.Unwatch():
                if watcher := self._watched.pop((message.game, message.seat), None):
                    server.hub.leave(watcher)
            case w.Ping():
                self._client.send(encode(Time(server.clock.now(), message.at)))
            case w.Offer():
                await self._seats.check(message.game, message.seat)
                await server.consent.offer(message.game, message.seat, message.what)
            case w.Decline():
                await self._seats.check(message.game, message.seat)
                await server.consent.decline(message.game, message.seat, message.what)
            case w.Dismiss():
                await self._seats.check(message.game, message.seat)
                await server.presence.dismiss(message.game, message.seat, message.whom)
            case w.Wait():
                await self._wait(message.code)
            case w.Browse():
                self._browse(message.on)

    async def _play(self, message: w.Do) -> None:
        """The time is taken when the message arrives, whatever has to be opened before it can be judged."""
        began, at = time.perf_counter(), self._services.server.clock.now()
        await self._seats.check(message.game, message.seat)
        table = await self._services.server.registry.table(message.game)
        action = table.kind.read_action(message.action)
        await check_action(self._services, required(self._visitor).person, table, action)
        answer = await self._services.server.registry.ask(
            message.game, ActionRequest(message.seat, action, message.id, message.n), at
        )
        ACTIONS.labels(table.kind.name).observe(time.perf_counter() - began)
        if answer.again or (message.game, message.seat) not in self._watched:
            self._client.send(encode(Granted(message.game, message.id, answer.n)))

    async def _watch(self, message: w.Watch) -> None:
        where = (message.game, message.seat)
        if len(self._watched) >= MOST_GAMES:
            raise ServerRefusal("too-many-tables", most=MOST_GAMES)
        privileged = False
        if message.seat is not None:
            await self._seats.check(message.game, message.seat)
        else:
            privileged = await self._seats.leads_the_club_of(message.game)
        if watcher := self._watched.pop(where, None):
            self._services.server.hub.leave(watcher)
        hub = self._services.server.hub
        self._watched[where] = await hub.watch(
            self._client, message.game, message.seat, message.since, privileged=privileged
        )

    async def _wait(self, code: str) -> None:
        required(self._visitor)
        open_table = await self._services.server.lobby.at(code)
        if len(self._waits) >= MOST_GAMES:
            raise ServerRefusal("too-many-tables", most=MOST_GAMES)
        if code not in self._waits:
            self._waits[code] = self._services.server.lobby.wait(code, self._tell)
        self._tell(TableChanged(code, game=open_table.invitation.game))

    def _browse(self, on: bool) -> None:
        if self._stop_browsing:
            self._stop_browsing()
            self._stop_browsing = None
        if on:
            self._stop_browsing = self._services.server.lobby.browse(self._tell)

    def _tell(self, message: TableChanged | LobbyChanged) -> None:
        self._client.send(encode(message))

    def _ignore(self) -> None:
        """Over the rate limit: answer only now and then, and finally disconnect."""
        self._ignored += 1
        if self._ignored > MOST_IGNORED:
            self._client.drop(RUDE, "too much")
        elif self._ignored % 50 == 1:
            self._deny(ServerRefusal("slow-down", seconds=self._bucket.wait()), None)

    def _deny(self, error: Exception, message: w.AnyClientMessage | None) -> None:
        status, problem = problem_of(error)
        if status == 500:
            _log.error("fault", exc_info=error, message=type(message).__name__)
        DENIED.labels(problem.key).inc()
        denied = RefusedMessage(
            problem.key,
            problem.says,
            getattr(message, "game", None),
            getattr(message, "id", None),
            problem.rule,
            problem.facts,
            problem.n,
        )
        self._client.send(encode(denied))
