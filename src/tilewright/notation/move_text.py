"""A move of the standard game in one line, as other programs write it."""

from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a
from tilewright.notation.coordinates import Convention, read_play, told_play

EXCHANGE = "-"


def read_move(board: Board, text: str) -> a.Action:
    """`8H WORD`, `-TILES` to exchange, `-` or `pass`, `challenge`, `challenge WORD ...`, `accept`, or `resign`.

    Squares are in tournament notation: row first means across. Lower case is a blank, and `.` a tile on the board.

    >>> read_move(Board.empty(), "8H ZAx")
    Place(laid=(Laid(row=8, col=8, tile='Z'), Laid(row=8, col=9, tile='A'), Laid(row=8, col=10, tile='x')), ...)
    >>> read_move(Board.empty(), "-QO"), read_move(Board.empty(), "pass")
    (Exchange(tiles='QO'), Pass())
    """
    first, *others = text.split() or [""]
    match first.lower(), others:
        case (("-" | "pass"), []):
            return a.Pass()
        case "challenge", words:
            return a.Challenge(tuple(board.tileset.read_capitals(word) for word in words))
        case "accept", []:
            return a.Accept()
        case "resign", []:
            return a.Resign()
        case _, []:
            if first.startswith(EXCHANGE):
                return a.Exchange(board.tileset.read(first.removeprefix(EXCHANGE)))
        case _, [word]:
            return a.Place(read_play(board, first, word, Convention.TOURNAMENT))
        case _:
            pass
    raise Refused("coordinate-malformed", text=text, convention=Convention.TOURNAMENT.value)


def write_move(board: Board, action: a.Action) -> str | None:
    """The inverse of `read_move`, given the board before the move; None for what cannot be written like this.

    >>> write_move(Board.empty(), a.Exchange("QO")), write_move(Board.empty(), a.Pass())
    ('-QO', '-')
    """
    match action:
        case a.Place(laid=laid, recycle=(), claims=()):
            return " ".join(told_play(board, laid, Convention.TOURNAMENT))
        case a.Exchange(tiles=tiles):
            return EXCHANGE + board.tileset.written(tiles)
        case a.Pass():
            return EXCHANGE
        case _:
            return None
