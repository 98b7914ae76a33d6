"""A hall of two thousand on one core: all hand in within five seconds, the round is judged, and all hear of it."""

import asyncio
import time
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from bench.load import furnished, relay
from bench.load.furnished import PlayerSeat
from bench.load.measured import Usage, be_quiet, middle_and_slowest, one_core_server, until
from bench.load.wire import Wire, wired
from tests.web.hosting import Hosted
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.games.duplicate.actions import HandIn
from tilewright.games.duplicate.slip import Slip, play_of
from tilewright.lexicons.compiled import open_graph
from tilewright.store.database import sqlite_url

PLAYERS, ROUNDS, DIFFERENT = 2_000, 3, 200
WRITING, LIMIT, PAUSE = 5.0, 15_000, 3_000  # seconds in which all hand in; ms of a round, and after it


class Position(Struct):
    """As much of the view as is needed to write a slip."""

    board: Board
    rack: Tiles


class Shown(Struct, tag_field="t", tag="view"):
    view: Position


def main() -> None:
    """2,000 players of one duplicate game, each at a socket, all slips of a round within 5 s; the server on one core"""
    be_quiet()
    relayed = relay.cost()
    with TemporaryDirectory() as folder:
        seats = asyncio.run(furnished.hall(sqlite_url(Path(folder) / "games.db"), PLAYERS, LIMIT, PAUSE))
        with one_core_server(Path(folder)) as server:
            asyncio.run(Hall(server, seats, relayed).play())


class Hall:
    """Everybody's sockets, and a screen on the wall that sees how the game stands."""

    def __init__(self, server: Hosted, seats: list[PlayerSeat], relayed: float) -> None:
        self._server, self._seats, self._relayed = server, seats, relayed
        self._usage, self._words = Usage(server.process.pid), open_graph("commons")
        self._wires: list[Wire] = []
        self._sent: dict[int, float] = {}  # by seat, when its slip was
        self._taken: list[float] = []
        self._judged: list[float] = []
        self._opened, self._shown = asyncio.Event(), asyncio.Event()
        self._position: Position | None = None

    async def play(self) -> None:
        for one in self._seats:
            wire = await wired(self._server.ws_url, one.cookie, partial(self._hear, one.seat))
            wire.say(_watch(one.game, one.seat))
            self._wires.append(wire)
        screen = await wired(self._server.ws_url, "", self._look)
        for number in range(1, ROUNDS + 1):
            await self._round(number, screen)

    async def _round(self, number: int, screen: Wire) -> None:
        slips = await self._slips(screen)
        self._usage.cpu()
        before, began = sum(wire.bytes for wire in self._wires), time.perf_counter()
        for place, seat in enumerate(Random(number).sample(range(PLAYERS), PLAYERS)):
            await asyncio.sleep(max(0.0, began + WRITING * place / PLAYERS - time.perf_counter()))
            self._hand_in(seat, slips[seat % len(slips)])
        await until(lambda: len(self._taken) == PLAYERS)
        handing, last = self._usage.cpu(), time.perf_counter() - began
        await until(lambda: len(self._judged) == PLAYERS)
        judging, told = self._usage.cpu(), max(self._judged) - min(self._judged)
        size = (sum(wire.bytes for wire in self._wires) - before) / PLAYERS
        middle, slowest = middle_and_slowest(self._taken)
        print(
            f"  round {number}: slips are taken p50 {middle:.1f} ms, p99 {slowest:.1f} ms, all by {last:.1f} s; "
            f"{handing / PLAYERS * 1000:.2f} ms CPU a slip, {handing / PLAYERS / self._relayed:.1f} relayed messages; "
            f"judging {judging:.2f} s CPU, all told within {told:.2f} s; {size / 1000:.1f} kB a player"
        )

    async def _slips(self, screen: Wire) -> list[Slip]:
        """Good ones for the round that opens next."""
        self._opened.clear()
        await self._opened.wait()
        self._taken, self._judged, self._sent = [], [], {}
        self._shown.clear()
        screen.say(_watch(self._seats[0].game, None))
        await self._shown.wait()
        assert self._position is not None
        found = list(self._words.plays(self._position.board, self._position.rack, 7))
        chosen = Random(len(found)).choices(found, k=DIFFERENT)
        return [play_of(self._position.board, laid, 0).slip for laid, *_ in chosen]

    def _hand_in(self, seat: int, slip: Slip) -> None:
        do = {"t": "do", "game": self._seats[seat].game, "seat": seat, "id": f"{time.perf_counter_ns()}"}
        self._sent[seat] = time.perf_counter()
        self._wires[seat].say(msgspec.json.encode(do | {"action": HandIn(slip)}))

    def _hear(self, seat: int, body: bytes) -> None:
        assert not body.startswith(b'{"t":"refused"'), body
        if b'"is":"handedin"' in body and seat in self._sent:
            self._taken.append(time.perf_counter() - self._sent.pop(seat))
        if b'"is":"judged"' in body:
            self._judged.append(time.perf_counter())
        if b'"is":"opened"' in body and seat == 0:
            self._opened.set()

    def _look(self, body: bytes) -> None:
        if body.startswith(b'{"t":"view"'):
            self._position = msgspec.json.decode(body, type=Shown).view
            self._shown.set()


def _watch(game: str, seat: int | None) -> bytes:
    return msgspec.json.encode({"t": "watch", "game": game, "seat": seat})
