"""A thousand tables for two on one core: how soon a move is seen at the other seat, what it costs, what games weigh."""

import asyncio
import logging
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog

from bench.load import furnished
from bench.load.furnished import Sitting
from bench.load.measured import Usage, middle_and_slowest, on_the_servers_core
from bench.load.players import Pair
from bench.load.wire import Wire, wired
from tests.web.hosting import Hosted, free_port, hosted
from tilewright.bots.static_player import StaticPlayer
from tilewright.editions.house import rules_for
from tilewright.lexicons.compiled import open_graph
from tilewright.store.database import sqlite_url

TABLES = 1_000
RATES = (100, 200, 400, 600, 800, 1_000)  # moves a second, of all tables together
SECONDS = 12.0
PATIENCE = 0.1  # the slowest of a hundred should be seen by then
Seats = tuple[Sitting, Sitting]


def main() -> None:
    """1,000 tables with two sockets each, the server on one core; from a move sent to its sight at the other seat"""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with TemporaryDirectory() as folder:
        sets = asyncio.run(furnished.tables(sqlite_url(Path(folder) / "games.db"), len(RATES) + 1, TABLES))
        relayed = asyncio.run(_relayed())
        with on_the_servers_core():
            running = hosted(Path(folder), "--hasty")
            server = running.__enter__()
        try:
            asyncio.run(_loaded(server, sets, relayed))
        finally:
            running.__exit__(None, None, None)


async def _loaded(server: Hosted, sets: list[list[Seats]], relayed: float) -> None:
    usage = Usage(server.process.pid)
    mind = StaticPlayer(open_graph("commons"), rules_for("folio", ("challenge=void",)), mapped=True)
    pairs = [Pair(mind) for _ in range(TABLES)]
    await _connected(server, usage, pairs, sets[0])
    await _alone(usage, pairs[0])
    best = 0.0
    for rate, games in zip(RATES, sets[1:], strict=True):
        for pair, seats in zip(pairs, games, strict=True):
            await pair.sit(seats)
        held = await _at(rate, usage, pairs, relayed)
        best = rate if held else best
        if not held:
            break
    print(f"  the highest of these rates at which 99 of 100 moves are seen within {PATIENCE * 1000:.0f} ms: {best:.0f}")
    for pair in pairs:
        assert not pair.denied, pair.denied[0]


async def _connected(server: Hosted, usage: Usage, pairs: list[Pair], seats: list[Seats]) -> None:
    empty = usage.memory()
    for pair, two in zip(pairs, seats, strict=True):
        await pair.connect(server.ws_url, two)
    connected = usage.memory()
    for pair, two in zip(pairs, seats, strict=True):
        await pair.sit(two)
    sockets, games = (connected - empty) / (2 * len(pairs)), (usage.memory() - connected) / len(pairs)
    print(f"  {sockets / 1000:.1f} kB a socket, {games / 1000:.1f} kB a game that is open, beyond its sockets")


async def _alone(usage: Usage, pair: Pair) -> None:
    """One table that nobody else disturbs."""
    usage.cpu()
    began = time.perf_counter()
    for _ in range(20):
        if pair.move():
            await asyncio.sleep(0.1)
    idle = time.perf_counter() - began
    middle, slowest = middle_and_slowest(pair.taken)
    print(f"  one table alone: p50 {middle:.1f} ms, p99 {slowest:.1f} ms, {usage.cpu() / idle * 100:.1f} % of the core")
    pair.taken.clear()


async def _at(rate: float, usage: Usage, pairs: list[Pair], relayed: float) -> bool:
    """Whether the server keeps up when all tables together make so many moves a second."""
    for pair in pairs:
        pair.taken.clear()
    usage.cpu()
    began, every = time.perf_counter(), len(pairs) / rate
    asked = await asyncio.gather(*(_play(pair, number / rate, every) for number, pair in enumerate(pairs)))
    seconds, cpu = time.perf_counter() - began, usage.cpu()
    taken = [one for pair in pairs for one in pair.taken]
    middle, slowest = middle_and_slowest(taken)
    each = cpu / len(taken)
    print(
        f"  {rate:>5} moves a second asked for, {len(taken) / seconds:6.0f} made ({sum(asked)} late): "
        f"p50 {middle:6.1f} ms, p99 {slowest:6.1f} ms, "
        f"{each * 1000:.2f} ms CPU a move, {each / relayed:.1f} times a relayed message, "
        f"{cpu / seconds * 100:.0f} % of the core"
    )
    return slowest < PATIENCE * 1000


async def _play(pair: Pair, first: float, every: float) -> int:
    """A move each so many seconds; how often the last one had not been seen by then."""
    loop = asyncio.get_running_loop()
    moment, late = loop.time() + first % every, 0
    end = loop.time() + SECONDS
    while moment < end and not pair.is_over:
        await asyncio.sleep(max(0.0, moment - loop.time()))
        late += not pair.move()
        moment += every
    await asyncio.sleep(max(0.0, end - loop.time()))
    return late


async def _relayed() -> float:
    """Seconds of CPU that a bare relay on the same stack needs for one message, in to one and out to two."""
    port, heard = free_port(), asyncio.Event()
    with on_the_servers_core():
        command = [sys.executable, "-m", "bench.load.relay", str(port)]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: ASYNC220 - nothing else runs yet
    try:
        wires = [await _patiently(f"ws://127.0.0.1:{port}/{room // 2}", heard) for room in range(200)]
        usage, messages = Usage(process.pid), 8_000
        for number in range(messages):
            wires[number % len(wires)].say(b"x" * 200)
            if number % 20 == 19:
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
        each = usage.cpu() / messages
        print(f"  a bare relay: {each * 1000:.3f} ms CPU for a message, in from one and out to two")
        return each
    finally:
        process.kill()
        process.wait()


async def _patiently(url: str, heard: asyncio.Event) -> Wire:
    for _ in range(200):
        try:
            return await wired(url, "", lambda _: heard.set())
        except OSError:
            await asyncio.sleep(0.05)
    raise ConnectionError(url)


if __name__ == "__main__":
    main()
