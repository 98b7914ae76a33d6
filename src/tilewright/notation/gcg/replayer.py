"""Recomputes a game from its tiles, to check every line of a GCG file."""

import re
from collections.abc import Iterable
from typing import Protocol, assert_never

from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.score import points
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles, are_faces
from tilewright.core.tileset import TileSet
from tilewright.notation.gcg.checks import (
    GcgMistake,
    check_after_the_end,
    check_equipment,
    check_final,
    check_held,
    check_letters,
    check_number,
    check_overtime,
    check_points,
    check_rack,
    check_racks,
    check_set,
    check_settled,
    check_total,
    check_upheld,
    check_withdrawn,
    is_unsigned_withdrawal,
    laid_by,
)
from tilewright.notation.gcg.game import (
    GcgChallengePoints,
    GcgExchange,
    GcgGame,
    GcgLeftover,
    GcgMove,
    GcgOvertime,
    GcgPass,
    GcgPlay,
    GcgPragma,
    GcgUnseenExchange,
    GcgWithdrawal,
)
from tilewright.notation.gcg.holdings import Holdings
from tilewright.notation.gcg.oddities import oddities_of
from tilewright.notation.gcg.report import Remark, ReplayStep, Report

NAMES_A_RACK = re.compile(r"rack[1-4]|incomplete")


class Scoring(Protocol):
    """What recomputing needs to know of the rules of a game."""

    @property
    def layout(self) -> Layout: ...
    @property
    def tileset(self) -> TileSet: ...
    @property
    def rack_size(self) -> int: ...
    def bonus_for(self, played: int) -> int: ...
    def word_bonus_for(self, words: Iterable[str]) -> int: ...


class WordJudge(Protocol):
    def __contains__(self, word: str, /) -> bool: ...


def replay(game: GcgGame, rules: Scoring, words: WordJudge | None = None) -> Report:
    """Lay and score every play again and compare with the lines, up to the first that is wrong."""
    told = _Told(game, rules, words)
    wrong = None
    try:
        told.check()
    except GcgMistake as mistake:
        wrong = mistake.what
    oddities = oddities_of(game, told.steps, told.had)
    return Report(tuple(told.steps), wrong, tuple(told.remarks), oddities, game.unit)


class _Told:
    """What has been recomputed so far."""

    def __init__(self, game: GcgGame, rules: Scoring, words: WordJudge | None) -> None:
        self.game, self.rules, self.words = game, rules, words
        self.steps: list[ReplayStep] = []
        self.had: list[Holdings] = []  # before each step
        self.remarks: list[Remark] = []
        self.board = Board.empty(rules.layout, rules.tileset)
        self.scores = (0,) * len(game.players)
        self.holdings = Holdings.at_start(len(game.players), len(rules.tileset.bag()), _rack_size(game, rules))

    def check(self) -> None:
        game, tileset = self.game, self.rules.tileset
        check_equipment(game.pragmata, self.rules.layout, tileset)
        for line in sorted((*game.moves, *_rack_pragmata(game)), key=lambda one: one.line):
            check_letters(line, tileset)
        check_racks(_racks_after(game, 0), self.board, self.holdings)
        for number, move in enumerate(game.moves, start=1):
            check_after_the_end(move, self.steps, self.holdings)
            self._take(move)
            check_racks(_racks_after(game, number), self.board, self.holdings)
        if game.moves and game.final:
            check_final(game.moves[-1], game.final, self.scores)

    def _take(self, move: GcgMove) -> None:
        open_play = _open_play(self.steps)
        if isinstance(move, GcgWithdrawal) and open_play:
            self.holdings = self.holdings.after_withdrawal()
        step = _step(move, self.board, self.scores, open_play, self.rules, self.holdings)
        check_held(move, len(step.laid), self.holdings)
        self.had.append(self.holdings)
        if isinstance(move, GcgPlay):
            self.holdings = self.holdings.after_play(move.seat, len(step.laid))
        self.steps.append(step)
        self.board, self.scores = step.board, step.scores
        if self.words is not None:
            self.remarks += [Remark(move.line, made.text) for made in step.words if made.text not in self.words]


def _rack_size(game: GcgGame, rules: Scoring) -> int:
    """A single player whose first rack is the whole set has all tiles face up (R-8.3)."""
    tiles = len(rules.tileset.bag())
    is_face_up = len(game.players) == 1 and bool(game.moves) and len(game.moves[0].rack) == tiles
    return tiles if is_face_up else rules.rack_size


def _rack_pragmata(game: GcgGame) -> list[GcgPragma]:
    return [one for one in game.pragmata if NAMES_A_RACK.fullmatch(one.name.lower()) and are_faces(one.text)]


def _racks_after(game: GcgGame, moves: int) -> list[GcgPragma]:
    return [one for one in _rack_pragmata(game) if one.after == moves]


def _step(
    move: GcgMove,
    board: Board,
    scores: tuple[int, ...],
    open_play: ReplayStep | None,
    rules: Scoring,
    holdings: Holdings,
) -> ReplayStep:
    match move:
        case GcgPlay():
            return _played(move, board, scores, rules)
        case GcgWithdrawal():
            played = check_withdrawn(move, open_play)
            board = board.lift(played.laid)
            check_set(move, board, move.rack)
            if is_unsigned_withdrawal(move, played):
                return ReplayStep(move, board, _with_total(move, scores))
        case GcgLeftover():
            check_settled(move, board, holdings)
        case GcgExchange() | GcgUnseenExchange() | GcgPass():
            _check_idle(move, board)
        case GcgChallengePoints():
            check_upheld(move, open_play)
        case GcgOvertime():
            check_overtime(move)
        case never:
            assert_never(never)
    return ReplayStep(move, board, _scored(move, scores))


def _played(move: GcgPlay, board: Board, scores: tuple[int, ...], rules: Scoring) -> ReplayStep:
    laid, formed = laid_by(move, board)
    check_rack(move, faces_of(laid))
    kept = Tiles(move.rack).take(faces_of(laid)).faces if move.rack else ""
    check_set(move, formed.board, kept)
    bonus = rules.bonus_for(len(laid)) + rules.word_bonus_for(word.text for word in formed.words)
    check_points(move, points(formed, laid) + bonus)
    return ReplayStep(move, formed.board, _scored(move, scores), laid, formed.words)


def _check_idle(move: GcgExchange | GcgUnseenExchange | GcgPass, board: Board) -> None:
    check_set(move, board, move.rack)
    match move:
        case GcgExchange():
            check_rack(move, move.tiles)
        case GcgUnseenExchange():
            check_number(move)
        case GcgPass():
            pass
        case never:
            assert_never(never)
    check_points(move, 0)


def _scored(move: GcgMove, scores: tuple[int, ...]) -> tuple[int, ...]:
    check_total(move, scores[move.seat])
    return _with_total(move, scores)


def _with_total(move: GcgMove, scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(move.total if seat == move.seat else score for seat, score in enumerate(scores))


def _open_play(steps: list[ReplayStep]) -> ReplayStep | None:
    """The play that can still be challenged, since nobody has had a turn after it (R-3.2)."""
    turns = [step for step in steps if not isinstance(step.move, GcgChallengePoints | GcgOvertime)]
    return turns[-1] if turns and isinstance(turns[-1].move, GcgPlay) else None
