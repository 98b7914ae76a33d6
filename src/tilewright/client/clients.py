"""A program at a server: it opens or joins tables, hears when it may act, and moves."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from typing import Any, Self, TypeAlias
from uuid import uuid4

import httpx
import msgspec

from tilewright.client.messages import GameOver, Message, MessageLines, ServerSaidNo, YourTurn, refusal_in
from tilewright.games.base import BaseAction
from tilewright.notation.move import Move

#: A table as `POST /api/tables` takes it, such as `{"kind": "crossword", "places": [{"mine": True}, {}]}`.
Proposal: TypeAlias = Mapping[str, object]
#: What a seat does: a move of the standard game, also as text, or any action of any game.
Choice: TypeAlias = str | Move | BaseAction

TABLE_FOR_TWO: Proposal = {"kind": "crossword", "places": [{"mine": True}, {}]}
STREAM = "/api/bot/stream"
SILENCE_SECONDS = 60.0  # the server writes at least every 20
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
GONE_ON = "stale"  # the game has moved on since


def _options(url: str, token: str) -> dict[str, Any]:
    timeout = httpx.Timeout(SILENCE_SECONDS)
    return {"base_url": url, "headers": {"Authorization": f"Bearer {token}"}, "timeout": timeout}


def _body(turn: YourTurn, choice: Choice, key: str | None) -> dict[str, Any]:
    """Sent twice with one key, a move counts once; `n` refuses it if the game has moved on."""
    chosen = {"action": msgspec.to_builtins(choice)} if isinstance(choice, BaseAction) else {"move": str(choice)}
    return {"seat": turn.seat, "id": key or uuid4().hex, "n": turn.n, **chosen}


def _answer(answer: httpx.Response) -> Any:
    if not answer.is_success:
        raise refusal_in(answer.status_code, answer.content)
    return answer.json()


def _longer(pause: float) -> float:
    return min(2 * pause, LONGEST_PAUSE)


class BotClient:
    """Waits in the thread that calls it. The token belongs to an account of the server.

    with BotClient("https://tiles.example", token) as client:
        print(client.open_table())
        client.play(lambda turn: "-")
    """

    def __init__(self, url: str, token: str, transport: httpx.BaseTransport | None = None) -> None:
        self._http = httpx.Client(**_options(url, token), transport=transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def open_table(self, proposal: Proposal = TABLE_FOR_TWO) -> str:
        """The code by which others join."""
        return str(_answer(self._http.post("/api/tables", json=proposal))["code"])

    def join_table(self, code: str) -> None:
        _answer(self._http.post(f"/api/tables/{code}/join", json={}))

    def move(self, turn: YourTurn, choice: Choice, key: str | None = None) -> int:
        """Make a move; returns the turn that the game is at then. Raises `ServerSaidNo`."""
        return int(_answer(self._http.post(f"/api/games/{turn.game}/moves", json=_body(turn, choice, key)))["n"])

    def messages(self) -> Iterator[Message]:
        """What happens in the games of the account, as it happens. A connection that is lost is opened again."""
        pause = FIRST_PAUSE
        while True:
            try:
                with self._http.stream("GET", STREAM) as answer:
                    if not answer.is_success:
                        raise refusal_in(answer.status_code, answer.read())
                    lines = MessageLines()
                    for received in answer.iter_bytes():
                        pause = FIRST_PAUSE
                        yield from lines.feed(received)
            except httpx.TransportError:
                pass  # the server, or the way to it, is down
            time.sleep(pause)
            pause = _longer(pause)

    def play(self, choose: Callable[[YourTurn], Choice | None]) -> GameOver:
        """Answer every turn by what `choose` says, None for nothing, until a game is over."""
        for message in self.messages():
            if isinstance(message, GameOver):
                return message
            if isinstance(message, YourTurn) and (choice := choose(message)) is not None:
                try:
                    self.move(message, choice)
                except ServerSaidNo as no:
                    if no.key != GONE_ON:
                        raise
        raise AssertionError("the messages do not end")


class AsyncBotClient:
    """The same for asyncio."""

    def __init__(self, url: str, token: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._http = httpx.AsyncClient(**_options(url, token), transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def open_table(self, proposal: Proposal = TABLE_FOR_TWO) -> str:
        """The code by which others join."""
        return str(_answer(await self._http.post("/api/tables", json=proposal))["code"])

    async def join_table(self, code: str) -> None:
        _answer(await self._http.post(f"/api/tables/{code}/join", json={}))

    async def move(self, turn: YourTurn, choice: Choice, key: str | None = None) -> int:
        """Make a move; returns the turn that the game is at then. Raises `ServerSaidNo`."""
        return int(_answer(await self._http.post(f"/api/games/{turn.game}/moves", json=_body(turn, choice, key)))["n"])

    async def messages(self) -> AsyncIterator[Message]:
        """What happens in the games of the account, as it happens. A connection that is lost is opened again."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._http.stream("GET", STREAM) as answer:
                    if not answer.is_success:
                        raise refusal_in(answer.status_code, await answer.aread())
                    lines = MessageLines()
                    async for received in answer.aiter_bytes():
                        pause = FIRST_PAUSE
                        for message in lines.feed(received):
                            yield message
            except httpx.TransportError:
                pass  # the server, or the way to it, is down
            await asyncio.sleep(pause)
            pause = _longer(pause)

    async def play(self, choose: Callable[[YourTurn], Awaitable[Choice | None]]) -> GameOver:
        """Answer every turn by what `choose` says, None for nothing, until a game is over."""
        async for message in self.messages():
            if isinstance(message, GameOver):
                return message
            if isinstance(message, YourTurn) and (choice := await choose(message)) is not None:
                try:
                    await self.move(message, choice)
                except ServerSaidNo as no:
                    if no.key != GONE_ON:
                        raise
        raise AssertionError("the messages do not end")
