"""The first player as arbitrator: draws, opens the round, reads the slips, rules on words, judges (R-9.2 to R-9.5)."""

from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.frame.typed import Command, Unclear, Words, by_whom
from tilewright.cli.games.duplicate.round_text import slip_text
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import Drawing, Ready, Reviewing, State
from tilewright.notation.slips import MOST_DIGITS, read_slip

_ANSWERS = {"yes": True, "y": True, "no": False, "n": False}
_DISCIPLINE = "Write it as: warn Ben, or penalise Ben 5."


def question(state: State) -> str:
    """What Enter does now."""
    match state.phase:
        case Drawing():
            return "Enter draws by chance, or name the tiles that came out of your bag"
        case Ready():
            return "Enter opens the round"
        case Reviewing():
            return "Enter judges the slips; you can rule and correct before"
        case _:
            return "Enter closes the round"


def due(state: State) -> a.Action:
    """The action that Enter stands for."""
    match state.phase:
        case Drawing():
            return a.Draw()
        case Ready():
            return a.Open()
        case Reviewing():
            return a.Judge()
        case _:
            return a.Close()


def slips_in(table: TerminalTable) -> list[str]:
    """What was handed in, for the arbitrator's eyes."""
    state = table.state
    slips = [(seat, state.slip_of(seat)) for seat in state.contestants]
    return [f"{table.names[seat]}: {slip_text(slip, table.convention)}" for seat, slip in slips if slip]


class Arbitrating:
    """The arbitrator's commands; what they get wrong is told in a sentence."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def commands(self) -> dict[str, Command]:
        """Those that the rules have a use for."""
        rules: Rules = self.table.state.rules
        commands = {
            "rule": Command("rule WORD yes, or no", "accept or refuse a word in this game", self.rule),
            "correct": Command("correct 8F HORN by Ben", "read a slip as it was meant", self.correct),
            "warn": Command("warn Ben", "give a warning", self.warn),
            "penalise": Command("penalise Ben 5", "take points off", self.penalise),
            "stop": Command("stop", "end the game here", lambda seat, _: self.table.do(a.Stop(), seat)),
        }
        idle = {name for name, allowed in (("warn", rules.warnings), ("penalise", rules.penalty)) if not allowed}
        return {name: one for name, one in commands.items() if name not in idle}

    def rule(self, seat: int, words: Words) -> None:
        if len(words) != 2 or words[1].lower() not in _ANSWERS:
            raise Unclear("Write it as: rule QI yes, or rule QI no.")
        self.table.do(a.Rule(words[0].upper(), _ANSWERS[words[1].lower()]), seat)

    def correct(self, seat: int, words: Words) -> None:
        table = self.table
        slip, owner = by_whom(words, table.names)
        if owner is None:
            raise Unclear("Say whose slip it is, as in correct 8F HORN by Ben.")
        state, text = table.state, " ".join(slip)
        if table.do(a.Correct(owner, read_slip(state.board, text, table.convention, state.rack)), seat):
            table.word = f"The slip of {table.names[owner]} is corrected. (R-9.3)"

    def warn(self, seat: int, words: Words) -> None:
        self.table.do(a.Warn(self._player(words)), seat)

    def penalise(self, seat: int, words: Words) -> None:
        points = words[-1] if len(words) > 1 else ""
        owner = self._player(words[:-1] if points else words)
        if not (points.isdecimal() and len(points) <= MOST_DIGITS):
            raise Unclear(_DISCIPLINE)
        self.table.do(a.Penalise(owner, int(points)), seat)

    def _player(self, words: Words) -> int:
        _, seat = by_whom(("by", *words), self.table.names)
        if seat is None:
            raise Unclear(_DISCIPLINE)
        return seat
