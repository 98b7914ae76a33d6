"""How fast the native core finds plays and plays games, beside the plain generator."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import TypeVar

from tilewright import _native
from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES
from tilewright.engine.leave_training import LeaveTraining, TrainingPlan
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.movegen.native_board import counted, position_of
from tilewright.testing import SAMPLE_WORDS

PLACES = (os.environ.get("TILEWRIGHT_WORDS", ""), "/usr/share/dict/american-english-huge", "/usr/share/dict/words")
POSITIONS, GAMES = 40, 300
RULES = Rules()
T = TypeVar("T")


def main() -> None:
    """graph, plays and whole static games, one thread, in CPU time; a word list of your own: TILEWRIGHT_WORDS=FILE"""
    words = _words()
    graph, built = _timed(lambda: WordGraph(words))
    file = graph.save()
    again, loaded = _timed(lambda: WordGraph.load(file))
    print(f"  {len(graph):,} words: built in {built:.2f} s, loaded in {loaded * 1000:.0f} ms, {len(file) / 1e6:.1f} MB")
    plain, positions = WordList(words), _positions(again)
    ours, seconds = _timed(lambda: [len(found(again, *position)) for position in positions])
    theirs, slow = _timed(lambda: [sum(1 for _ in plain.plays(*position, 7)) for position in positions[:10]])
    assert ours[:10] == theirs
    rate, plain_rate = sum(ours) / seconds, sum(theirs) / slow
    print(f"  {rate:,.0f} plays found a second, {rate / plain_rate:,.0f} times as many as by the plain generator")
    _games(again)
    training = LeaveTraining(again, RULES, TrainingPlan("bench"))
    boards, taken = _timed(lambda: training.go_on(threads=1))
    print(f"  {taken / boards:.2f} s for a board of a training, {len(training):,} leaves")


def _games(graph: WordGraph) -> None:
    """Whole games: all moves of each turn looked at, against the best found without; then with more players."""
    by_graph, by_map = StaticPlayer(graph, RULES), StaticPlayer(graph, RULES, mapped=True)
    by_map.against(by_map, 1, seed=0)  # builds the map
    slow = _rate("all moves of every turn, in order", by_graph, 2, GAMES // 3, exhaustive=True)
    quick = _rate("the best alone, by the graph", by_graph, 2, GAMES)
    mapped = _rate("the best alone, by the word map", by_map, 2, GAMES)
    told = f"{quick / slow:.1f} times as fast by the graph, {mapped / slow:.1f} by the map"
    print(f"  against all moves the best alone is {told}")
    for seats in (3, 4):
        turns = _rate(f"{seats} seats, by the word map", by_map, seats, GAMES)
        print(f"  a turn with {seats} seats takes {mapped / turns:.2f} times as long as with 2")


def _rate(what: str, player: StaticPlayer, seats: int, games: int, *, exhaustive: bool = False) -> float:
    """Turns a second."""
    others = [player] * (seats - 1)
    outcomes, seconds = _timed(lambda: player.against(others, games, seed=1, exhaustive=exhaustive))
    average = sum(sum(one.points) for one in outcomes) / seats / games
    rate = sum(sum(one.turns) for one in outcomes) / seconds
    told = f"{games / seconds:7,.0f} static games a second, {rate:7,.0f} turns, {average:.0f} points each"
    print(f"  {what:<34}{told}")
    return rate


def found(graph: WordGraph, board: Board, rack: Tiles) -> list[_native.Play]:
    """As the core tells them, before they are Python values."""
    position = position_of(graph.native, graph.alphabet, board)
    return position.plays(counted(graph.alphabet, board, rack), 7, ())


def _words() -> list[str]:
    for place in PLACES:
        if place and Path(place).is_file():
            lines = Path(place).read_text(encoding="utf-8").split()
            good = {line.upper() for line in lines if line.isascii() and line.isalpha() and not line.istitle()}
            return sorted(word for word in good if 2 <= len(word) <= 15)
    return list(SAMPLE_WORDS)


def _positions(graph: WordGraph) -> list[tuple[Board, Tiles]]:
    chance, player = Random(1), StaticPlayer(graph, RULES)
    positions: list[tuple[Board, Tiles]] = []
    while len(positions) < POSITIONS:
        bag, board = list(STANDARD_TILES.bag()), Board.empty()
        chance.shuffle(bag)
        while len(bag) > 7 and len(positions) < POSITIONS:
            rack = Tiles("".join(bag[:7]))
            positions.append((board, rack))
            laid = player.best(board, rack, in_bag=len(bag)).laid
            for face in faces_of(laid) or bag[0]:
                bag.remove(face)
            board = board.lay(laid)
    return positions


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    start = process_time()
    result = work()
    return result, process_time() - start
