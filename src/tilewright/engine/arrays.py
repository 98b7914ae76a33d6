"""Positions as NumPy arrays, for those who learn from them. Needs the extra `arrays`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tilewright.core.board import EMPTY
from tilewright.core.tiles import BLANK
from tilewright.core.tileset import TileSet
from tilewright.engine.batch import Position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BLANK_FLAG = 64  # on the board, a blank is its letter and this


def boards(positions: Iterable[Position]) -> "NDArray[np.uint8]":
    """One board per position, (n, height, width): 0 is an empty square, 1 the first letter of the set, and so on.

    A blank on the board is the number of its letter plus 64. All boards have the same size and the same set of tiles.
    """
    import numpy as np  # noqa: PLC0415 - an extra

    several = [one.board for one in positions]
    if not several:
        return np.zeros((0, 0, 0), dtype=np.uint8)
    layout, table = several[0].layout, _numbers(several[0].tileset)
    cells = b"".join(bytes(map(table.__getitem__, board.cells)) for board in several)
    return np.frombuffer(cells, dtype=np.uint8).reshape(len(several), layout.height, layout.width)


def racks(positions: Iterable[Position]) -> "NDArray[np.uint8]":
    """How many of each tile every rack holds, (n, letters + 1): the blank is column 0, the first letter column 1."""
    return _counts([(one.board.tileset, one.rack.faces) for one in positions])


def unseen(positions: Iterable[Position]) -> "NDArray[np.uint8]":
    """The same for the tiles that the player to move does not see: those in the bag and on other racks."""
    tiles = []
    for one in positions:
        on_board = "".join(BLANK if cell.islower() else cell for cell in one.board.cells if cell != EMPTY)
        tiles.append((one.board.tileset, (one.board.tileset.bag() - on_board - one.rack).faces))
    return _counts(tiles)


def features(positions: Iterable[Position]) -> "NDArray[np.float32]":
    """All of these in one row per position: the board as one plane per tile and one for blanks, rack, unseen tiles.

    The shape is (n, (letters + 1) * height * width + 2 * (letters + 1)); tiles are counted as shares of 7 and of 100.
    """
    import numpy as np  # noqa: PLC0415 - an extra

    several = list(positions)
    squares, held = boards(several), racks(several)
    letters = held.shape[1] - 1 if several else 0
    kinds = np.arange(1, letters + 1, dtype=np.uint8)
    planes = (squares[:, None] % BLANK_FLAG) == kinds[None, :, None, None]
    blanks = (squares >= BLANK_FLAG)[:, None]
    board = np.concatenate([planes, blanks], axis=1).reshape(len(several), -1)
    return np.concatenate([board, held / 7, unseen(several) / 100], axis=1, dtype=np.float32)


def _letters(tileset: TileSet) -> list[str]:
    return [kind.letter for kind in tileset.kinds if kind.letter != BLANK]


def _numbers(tileset: TileSet) -> dict[str, int]:
    capitals = {letter: number for number, letter in enumerate(_letters(tileset), start=1)}
    return {EMPTY: 0} | capitals | {letter.lower(): number + BLANK_FLAG for letter, number in capitals.items()}


def _counts(tiles: list[tuple[TileSet, str]]) -> "NDArray[np.uint8]":
    import numpy as np  # noqa: PLC0415 - an extra

    rows = [[faces.count(face) for face in (BLANK, *_letters(tileset))] for tileset, faces in tiles]
    return np.array(rows, dtype=np.uint8).reshape(len(tiles), len(rows[0]) if rows else 0)
