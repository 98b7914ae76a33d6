"""How fast the library is from Python, beside what the native core does by itself."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import TypeVar

import tilewright as tw
from tilewright.bots.roster import bot
from tilewright.engine.batch import Position, best_many, moves_many
from tilewright.lexicons.compiled import open_graph

GAMES, STARTS, BATCH = 200, 5, 20
KEPT = 40  # games
T = TypeVar("T")


def main() -> None:
    """importing, listing moves, whole games and batches from Python, in CPU time; commons"""
    _imports()
    words = open_graph("commons")
    (positions, turns), seconds = _timed(_games)
    player = bot("greedy", words, tw.Rules(), mapped=True)
    player.against(player, 1, seed=0)
    native, alone = _timed(lambda: player.against(player, GAMES, seed=1))
    told = f"{GAMES / seconds:,.0f} whole games of best moves a second by Game, {turns / seconds:,.0f} turns"
    print(f"  {told}; the native core by itself plays {len(native) / alone:,.0f}")
    _listing(positions)
    asked = [Position.of(one) for one in positions]
    _batches("moves_many", lambda threads: moves_many(asked, words, threads=threads), len(asked))
    _batches("best_many", lambda threads: best_many(asked * BATCH, words, threads=threads), len(asked) * BATCH)


def _imports() -> None:
    empty = _starting("pass")
    for code in ("import json", "import tilewright", "from tilewright import Game"):
        print(f"  {code}: {(_starting(code) - empty) * 1000:.0f} ms")


def _starting(code: str) -> float:
    """The least of several runs."""
    return min(_child(code) for _ in range(STARTS))


def _child(code: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", code], check=True, env=kept)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _games() -> tuple[list[tw.Game], int]:
    """The positions of the first few, and how many turns there were in all."""
    positions, turns = [], 0
    for seed in range(GAMES):
        game = tw.Game.new(house=["challenge=void"], words="commons", seed=seed)
        while not game.is_over:
            if seed < KEPT:
                positions.append(game.copy())
            game.play(game.best_move() or "-")
            turns += 1
    return positions, turns


def _listing(positions: list[tw.Game]) -> None:
    ways: dict[str, Callable[[tw.Game], object]] = {
        "legal_moves()": tw.Game.legal_moves,
        "each as a value, with its points": lambda game: [move.score for move in game.legal_moves()],
        "each with its text": lambda game: [str(move) for move in game.legal_moves()],
    }
    moves = sum(len(game.legal_moves()) for game in positions) / len(positions)
    for what, ask in ways.items():
        _, seconds = _timed(lambda ask=ask: [ask(game) for game in positions])  # type: ignore[misc]
        print(f"  {what:<34}{len(positions) / seconds:8,.0f} positions a second, {moves:,.0f} moves each")


def _batches(what: str, ask: Callable[[int | None], object], positions: int) -> None:
    """In seconds by the clock: the threads share the work."""
    for threads, said in ((1, "one thread"), (None, "all cores")):
        start = perf_counter()
        ask(threads)
        print(f"  {what + ', ' + said:<34}{positions / (perf_counter() - start):8,.0f} positions a second by the clock")


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    start = process_time()
    result = work()
    return result, process_time() - start
