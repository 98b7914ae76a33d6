"""How reading fails: what was expected, where, and the text that was found instead."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.errors import TilewrightError

LONGEST_QUOTE = 60

#: Every trouble, and what it means. The keys are stable; the names in braces are facts of the case.
MEANING: Mapping[str, str] = MappingProxyType(
    {
        # a game (GCG)
        "encoding-unknown": "the character encoding is UTF-8, ASCII, ISO-8859-1 to 16 or windows-1250 to 1258",
        "encoding-broken": "the file says it is {name} and this is not",
        "stray-text": "a line starts with # or >, or continues a note",
        "pragma": "a # is followed by the name of a pragma",
        "player-number": "the players are numbered 1 to 4, each once and with none left out",
        "player-nick": "a player has a nick",
        "nick": "an event starts with >, the nick of a player and a colon",
        "rack": "a rack is capital letters, with ? for a blank",
        "action": "a play (8H WORD), - for a pass, -TILES, --, (TILES), (challenge) or (time) should stand here",
        "coordinate": "a square is written 8H (across) or H8 (down)",
        "word": "a play is letters, with . or (L) for tiles that stand there already",
        "tiles": "tiles are capital letters, with ? for a blank",
        "points": "the points of the line should stand here, as +14",
        "total": "the running total should stand here, as 214",
        "line-wrong": "the line says {says}, and it should be {should}",
        "no-play": "a play should be here",
        "one-game": "one game should be here, and {found} are",
        "moves-many": "a game has {expected} moves at the most",
        "record-long": "the record of a game has {expected} characters at the most",
        # a game of Woogles (JSON)
        "json": "this is no JSON ({why})",
        "woogles": "this JSON is no game: it has no players",
        "woogles-value": "{expected} should stand here",
        # a position (CGP)
        "one-line": "a position is one line",
        "part": "a position has a board, racks, scores and the number of scoreless turns",
        "rows": "the board has {expected} rows, and {found} are here",
        "squares": "a row has {expected} squares, and {found} are here",
        "gap": "empty squares are a number from 1 to 99",
        "letter": "no tile of the set is written like this",
        "too-many": "the set has {expected} of this tile, and board and racks hold more",
        "rack-long": "a rack has {expected} tiles at the most",
        "seats": "there are 1 to 4 racks",
        "scores": "there are as many scores as racks ({expected})",
        "score": "a score is a number",
        "zeros": "the number of scoreless turns should stand here",
        "opcode": "an opcode has a name and ends with ;",
        "opcode-value": "{name} takes {expected}",
        "opcode-unsupported": "only {expected} is supported as {name}",
        # prepared racks of a duplicate game
        "racks-header": "a list of racks starts with {expected}",
        "racks-coordinates": "the second line says how squares are written: #coordinates followed by {expected}",
        "racks-line": "a line has a rack, and where and what goes on the board after it, as AEINRRT H2 TRAINER",
        "racks-rack": "a rack is capital letters, with ? for a blank",
        "racks-square": "this is no square as the {convention} writes it",
        "racks-tiles": "the set has no {tiles} left for this rack",
        "racks-size": "{due} tiles are due in this rack, and {drawn} are here",
        "racks-balance": "this rack lacks vowels or consonants",
        "racks-misplaced": "{word} cannot lie there",
        "racks-not-held": "the rack does not hold the tiles for {word}",
        # an event log or a saved game
        "log-header": "a record starts with a line that says so ({why})",
        "log-version": "this is not the record of a game in version {expected}",
        "log-game": "it is the record of a game that is not known; known are {games}",
        "log-other-game": "it is the record of another game, {game}, not of {expected}",
        "log-fact": "this is no fact of a game ({why})",
        "log-broken": "this cannot have happened here: {why}",
        "log-unfinished": "this record ends in mid-game and has no seed to go on with; a saved game has",
        "saved-broken": "this is not a saved game, or it is damaged ({why})",
        "saved-version": "this is not a saved game of version {expected}",
    }
)


class Unreadable(TilewrightError):
    """Text that is not in the format it is said to be in: where, by line and column or by a path, and why.

    >>> raise Unreadable("points", line=7, column=21, quoted="x14")
    Traceback (most recent call last):
    ...
    tilewright.notation.trouble.Unreadable: line 7, column 21: the points of the line should stand here, as +14: 'x14'
    """

    def __init__(self, key: str, *, line: int, column: int, quoted: str, **facts: object) -> None:
        self.key = key
        self.line = line
        self.column = column
        self.path = ""  # within JSON, where lines say little
        self.quoted = quoted if len(quoted) <= LONGEST_QUOTE else quoted[:LONGEST_QUOTE] + "..."
        self.facts = facts
        self.why = MEANING[key].format(**facts)
        super().__init__(f"line {line}, column {column}: {self.why}: {self.quoted!r}")

    @classmethod
    def within(cls, path: str, key: str, *, quoted: str, **facts: object) -> "Unreadable":
        """A trouble in JSON, with the path to it.

        >>> str(Unreadable.within("events[3].score", "woogles-value", quoted="x", expected="a number"))
        "events[3].score: a number should stand here: 'x'"
        """
        trouble = cls(key, line=1, column=1, quoted=quoted, **facts)
        trouble.path = path
        trouble.args = (f"{path}: {trouble.why}: {trouble.quoted!r}",)
        return trouble
