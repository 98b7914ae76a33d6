"""What it costs the server that one more comes: to a hall, to a table that people gather at, to a game that runs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from tempfile import TemporaryDirectory

import httpx
import msgspec

from bench.load import furnished
from bench.load.furnished import Crowd
from bench.load.measured import Usage, be_quiet, one_core_server
from bench.load.wire import Wire, wired
from tests.web.hosting import Hosted
from tilewright.live.tables.setup import MOST_PLAYERS
from tilewright.store.database import sqlite_url

SIZES = (100, 1_000, 5_000, 10_000)
COMING = 100  # whose coming is measured
AT_ONCE = 50
SECONDS = 60.0  # that an answer may take
Comes = Callable[[int], Awaitable[None]]


def main() -> None:
    """ms of the server's CPU if one more enters a hall, joins a table by its code, or comes late; beside any request"""
    be_quiet()
    most = getrlimit(RLIMIT_NOFILE)[1]
    setrlimit(RLIMIT_NOFILE, (most, most))
    heads = ("players", "request", "enter", "join", f"{AT_ONCE} join", "late", f"{AT_ONCE} late")
    print("  " + " ".join(f"{head:>8}" for head in heads))
    for players in SIZES:
        with TemporaryDirectory() as folder:
            there = min(players, MOST_PLAYERS - 2 * COMING)  # so that the largest hall has room for those who come
            crowd = asyncio.run(furnished.crowd(sqlite_url(Path(folder) / "games.db"), there, 4 * COMING))
            with one_core_server(Path(folder)) as server:
                asyncio.run(Entering(server, crowd).measure(players))


class Entering:
    def __init__(self, server: Hosted, crowd: Crowd) -> None:
        self._server, self._crowd, self._usage = server, crowd, Usage(server.process.pid)
        self._wires: list[Wire] = []

    async def measure(self, players: int) -> None:
        coming = [range(COMING * part, COMING * (part + 1)) for part in range(4)]
        async with httpx.AsyncClient(base_url=self._server.url, timeout=SECONDS) as self._http:
            await self._join(0)  # whatever is opened once
            await self._each(coming[0], self._look)  # from now on the server knows them
            request = await self._each(coming[0], self._look)
            join = await self._each(coming[0][1:], self._join)
            many_join = await self._at_once(coming[1], self._join)
            # Before anybody watches: how many are there is then told every second or less, whoever comes.
            late = await self._each(coming[2], self._come_late)
            many_late = await self._at_once(coming[3], self._come_late)
            enter = await self._each(range(len(self._crowd.seated)), self._enter)
        costs = " ".join(f"{cost * 1000:8.2f}" for cost in (request, enter, join, many_join, late, many_late))
        print(f"  {players:>8,} {costs}", flush=True)
        for wire in self._wires:
            wire.close()

    async def _each(self, coming: Sequence[int], comes: Comes) -> float:
        """One after the other: seconds of CPU for each."""
        self._usage.cpu()
        for number in coming:
            await comes(number)
        return self._usage.cpu() / len(coming)

    async def _at_once(self, coming: Sequence[int], comes: Comes) -> float:
        self._usage.cpu()
        for first in range(0, len(coming), AT_ONCE):
            await asyncio.gather(*(comes(number) for number in coming[first : first + AT_ONCE]))
        return self._usage.cpu() / len(coming)

    async def _enter(self, seat: int) -> None:
        """A socket, and the game as the seat sees it."""
        shown = asyncio.Event()
        wire = await wired(self._server.ws_url, self._crowd.seated[seat], lambda body: _heard(body, shown))
        wire.say(msgspec.json.encode({"t": "watch", "game": self._crowd.game, "seat": seat}))
        await asyncio.wait_for(shown.wait(), SECONDS)
        self._wires.append(wire)

    async def _look(self, number: int) -> None:
        """A request that changes nothing, to compare with."""
        answer = await self._http.get("/api/me", headers={"cookie": self._crowd.coming[number]})
        assert answer.status_code == 200, answer.text

    async def _join(self, number: int) -> None:
        await self._post(f"/api/tables/{self._crowd.code}/join", number)

    async def _come_late(self, number: int) -> None:
        await self._post(f"/api/games/{self._crowd.game}/seats", number)

    async def _post(self, path: str, number: int) -> None:
        answer = await self._http.post(path, json={}, headers={"cookie": self._crowd.coming[number]})
        assert answer.status_code == 201, answer.text


def _heard(body: bytes, shown: asyncio.Event) -> None:
    assert not body.startswith(b'{"t":"refused"'), body
    if body.startswith(b'{"t":"view"'):
        shown.set()
