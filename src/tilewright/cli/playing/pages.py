"""Pages to read: what can be typed, and the score pad."""

from tilewright.cli.playing.table import Table
from tilewright.cli.playing.typed import COMMANDS
from tilewright.cli.saying import plain
from tilewright.editions.house import solitaire_of
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


def teaching_page(table: Table) -> list[str]:
    """The rules in one screen, for somebody who has never played; `rules` has those of this game, one by one."""
    rules = table.game.rules
    size, ahead = rules.rack_size, "H6" if table.convention is Convention.RULEBOOK else "8F"
    checked = isinstance(rules.checking, OnChallenge)
    return [
        f"Everybody has {size} tiles. In your turn you lay some of them in one row or one",
        "column, without a gap, so that they make words, and draw as many again. (R-2.7)",
        "The first word covers the centre square. Every later play touches tiles there,",
        "and all that it makes or changes, across and down, has to be words. (R-2.8)",
        f"Type {ahead} HORN to lay HORN from that square on; a small letter is a blank.",
        "Or exchange tiles (exchange QO), or pass: both end your turn. (R-2.13, R-2.14)",
        "A play scores the letters of all its words. Where you lay a tile in this turn,",
        "2L and 3L count it twice or three times, 2W and 3W its whole word. A blank is",
        "any letter and counts nothing. (R-4.1 to R-4.4)",
        "Seven tiles in one turn earn 50 points more. (R-4.5)",
        *(CHALLENGED if checked else AT_ONCE).splitlines(),
        "It ends when the bag is empty and somebody has laid the last tile, or when",
        "nobody plays any more. Tiles left count against you, and for whoever went out.",
        "The highest score wins. (R-4.6, R-4.7, R-5.1)",
        "",
        "help lists all that you can type, rules the rules of this game one by one.",
    ]


CHALLENGED = (
    "Do you doubt a word? Say challenge before the next player lays tiles, exchanges\n"
    "or passes: a play that is no good is taken back. (R-3.2, R-3.3)"
)
AT_ONCE = "Only words of the list can be played. (R-3.6)"


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
        case "hint":
            return rules.dictionary is Dictionary.OPEN or solitaire_of(rules) is not None
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
