"""The first player as arbitrator: draws, opens the round, reads the slips, rules on words, judges (R-9.2 to R-9.5)."""

from collections.abc import Mapping

from tilewright.cli.playing.typed import by_whom
from tilewright.cli.saying import plain
from tilewright.cli.table_games.duplicate.telling import slip_text
from tilewright.cli.table_games.table import Table
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import Drawing, Ready, Reviewing, State
from tilewright.notation.slips import MOST_DIGITS, read_slip

Words = tuple[str, ...]
COMMANDS: Mapping[str, tuple[str, str]] = {
    "rule": ("rule WORD yes, or no", "accept or refuse a word in this game"),
    "correct": ("correct 8F HORN by Ben", "read a slip as it was meant"),
    "warn": ("warn Ben", "give a warning"),
    "penalise": ("penalise Ben 5", "take points off"),
    "stop": ("stop", "end the game here"),
}
_ANSWERS = {"yes": True, "y": True, "no": False, "n": False}


def commands_by(rules: Rules) -> Mapping[str, tuple[str, str]]:
    """Those that the rules have a use for."""
    idle = {name for name, allowed in (("warn", rules.warnings), ("penalise", rules.penalty)) if not allowed}
    return {name: told for name, told in COMMANDS.items() if name not in idle}


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


def slips_in(table: Table) -> list[str]:
    """What was handed in, for the arbitrator's eyes."""
    state = table.state
    slips = [(seat, state.slip_of(seat)) for seat in state.contestants]
    return [f"{table.names[seat]}: {slip_text(slip, table.convention)}" for seat, slip in slips if slip]


def arbitrate(table: Table, seat: int, name: str, words: Words) -> None:
    """One of the commands; what it gets wrong is told in a sentence."""
    match name:
        case "stop":
            table.do(a.Stop(), seat)
        case "rule" if len(words) == 2 and words[1].lower() in _ANSWERS:
            if table.do(a.Rule(words[0].upper(), _ANSWERS[words[1].lower()]), seat):
                table.word = table.news[-1]
        case "correct":
            _correct(table, seat, words)
        case "warn" | "penalise":
            _discipline(table, seat, name, words)
        case _:
            table.word = "Write it as: rule QI yes, or rule QI no."


def _correct(table: Table, seat: int, words: Words) -> None:
    try:
        slip, owner = by_whom(words, table.names)
    except LookupError as error:
        table.word = f"Nobody here is called {plain(str(error.args[0]))!r}."
        return
    if owner is None:
        table.word = "Say whose slip it is, as in correct 8F HORN by Ben."
    elif table.do(a.Correct(owner, read_slip(table.state.board, " ".join(slip), table.convention)), seat):
        table.word = f"The slip of {table.names[owner]} is corrected. (R-9.3)"


def _discipline(table: Table, seat: int, name: str, words: Words) -> None:
    """`warn Ben`, or `penalise Ben 5`."""
    points = words[-1] if name == "penalise" and len(words) > 1 else ""
    try:
        _, owner = by_whom(("by", *(words[:-1] if points else words)), table.names)
    except LookupError as error:
        table.word = f"Nobody here is called {plain(str(error.args[0]))!r}."
        return
    if owner is None or (name == "penalise" and not (points.isdecimal() and len(points) <= MOST_DIGITS)):
        table.word = "Write it as: warn Ben, or penalise Ben 5."
        return
    action = a.Penalise(owner, int(points)) if points else a.Warn(owner)
    if table.do(action, seat):
        table.word = table.news[-1]
