"""A game of a GCG file or of Woogles, recomputed from its tiles."""

from collections.abc import Container
from typing import assert_never

from tilewright.cli.replaying.report import Caution, Mismatch, Recorded, Row
from tilewright.cli.saying import plain
from tilewright.core.board import Board
from tilewright.core.faces import shown, written
from tilewright.core.square import faces_of
from tilewright.editions.books import Edition
from tilewright.notation import gcg
from tilewright.notation.coordinates import Convention, write
from tilewright.notation.gcg.equipment import with_equipment


def replay_game(game: gcg.GcgGame, edition: Edition, words: Container[str] | None) -> Recorded:
    rules = with_equipment(game, edition.rules)
    report = gcg.replay(game, rules, words)
    names = [plain(player.name or player.nick, 40) for player in game.players]
    board = report.steps[-1].board if report.steps else Board.empty(rules.layout, rules.tileset)
    plays = [step for step in report.steps if step.laid]
    wrong, unit = report.wrong, report.unit.capitalize()
    return Recorded(
        rows=[_row(step, names) for step in report.steps],
        board=board,
        edition=edition.name,
        wrong=Mismatch(wrong.line, _what(wrong, game.unit), wrong.key, wrong.says, wrong.should) if wrong else None,
        last=frozenset(one.square for one in plays[-1].laid if board.at(one.square)) if plays else frozenset(),
        remarks=[f"{unit} {remark.line}: {plain(shown(remark.word))} is not in the list." for remark in report.remarks],
        totals=_totals(names, report.steps[-1].scores) if report.steps else {},
        warnings=[Caution(one.line, one.key, plain(one.what, 200)) for one in report.oddities],
        unit=game.unit,
    )


def _totals(names: list[str], scores: tuple[int, ...]) -> dict[str, int]:
    """Players may share a name."""
    called = [name if names.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(names, start=1)]
    return dict(zip(called, scores, strict=True))


def _what(wrong: gcg.Inconsistency, unit: str) -> str:
    return f"{wrong.key}: the {unit} says {plain(wrong.says)}, and it should be {plain(wrong.should)}"


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
            return {"at": at, "word": written(word)}, f"{at} {written(word)}" + _also(step)
        case gcg.GcgExchange(tiles=tiles):
            return {"exchange": written(tiles)}, f"exchanges {shown(tiles)}"
        case gcg.GcgUnseenExchange(number=number):
            return {"exchange": number}, f"exchanges {number}"
        case gcg.GcgPass():
            return {"pass": True}, "passes"
        case gcg.GcgWithdrawal():
            return {"withdrawn": True}, "takes the play back"
        case gcg.GcgChallengePoints():
            return {"challenge": True}, "challenged, the play stands"
        case gcg.GcgLeftover(tiles=tiles):
            return {"left": written(tiles)}, f"tiles left: {shown(tiles)}"
        case gcg.GcgOvertime():
            return {"time": True}, "time over"
        case never:
            assert_never(never)


def _also(step: gcg.ReplayStep) -> str:
    """The words made besides the first, and whether all tiles were laid."""
    others = [shown(made.text) for made in step.words[1:]]
    told = f", with {', '.join(others)}" if others else ""
    return told + (f" ({len(step.laid)} tiles)" if len(faces_of(step.laid)) > 6 else "")
