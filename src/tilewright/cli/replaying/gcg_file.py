"""A GCG file, recomputed from its tiles."""

from collections.abc import Container
from typing import assert_never

from tilewright.cli.replaying.report import Mismatch, Recorded, Row
from tilewright.cli.saying import plain
from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.editions.books import Edition
from tilewright.notation import gcg
from tilewright.notation.coordinates import Convention, write


def replay_gcg(data: bytes, edition: Edition, words: Container[str] | None) -> Recorded:
    game = gcg.read(data)
    report = gcg.replay(game, edition.rules, words)
    names = [plain(player.name or player.nick, 40) for player in game.players]
    board = report.steps[-1].board if report.steps else Board.empty(edition.rules.layout, edition.rules.tileset)
    plays = [step for step in report.steps if step.laid]
    wrong = report.wrong
    return Recorded(
        rows=[_row(step, names) for step in report.steps],
        board=board,
        edition=edition.name,
        wrong=Mismatch(wrong.line, _what(wrong), wrong.key, wrong.says, wrong.should) if wrong else None,
        last=frozenset(one.square for one in plays[-1].laid if board.at(one.square)) if plays else frozenset(),
        remarks=[f"Line {remark.line}: {plain(remark.word)} is not in the list." for remark in report.remarks],
        totals=dict(zip(names, report.steps[-1].scores, strict=True)) if report.steps else {},
    )


def _what(wrong: gcg.Inconsistency) -> str:
    return f"{wrong.key}: the line says {plain(wrong.says)}, and it should be {plain(wrong.should)}"


def _row(step: gcg.ReplayStep, names: list[str]) -> Row:
    move = step.move
    fields, told = _fields(step)
    return Row(move.line, names[move.seat], fields, told, move.points, move.total)


def _fields(step: gcg.ReplayStep) -> tuple[dict[str, object], str]:
    """What a program wants to know of a move, and how people read it."""
    move = step.move
    match move:
        case gcg.GcgPlay(start=start, direction=direction, word=word):
            at = write(start, direction, Convention.TOURNAMENT)
            return {"at": at, "word": word}, f"{at} {word}" + _also(step)
        case gcg.GcgExchange(tiles=tiles):
            return {"exchange": tiles}, f"exchanges {tiles}"
        case gcg.GcgUnseenExchange(number=number):
            return {"exchange": number}, f"exchanges {number}"
        case gcg.GcgPass():
            return {"pass": True}, "passes"
        case gcg.GcgWithdrawal():
            return {"withdrawn": True}, "takes the play back"
        case gcg.GcgChallengePoints():
            return {"challenge": True}, "challenged, the play stands"
        case gcg.GcgLeftover(tiles=tiles):
            return {"left": tiles}, f"tiles left: {tiles}"
        case gcg.GcgOvertime():
            return {"time": True}, "time over"
        case never:
            assert_never(never)


def _also(step: gcg.ReplayStep) -> str:
    """The words made besides the first, and whether all tiles were laid."""
    others = [made.text for made in step.words[1:]]
    told = f", with {', '.join(others)}" if others else ""
    return told + (f" ({len(step.laid)} tiles)" if len(faces_of(step.laid)) > 6 else "")
