"""Pages to read: what can be typed, and the score pad."""

from tilewright.cli.playing.table import Table
from tilewright.cli.playing.typed import COMMANDS
from tilewright.cli.saying import plain
from tilewright.games.crossword.policies import Blanks, Dictionary, OnChallenge, ThemeByVote, VowelsApart
from tilewright.games.crossword.rules import Rules
from tilewright.notation.coordinates import Convention


def help_page(table: Table) -> list[str]:
    """One screen: how a play is typed, and the commands that this game has a use for."""
    rules = table.game.rules
    across, down = ("8F", "F8") if table.convention is Convention.TOURNAMENT else ("H6", "6H")
    row, column = across[: len(across) - 1], "F"
    if table.convention is Convention.RULEBOOK:
        row, column = "H", "6"
    lines = [
        f"{across} HORN lays HORN across from row {row}, column {column}; {down} HORN lays it down.",
        f"A small letter is a blank, a dot is a tile on the board: {across} HO.n",
        "The play is shown first: Enter plays it, undo or another play takes it back.",
        "Laying tiles begins your turn: the play before it then stands. (R-3.2)",
        "The start of a name is enough: ex QO, ch HORN.",
    ]
    return lines + [
        f"{usage:<32} {does}" for name, (usage, does) in COMMANDS.items() if usage and _has_use(name, rules)
    ]


def _has_use(name: str, rules: Rules) -> bool:
    match name:
        case "recycle":
            return rules.blanks is Blanks.RECYCLED
        case "claim" | "vote":
            return isinstance(rules.theme, ThemeByVote)
        case "challenge":
            return isinstance(rules.checking, OnChallenge)
        case "draw":
            return isinstance(rules.drawing, VowelsApart)
        case "look":
            return rules.dictionary is Dictionary.OPEN
        case "finish":
            return rules.is_face_up
        case "exchange" | "shuffle":
            return not rules.is_face_up
        case _:
            return True


def pad_page(table: Table) -> list[str]:
    """R-13.1: what each did, and how all stood after it."""
    names = [name[:12] for name in table.told.players]
    heads = "".join(f"{name:>14}" for name in names)
    lines = [f"{'':<30}{heads}"]
    for entry in table.game.pad:
        what = f"{names[entry.seat]} {plain(entry.what)}"[:28]
        totals = "".join(f"{total:>14}" for total in entry.totals)
        lines.append(f"{what:<28} {totals}")
    return lines if len(lines) > 1 else ["Nothing is scored yet."]
