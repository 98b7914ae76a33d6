"""What was taken, in words, and as it could be typed."""

from tilewright.cli.saying import Number, plain
from tilewright.core.board import Board
from tilewright.core.square import Direction, Laid, Square
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.state import State
from tilewright.notation.coordinates import Convention, step, write

WHY = {
    e.EndReason.EMPTY: "the board is empty (R-10.3)",
    e.EndReason.NO_REMOVALS: "nothing can be taken any more (R-10.3)",
    e.EndReason.RESIGNED: "too few players are left (R-2.5)",
}


def tell(convention: Convention, before: State, event: e.Event) -> str:
    names = [plain(name) for name in before.players]
    match event:
        case e.Removed(seat=seat, taken=taken, points=points):
            what = removal_text(before.board, taken, convention)
            return f"{names[seat]} takes {what} for {Number(points):points}."
        case e.Resigned(seat=seat):
            return f"{names[seat]} leaves."
        case _:
            return ""


def removal_text(board: Board, taken: tuple[Laid, ...], convention: Convention) -> str:
    """The word with its place, and the tiles of it: `8F HORN: RN`."""
    first = taken[0].square
    across = all(one.row == first.row for one in taken) and len(board.word_at(first, Direction.ACROSS)) > 1
    direction = Direction.ACROSS if across else Direction.DOWN
    start = start_of(board, first, direction)
    tiles = "".join(one.tile for one in taken)
    return f"{write(start, direction, convention)} {board.word_at(start, direction)}: {tiles}"


def start_of(board: Board, square: Square, direction: Direction) -> Square:
    """Where the run of tiles through a square begins."""
    while board.layout.has(earlier := step(square, direction, -1)) and board.at(earlier):
        square = earlier
    return square
