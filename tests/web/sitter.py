"""A player at a real socket: it follows the game as any client does, and plays as a bot would."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tilewright.bots.bot import Bot, Budget, own_dice
from tilewright.bots.roster import bot_for
from tilewright.games.base import Kit
from tilewright.games.kind import AnyKind, kind_of
from tilewright.lexicons.compiled import open_graph
from tilewright.web.visitors import COOKIE


@contextmanager
def guests(url: str, *names: str) -> Iterator[list["Guest"]]:
    """People with browsers, who close them in the end."""
    with ExitStack() as browsers:
        yield [browsers.enter_context(closing(Guest(url, name))) for name in names]


class Guest:
    """Somebody with a browser: a name, a cookie, and requests."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.me = self.post("/api/me", name=name)

    @property
    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies[COOKIE]}"

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, **body: Any) -> Any:
        return self._good(self.http.post(path, json=body))

    def get(self, path: str, **query: Any) -> Any:
        return self._good(self.http.get(path, params=query))

    def _good(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


@dataclass
class Sitter:
    """One seat at one game. `view` follows what the server tells; `received` is every byte that came."""

    ws_url: str
    cookie: str
    game: str
    seat: int | None
    bot: str = ""
    view: Any = None
    n: int = -1
    received: list[str] = field(default_factory=list)
    denied: list[Any] = field(default_factory=list)
    kind: AnyKind = field(init=False)
    _socket: ClientConnection = field(init=False)
    _ids: Iterator[int] = field(default_factory=count)
    _player: Bot[Any, Any] | None = None

    async def sit(self, since: int | None = None) -> None:
        self._socket = await connect(self.ws_url, additional_headers={"Cookie": self.cookie}, max_size=None)
        watch: dict[str, Any] = {"t": "watch", "game": self.game}
        watch |= {"seat": self.seat} if self.seat is not None else {}
        await self.say(watch | ({"since": since} if since is not None else {}))

    async def say(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def leave(self) -> None:
        await self._socket.close()

    async def hear(self) -> dict[str, Any]:
        """The next message, followed as the page does."""
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["t"]:
            case "view":
                self.kind = kind_of(message["about"]["kind"])
                self.view = msgspec.convert(message["view"], type=view_type(self.kind.name), strict=True)
                self.n = message["n"]
            case "events":
                assert message["n"] == self.n + 1, "every turn comes once, and in order"
                for event in msgspec.convert(message["events"], type=list[self.kind.event]):  # type: ignore[name-defined]
                    self.view = self.kind.evolve(self.view, event)
                self.n = message["n"]
            case "refused":
                self.denied.append(message)
            case _:
                pass
        return message

    async def act(self, action: Any, *, at_any_turn: bool = False) -> str:
        """Ask for it; the name of the action, which its answer bears."""
        name = f"{self.seat}-{next(self._ids)}"
        message = {"t": "do", "game": self.game, "seat": self.seat, "id": name, "action": msgspec.to_builtins(action)}
        await self.say(message if at_any_turn else message | {"n": self.n})
        return name

    async def play_out(self) -> None:
        """Until it is over: whenever the seat may act its bot is asked, once a turn, and every action is answered."""
        asked, waits = -1, None
        while self.view is None or not self.view.is_over:
            message = await self.hear()
            waits = None if message.get("id") == waits else waits
            if self.view is None or self.view.is_over or self.seat is None or asked == self.n or waits:
                continue
            if self.seat in self.kind.pending(self.view):
                asked = self.n
                action = await asyncio.to_thread(self._choose)
                if action is not None:
                    waits = await self.act(action)

    def _choose(self) -> Any:
        words = open_graph("commons")
        if self._player is None:
            self._player = bot_for(self.kind.name, self.bot, words, self.view.rules)
        assert self.seat is not None
        kit = Kit(words, own_dice(self.game, self.seat, self.n))
        return self._player.choose(self.view, kit, Budget(seconds=0.05))


def view_type(game: str) -> Any:
    return import_module(f"tilewright.games.{game}.view").View
