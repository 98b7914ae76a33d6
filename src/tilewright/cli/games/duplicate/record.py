"""A duplicate game as a table: every slip of every round with its points, what went on the board, the result."""

from tilewright.cli.games.duplicate.round_text import slip_text, totals
from tilewright.cli.games.record import RecordedTurn
from tilewright.cli.saying import plain
from tilewright.core.board import Board
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.state import State
from tilewright.notation.coordinates import Convention
from tilewright.sentences import sentence


def turns(before: State, event: e.Event) -> list[RecordedTurn]:
    """Slips by the round they were judged in, in the order of the seats."""
    match event:
        case e.Judged(verdicts=verdicts):
            rows = [_slip(verdict, seat, before.number) for verdict in verdicts for seat in verdict.seats]
            return sorted(rows, key=lambda row: row[0])
        case e.Left(seat=seat):
            return [(seat, {"left": True}, "leaves", 0)]
        case e.Warned(seat=seat):
            return [(seat, {"warned": True}, "is warned", 0)]
        case e.Penalised(seat=seat, points=points):
            return [(seat, {"penalty": points}, "is penalised", -points)]
        case _:
            return []


def words_of(event: e.Event) -> tuple[str, ...]:
    """The words that an event puts on the board."""
    return event.play.words if isinstance(event, e.Placed) else ()


def board_of(state: State) -> Board:
    return state.board


def result(state: State) -> list[str]:
    """What went on the board, round by round, and the totals."""
    placed = [
        f"{number:>2}. {' '.join(one.rack)}: {slip_text(one.placed.slip, Convention.TOURNAMENT)}, {one.placed.points}"
        for number, one in enumerate(state.rounds, start=1)
        if one.placed
    ]
    return [*placed, "", *totals(state)]


def _slip(verdict: e.Verdict, seat: int, number: int) -> RecordedTurn:
    at, _, word = slip_text(verdict.slip, Convention.TOURNAMENT).partition(" ") if verdict.slip else ("", "", "")
    why = f" ({plain(sentence(verdict.why.refused), 120)})" if verdict.why and verdict.slip else ""
    fields: dict[str, object] = {"round": number, "at": at, "word": word} if word else {"round": number}
    return seat, fields, f"{number}. {f'{at} {word}' if word else 'no slip'}{why}", verdict.scored
