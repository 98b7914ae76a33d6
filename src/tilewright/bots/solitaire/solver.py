"""Searches for the line of plays with the highest total. The slow parts are in C++."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from tilewright import _native
from tilewright.bots.bot import Budget
from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import counted, play_of, position_of
from tilewright.movegen.plain_moves import PlainPlay

FIRST = 24  # positions searched one by one, so that there is a line at once
ROUND = 16  # positions at a time after that, between two looks at the clock
_PLAIN_RULES = Rules()


class SolitaireLine(NamedTuple):
    """Plays in order, each with its points and bonus, and how much was searched to find them."""

    plays: tuple[PlainPlay, ...] = ()
    total: int = 0
    positions: int = 0
    looked_at: int = 0  # plays, over all positions
    is_proven: bool = False  # the search was complete, so there is no better line


def solve(
    board: Board,
    tiles: Tiles,
    words: WordGraph,
    budget: Budget | None = None,
    *,
    rules: Rules = _PLAIN_RULES,
    seed: int = 0,
    progress: Callable[[SolitaireLine], None] | None = None,
) -> SolitaireLine:
    """The best line found within the budget; `progress` is called with the best so far, again and again.

    With a number of nodes and enough time for them, the same seed gives the same line with any number of threads.

    >>> words = WordGraph(["AB", "ABA", "BAB"])
    >>> line = solve(Board.empty(), Tiles("AABB"), words, Budget(seconds=60, nodes=2000))
    >>> line.total, len(line.plays), line.is_proven
    (22, 2, True)
    """
    budget = budget or Budget()
    search = _started(board, tiles, words, rules, seed)
    until = monotonic() + budget.seconds
    line = SolitaireLine()
    while (size := _next_round(line.positions, budget.nodes)) > 0:
        search.work(size, budget.threads)
        line = _told(search, words)
        if progress:
            progress(line)
        if line.is_proven or monotonic() >= until:
            break
    return line


def _started(board: Board, tiles: Tiles, words: WordGraph, rules: Rules, seed: int) -> _native.Solitaire:
    position = position_of(words.native, words.alphabet, board)
    bonuses = [rules.bonus_for(laid) for laid in range(rules.rack_size + 1)]
    return _native.Solitaire(position, counted(words.alphabet, board, tiles), rules.rack_size, bonuses, seed)


def _next_round(done: int, nodes: int | None) -> int:
    size = 1 if done < FIRST else ROUND
    return size if nodes is None else min(size, nodes - done)


def _told(search: _native.Solitaire, words: WordGraph) -> SolitaireLine:
    plays = tuple(play_of(play, words.alphabet) for play in search.line)
    return SolitaireLine(plays, search.total, search.positions, search.plays, search.is_solved)
