"""A thousand tables for two on one core: how soon a move is seen at the other seat, what it costs, what games weigh."""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load import furnished, relay
from bench.load.furnished import PlayerSeat
from bench.load.measured import Usage, be_quiet, counted, middle_and_slowest, one_core_server, until
from bench.load.players import Pair
from tests.web.hosting import Hosted
from tilewright.engine.static_player import StaticPlayer
from tilewright.lexicons.compiled import open_graph
from tilewright.store.database import sqlite_url

TABLES = 1_000
RATES = (100, 200, 400, 600, 800, 1_000)  # moves a second, of all tables together
SECONDS = 12.0
PATIENCE_MS = 100.0  # the slowest of a hundred should be seen by then
Seats = tuple[PlayerSeat, PlayerSeat]


def main() -> None:
    """1,000 tables with two sockets each, the server on one core; from a move sent to its sight at the other seat"""
    be_quiet()
    relayed = relay.cost()
    print(f"  a bare relay on the same stack: {relayed * 1000:.3f} ms CPU for a message in from one and out to two")
    with TemporaryDirectory() as folder:
        sets = asyncio.run(furnished.tables(sqlite_url(Path(folder) / "games.db"), len(RATES) + 2, TABLES))
        with one_core_server(Path(folder)) as server:
            asyncio.run(_loaded(server, sets, relayed))


async def _loaded(server: Hosted, sets: list[list[Seats]], relayed: float) -> None:
    usage, words = Usage(server.process.pid), open_graph("commons")
    pairs = [Pair(StaticPlayer(words, furnished.RULES, mapped=True)) for _ in range(TABLES)]
    await _seated_in_turn(server, usage, pairs, sets[0])
    await _alone(pairs[0])
    best = 0.0
    for rate, games in zip(RATES, sets[2:], strict=True):
        await _seat(pairs, games)
        made, slowest = await _at(rate, usage, pairs, relayed)
        best = rate if slowest < PATIENCE_MS else best
        if made < 0.9 * rate:
            break
    print(f"  99 of 100 moves are seen within {PATIENCE_MS:.0f} ms at up to {best:.0f} moves a second")
    assert not [pair.denied for pair in pairs if pair.denied]
    await _rested(server, usage, pairs, sets[1])


async def _seat(pairs: list[Pair], games: list[Seats]) -> None:
    for pair, seats in zip(pairs, games, strict=True):
        await pair.sit(seats)


async def _seated_in_turn(server: Hosted, usage: Usage, pairs: list[Pair], games: list[Seats]) -> None:
    """First one table, which brings the word list with it; then all sockets, then all games."""
    await pairs[0].connect(server.ws_url, games[0])
    await pairs[0].sit(games[0])
    empty = usage.memory()
    for pair, seats in zip(pairs[1:], games[1:], strict=True):
        await pair.connect(server.ws_url, seats)
    connected = usage.memory()
    await _seat(pairs[1:], games[1:])
    sockets, opened = (connected - empty) / (2 * len(pairs)), (usage.memory() - connected) / len(pairs)
    print(f"  {sockets / 1000:.1f} kB a socket, {opened / 1000:.1f} kB a game that is open, beyond its sockets")


async def _alone(pair: Pair) -> None:
    """One table plays, and the others only sit there."""
    for _ in range(20):
        pair.move()
        await asyncio.sleep(0.2)
    print("  one table plays alone: p50 {:.1f} ms, p99 {:.1f} ms".format(*middle_and_slowest(pair.taken)))


async def _at(rate: float, usage: Usage, pairs: list[Pair], relayed: float) -> tuple[float, float]:
    """All tables together make so many moves a second: how many were made, and after how many ms the slowest seen."""
    for pair in pairs:
        pair.taken.clear()
    usage.cpu()
    began, every = time.perf_counter(), len(pairs) / rate
    calmest = asyncio.create_task(_calmest(usage, pairs))
    late = await asyncio.gather(*(_play(pair, number / rate, every) for number, pair in enumerate(pairs)))
    each, cpu = await calmest
    seconds = time.perf_counter() - began
    taken = [one for pair in pairs for one in pair.taken]
    middle, slowest = middle_and_slowest(taken)
    print(
        f"  {rate:>5} moves a second: {len(taken) / seconds:5.0f} made, {sum(late)} late; p50 {middle:.1f} ms, p99 "
        f"{slowest:.1f} ms; {cpu / len(taken) * 1000:.2f} ms CPU a move, {each * 1000:.2f} in the calmest second, "
        f"{each / relayed:.1f} relayed messages; {cpu / seconds * 100:.0f} % of the core"
    )
    return len(taken) / seconds, slowest


async def _calmest(usage: Usage, pairs: list[Pair]) -> tuple[float, float]:
    """CPU a move in the second in which the rest of the machine disturbed it least; and all of it."""
    each, whole, before = [], 0.0, 0
    for _ in range(int(SECONDS) - 1):
        await asyncio.sleep(1)
        used, made = usage.cpu(), sum(len(pair.taken) for pair in pairs)
        each.append(used / max(made - before, 1))
        whole, before = whole + used, made
    await asyncio.sleep(SECONDS - int(SECONDS) + 1)
    return min(each), whole + usage.cpu()


async def _play(pair: Pair, first: float, every: float) -> int:
    """A move each so many seconds; how often the last one had not been seen by then."""
    loop = asyncio.get_running_loop()
    moment, late, end = loop.time() + first, 0, loop.time() + SECONDS
    while moment < end and not pair.is_over:
        await asyncio.sleep(max(0.0, moment - loop.time()))
        late += not (pair.move() or pair.is_over)
        moment += every
    await asyncio.sleep(max(0.0, end - loop.time()))
    return late


async def _rested(server: Hosted, usage: Usage, pairs: list[Pair], games: list[Seats]) -> None:
    """What is left of games that are opened and put to rest again, once the memory of others has been freed."""
    await _let_rest(server, pairs)
    before = usage.memory()
    await _seat(pairs, games)
    opened = usage.memory()
    await _let_rest(server, pairs)
    left = (usage.memory() - before) / len(games)
    print(f"  of a game that rests again {left / 1000:.2f} kB are left, of {(opened - before) / len(games) / 1000:.1f}")


async def _let_rest(server: Hosted, pairs: list[Pair]) -> None:
    for pair in pairs:
        pair.leave()
    await until(lambda: not counted(server, "tilewright_tables"), every=1)
