"""Pages to read: how a play is typed, and the rules in one screen."""

from tilewright.editions.house import solitaire_of
from tilewright.games.crossword.policies import Blanks, Dictionary, OnChallenge, ThemeByVote, VowelsApart
from tilewright.games.crossword.rules import Rules
from tilewright.notation.coordinates import Convention


def typing_page(convention: Convention) -> list[str]:
    """How a play is typed, and what that means."""
    is_lettered = convention is Convention.TOURNAMENT
    across, down, row, column = ("8F", "F8", "8", "F") if is_lettered else ("H6", "6H", "H", "6")
    return [
        f"{across} HORN lays HORN across from row {row}, column {column}; {down} HORN lays it down.",
        f"A small letter is a blank, a dot is a tile on the board: {across} HO.n",
        "The play is shown first: Enter plays it, undo or another play takes it back.",
        "Laying tiles begins your turn: the play before it then stands. (R-3.2)",
        "The start of a name is enough: ex QO, ch HORN.",
    ]


def teaching_page(rules: Rules, example: str) -> list[str]:
    """The rules in one screen, for somebody who has never played; `rules` has those of this game, one by one."""
    checked = isinstance(rules.checking, OnChallenge)
    return [
        f"Everybody has {rules.rack_size} tiles. In your turn you lay some of them in one row or one",
        "column, without a gap, so that they make words, and draw as many again. (R-2.7)",
        "The first word covers the centre square. Every later play touches tiles there,",
        "and all that it makes or changes, across and down, has to be words. (R-2.8)",
        f"Type {example} to lay HORN from that square on; a small letter is a blank.",
        "Or exchange tiles (exchange QO), or pass: both end your turn. (R-2.13, R-2.14)",
        "A play scores the letters of all its words. Where you lay a tile in this turn,",
        "2L and 3L count it twice or three times, 2W and 3W its whole word. A blank is",
        "any letter and counts nothing. (R-4.1 to R-4.4)",
        "Seven tiles in one turn earn 50 points more. (R-4.5)",
        *(CHALLENGED if checked else AT_ONCE).splitlines(),
        "It ends when the bag is empty and somebody has laid the last tile, or when",
        "nobody plays any more. Tiles you have left count against you, and for the",
        "player who went out. The highest score wins. (R-4.6, R-4.7, R-5.1)",
        "",
        "help lists all that you can type, rules the rules of this game one by one.",
    ]


CHALLENGED = (
    "Do you doubt a word? Say challenge before the next player lays tiles, exchanges\n"
    "or passes: a play that is no good is taken back. (R-3.2, R-3.3)"
)
AT_ONCE = "Only words of the list can be played. (R-3.6)"


def idle_commands(rules: Rules) -> set[str]:
    """Those that these rules have no use for."""
    used = {
        "recycle": rules.blanks is Blanks.RECYCLED,
        "claim": isinstance(rules.theme, ThemeByVote),
        "vote": isinstance(rules.theme, ThemeByVote),
        "challenge": isinstance(rules.checking, OnChallenge),
        "draw": isinstance(rules.drawing, VowelsApart),
        "look": rules.dictionary is Dictionary.OPEN,
        "hint": rules.dictionary is Dictionary.OPEN or solitaire_of(rules) is not None,
        "finish": rules.is_face_up,
        "exchange": not rules.is_face_up,
        "shuffle": not rules.is_face_up,
    }
    return {name for name, is_used in used.items() if not is_used}
