"""The rules of Unbuild: the board to take down, and how much of it in a turn."""

from msgspec import Struct

from tilewright.core.board import EMPTY, Board
from tilewright.core.bounds import refuse_out_of_range, refuse_too_long
from tilewright.core.refusal import Refused
from tilewright.games.unbuild.bounds import BOUNDS, MOST_SEATS
from tilewright.games.unbuild.ground import Ground


class Rules(Struct, frozen=True):
    """
    >>> Rules(Board.empty()).checked(seats=2)
    Traceback (most recent call last):
    ...
    tilewright.core.refusal.Refused: board-empty (R-10.1)
    """

    board: Board  # as a game left it
    most: int = 6  # tiles in a turn
    first: int = 0  # the seat that begins, which the book leaves to the players
    seats: tuple[int, int] = (1, MOST_SEATS)

    def checked(self, seats: int) -> "Rules":
        """Itself, or a refusal that names what does not make sense for so many seats."""
        refuse_too_long(self, BOUNDS)
        least, most = self.seats
        if not 1 <= least <= seats <= most <= MOST_SEATS:
            raise Refused("seats", seats=seats, least=least, most=most)
        if not 0 <= self.first < seats:
            raise Refused("no-such-seat", seat=self.first)
        if self.most < 1:
            raise Refused("points-malformed", numbers=[self.most])
        self._refuse_bad_board()
        refuse_out_of_range(self, BOUNDS)
        return self

    def _refuse_bad_board(self) -> None:
        board = self.board
        board.layout.checked()
        board.tileset.checked()
        width, height = board.layout.width, board.layout.height
        if len(board.cells) != width * height:
            raise Refused("board-malformed", squares=width * height, found=len(board.cells))
        for one in board.standing():
            if not board.tileset.knows(one.tile):
                raise Refused("unknown-tile", tile=one.tile)
        if board.is_empty:
            raise Refused("board-empty")
        if not Ground(width, len(board.cells)).is_joined(board.cells):
            raise Refused("board-in-parts")


def words_on(board: Board) -> tuple[str, ...]:
    """Every run of two letters or more, across and down, as the dictionary has it; each once.

    >>> from tilewright.core.square import Laid
    >>> words_on(Board.empty().lay((Laid(8, 8, "H"), Laid(8, 9, "i"), Laid(9, 8, "O"))))
    ('HI', 'HO')
    """
    layout = board.layout
    lines = [board.row(number + 1) for number in range(layout.height)]
    lines += [board.column(number + 1) for number in range(layout.width)]
    runs = [run.upper() for line in lines for run in line.split(EMPTY) if len(run) > 1]
    return tuple(dict.fromkeys(runs))
