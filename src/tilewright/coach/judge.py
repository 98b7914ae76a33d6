"""Judges the moves of one position: by search where the rules allow it, else by points and leaves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from math import hypot

from msgspec.structs import replace as replace_struct

from tilewright import _native
from tilewright.bots.crossword.keeping import values_of
from tilewright.bots.crossword.ranking import MoveRanker, MoveRanking
from tilewright.bots.crossword.thinking import is_clear, outlook_of
from tilewright.coach.decisions import PASS, Decision
from tilewright.coach.values import Basis, Line
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.tiles import BLANK, Tiles
from tilewright.editions.house import EngineSupport, engine_support
from tilewright.engine.depth import Depth
from tilewright.engine.outlook import Effort, JudgedMove, Judgement
from tilewright.engine.static_player import Valued
from tilewright.engine.thinker import Thinker
from tilewright.engine.win_table import win_table_for
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import view
from tilewright.lexicons.graph import WordGraph

FULL = 1.0
Follow = Callable[[tuple[Line, ...]], None]


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """What was found out: for the best move, and for the one that was made. Chances are the mover's."""

    basis: Basis
    lines: tuple[Line, ...]
    played: Line
    win: float
    played_win: float
    best_equity: float
    margin: float | None = None
    spread: float | None = None
    played_spread: float | None = None
    nodes: int = 0

    @property
    def best(self) -> Line:
        return self.lines[0]

    @property
    def spread_lost(self) -> float | None:
        return None if self.spread is None or self.played_spread is None else max(self.spread - self.played_spread, 0.0)

    def followed(self, win: float, spread: float | None) -> "JudgedTurn":
        """With an empty bag, what followed says what the move was worth."""
        played = replace_struct(self.played, win=win, spread=spread)
        return replace(self, played_win=win, played_spread=spread, played=played)

    def raised(self) -> "JudgedTurn":
        """What was made is never better than the best: where a search says so, it was the best."""
        if self.played_win <= self.win:
            return self
        spread = self.spread if self.played_spread is None else self.played_spread
        return replace(self, win=self.played_win, spread=spread, lines=(self.played, *self.lines))


class PositionJudge:
    """Words, rules and the effort for each position. It keeps nothing from one position to the next."""

    def __init__(self, words: WordGraph, rules: Rules, effort: Effort, lines: int) -> None:
        self.words, self.rules, self.effort, self.most = words, rules, effort, lines
        self.thinker = Thinker(words, rules, values_of(words), Depth.EVERYTHING)
        self.ranker = MoveRanker(Kit(words, Dice(bytes(32))), words, rules, max(lines, 1))

    def judged(
        self, one: Decision, number: int = 0, follow: Follow | None = None, stop: _native.Stop | None = None
    ) -> JudgedTurn:
        """The same for the same nodes and the same number, whatever the threads."""
        if not one.is_whole:
            return self._unknown(one)
        ranking = self.ranker.ranked(one.state, one.seat, one.made)
        if not self._can_search(one.state, one.seat):
            return self._static(one, ranking)
        board, rack = one.state.board, one.state.racks[one.seat]

        def told(judgement: Judgement) -> None:
            if follow:
                follow(_lines(board, rack, judgement.moves[: self.most]))

        seen = outlook_of(view(one.state, one.seat))
        found = self.thinker.judge(seen, self.effort, seed=number, follow=told, stop=stop, also=[one.made])
        return self._searched(one, ranking, found)

    def _can_search(self, state: State, seat: int) -> bool:
        spelt = set(state.racks[seat].faces) <= {BLANK, *self.words.alphabet.letters}
        support = engine_support(self.rules, opened=not state.jacks)
        return spelt and support is EngineSupport.GAMES and _goes_on(state) and is_clear(view(state, seat))

    def _searched(self, one: Decision, ranking: MoveRanking, found: Judgement) -> JudgedTurn:
        looked_at = [move for move in found.moves if move.win is not None or found.depth is not None]
        if not looked_at:
            return self._static(one, ranking)
        best = looked_at[0]
        win = _win(best)
        played = next((move for move in looked_at if move.move.does_as(one.made)), None)
        if played is None:
            guess = self._guessed(one, ranking, win)
            margin, spread = best.margin, None
        else:
            guess, margin, spread = _win(played), _both(best, played), played.spread
        equity = ranking.equity if ranking.equity is not None else float(one.made.points)
        sure, samples = (played.margin, played.samples) if played else (None, 0)
        line = Line(*_said(one, equity), guess, spread, sure, samples)
        board, rack = one.state.board, one.state.racks[one.seat]
        others = [JudgedMove(move) for move in ranking.best if found.depth and not move.does_as(best.move)]
        return JudgedTurn(
            Basis.PROVEN if found.is_solved else Basis.SEARCHED,
            _lines(board, rack, [*looked_at, *others][: self.most]),
            line,
            win,
            guess,
            ranking.best[0].equity if ranking.best else equity,
            None if found.is_solved else margin,
            best.spread,
            spread,
            found.nodes,
        )

    def _static(self, one: Decision, ranking: MoveRanking) -> JudgedTurn:
        best = ranking.best or (PASS,)
        win = self._chance(one, best[0].equity, len(best[0].laid))
        equity = ranking.equity
        if equity is None:  # nobody knows what a phony leaves, so its points alone count
            equity = min(best[0].equity - best[0].points + one.made.points, best[0].equity)
        played_win = min(self._chance(one, equity, len(one.made.laid)), win) if equity < best[0].equity else win
        board, rack = one.state.board, one.state.racks[one.seat]
        lines = _lines(board, rack, [JudgedMove(move, self._chance(one, move.equity, len(move.laid))) for move in best])
        played = Line(*_said(one, equity), played_win)
        return JudgedTurn(Basis.STATIC, lines, played, win, played_win, best[0].equity)

    def _unknown(self, one: Decision) -> JudgedTurn:
        """Only the scores are known: nothing is lost, and nothing is praised."""
        win = self.shares(one.state, one.seat)[one.seat]
        played = Line(*_said(one, float(one.made.points)), win)
        return JudgedTurn(Basis.UNKNOWN, (played,), played, win, win, float(one.made.points))

    def _guessed(self, one: Decision, ranking: MoveRanking, win: float) -> float:
        """The chance after a move that a search cannot make, such as a phony: by its points against the best move's."""
        if not ranking.best:
            return win
        best = ranking.best[0]
        worth = ranking.equity if ranking.equity is not None else best.equity - best.points + one.made.points
        change = self._chance(one, worth, len(one.made.laid)) - self._chance(one, best.equity, len(best.laid))
        return min(max(win + min(change, 0.0), 0.0), FULL)

    def _chance(self, one: Decision, equity: float, laid: int) -> float:
        """By the win table: the scores after a move of this equity."""
        outlook = outlook_of(view(one.state, one.seat))
        standings = [round(1000 * (outlook.scores[0] + equity)), *(1000 * score for score in outlook.scores[1:])]
        table = _table(self.words.name, outlook.seats, self.rules.rack_size)
        return table.chance(standings, min(max(outlook.in_bag - laid, 0), outlook.in_bag), 1 % outlook.seats, 0)

    def shares(self, state: State, seat: int, win: float | None = None) -> tuple[float, ...]:
        """Each seat's chance before a move, if this is the mover's; the others share the rest as the win table says."""
        order = [seat, *islice(state.after(seat), len(state.in_play) - 1)]
        table = _table(self.words.name, len(order), self.rules.rack_size)
        standings = [1000 * state.scores[one] for one in order]
        by_table = [table.chance(standings, state.in_bag, 0, place) for place in range(len(order))]
        own = by_table[0] / (sum(by_table) or FULL) if win is None else win
        rest = sum(by_table[1:])
        shares = dict.fromkeys(state.seats, 0.0) | {seat: own}
        for other, chance in zip(order[1:], by_table[1:], strict=True):
            shares[other] = (FULL - own) * (chance / rest if rest else FULL / (len(order) - 1))
        return tuple(shares[one] for one in state.seats)


def _goes_on(state: State) -> bool:
    """Some records go on after the passes that end a game, or stop there and do not say that it is over."""
    ending = state.rules.ending
    if ending.scoreless and state.scoreless >= ending.scoreless:
        return False
    return sum(state.passes) < ending.passes_each * len(state.in_play)


@lru_cache(maxsize=16)
def _table(lexicon: str, seats: int, rack_size: int) -> _native.WinTable:
    return win_table_for(lexicon, seats, rack_size).native()


def _win(move: JudgedMove) -> float:
    """Where an endgame was too long to prove, who would be ahead wins."""
    if move.win is not None:
        return move.win
    spread = move.spread or 0.0
    return (spread > 0) + (spread == 0) / 2


def _both(best: JudgedMove, played: JudgedMove) -> float | None:
    """The margin of a difference, as if both were independent: on shared draws it is smaller."""
    if played is best:
        return 0.0
    return hypot(best.margin or 0.0, played.margin or 0.0)


def _said(one: Decision, equity: float) -> tuple[str, int, float, str]:
    rack = one.state.racks[one.seat]
    board = one.state.board
    return one.laid.text(board), one.laid.points, equity, board.tileset.written(one.laid.leave(rack).faces)


def _lines(board: Board, rack: Tiles, moves: Sequence[JudgedMove]) -> tuple[Line, ...]:
    return tuple(_line(board, rack, move.move, move) for move in moves)


def _line(board: Board, rack: Tiles, move: Valued, found: JudgedMove) -> Line:
    text, leave = move.text(board), board.tileset.written(move.leave(rack).faces)
    return Line(text, move.points, move.equity, leave, found.win, found.spread, found.margin, found.samples)
