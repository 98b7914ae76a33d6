"""A position and its moves as people read them."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tilewright.cli.engine.asking import BOOK, PositionQuery
from tilewright.cli.engine.move_output import NOTHING, told
from tilewright.cli.pictures.board import board_picture
from tilewright.cli.pictures.look import Look, palette_of, size_for
from tilewright.cli.saying import Number
from tilewright.core.faces import shown
from tilewright.notation.coordinates import Convention


def print_position(question: PositionQuery) -> None:
    """The board, the rack, and how it stands."""
    console, board = _console(), question.position.board
    size = size_for(board.layout, console.width, None, large=False)
    unicode = "utf" in (console.encoding or "").lower()
    for line in board_picture(board, Look(palette_of(BOOK), Convention.TOURNAMENT, unicode, size)):
        console.print(line, no_wrap=True, overflow="crop")
    scores = " to ".join(str(score) for score in question.position.scores)
    rack = f"Rack {shown(question.rack.faces)}, {Number(question.in_bag):tiles} in the bag"
    console.print(f"\n{rack}, {scores}, {question.lexicon}\n")


def print_moves(moves: list[dict[str, object]]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("at", "move", "score", "equity", "leave"):
        table.add_column(name, justify="right" if name in ("score", "equity") else "left", no_wrap=True)
    for move in moves:
        at, what = told(move)
        cells = (at, what, str(move["score"]), f"{move['equity']:.1f}", str(move["leave"]) or NOTHING)
        table.add_row(*(Text(cell) for cell in cells))
    _console().print(table)


def _console() -> Console:
    return Console(markup=False, highlight=False, emoji=False)
