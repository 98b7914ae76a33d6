"""Recomputes a game from its tiles, to check every line of a GCG file."""

import re
from collections.abc import Iterable
from typing import Protocol, assert_never

from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.score import points
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import TileSet
from tilewright.notation.gcg.checks import (
    GcgMistake,
    check_after_the_end,
    check_equipment,
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
from tilewright.notation.gcg.line import are_faces
from tilewright.notation.gcg.report import Remark, ReplayStep, Report

NAMES_A_RACK = re.compile(r"rack[1-4]|incomplete")


class Scoring(Protocol):
    """What recomputing needs to know of the rules of a game."""

    @property
    def layout(self) -> Layout: ...
    @property
    def tileset(self) -> TileSet: ...
    def bonus_for(self, played: int) -> int: ...
    def word_bonus_for(self, words: Iterable[str]) -> int: ...


class WordJudge(Protocol):
    def __contains__(self, word: str, /) -> bool: ...


def replay(game: GcgGame, rules: Scoring, words: WordJudge | None = None) -> Report:
    """Lay and score every play again and compare with the lines, up to the first that is wrong."""
    steps: list[ReplayStep] = []
    remarks: list[Remark] = []
    board, scores = Board.empty(rules.layout, rules.tileset), (0,) * len(game.players)
    try:
        check_equipment(game.pragmata, rules.layout, rules.tileset)
        check_racks(_racks_after(game, 0), board, len(game.players))
        for number, move in enumerate(game.moves, start=1):
            check_after_the_end(move, steps, len(game.players))
            step = _step(move, board, scores, _open_play(steps), rules)
            steps.append(step)
            board, scores = step.board, step.scores
            if words is not None:
                remarks += [Remark(move.line, made.text) for made in step.words if made.text not in words]
            check_racks(_racks_after(game, number), board, len(game.players))
    except GcgMistake as wrong:
        return Report(tuple(steps), wrong.what, tuple(remarks))
    return Report(tuple(steps), None, tuple(remarks))


def _racks_after(game: GcgGame, moves: int) -> list[GcgPragma]:
    here = [one for one in game.pragmata if one.after == moves and are_faces(one.text)]
    return [one for one in here if NAMES_A_RACK.fullmatch(one.name.lower())]


def _step(
    move: GcgMove, board: Board, scores: tuple[int, ...], open_play: ReplayStep | None, rules: Scoring
) -> ReplayStep:
    match move:
        case GcgPlay():
            return _played(move, board, scores, rules)
        case GcgWithdrawal():
            board = board.lift(check_withdrawn(move, open_play).laid)
            check_set(move, board, move.rack)
        case GcgLeftover():
            check_settled(move, board)
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
    return tuple(move.total if seat == move.seat else score for seat, score in enumerate(scores))


def _open_play(steps: list[ReplayStep]) -> ReplayStep | None:
    """The play that can still be challenged, since nobody has had a turn after it (R-3.2)."""
    turns = [step for step in steps if not isinstance(step.move, GcgChallengePoints | GcgOvertime)]
    return turns[-1] if turns and isinstance(turns[-1].move, GcgPlay) else None
