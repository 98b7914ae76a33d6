"""What an agent sees, and which of its actions are possible, as arrays."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.engine import arrays
from tilewright.engine.batch import Position
from tilewright.notation.move import ScoredMove
from tilewright.session.legal_moves import LegalMoves

#: `{"observation": {...}, "action_mask": ...}`
Observation: TypeAlias = dict[str, Any]
Mask: TypeAlias = NDArray[np.int8]


def space(board: Board, seats: int, plays: int, actions: int) -> spaces.Dict:
    """The shapes of what `seen` returns."""
    letters = arrays.racks([Position(board, Tiles())]).shape[1]
    layout = board.layout
    largest = np.iinfo(np.int32).max
    parts: dict[str, spaces.Space[Any]] = {
        "board": spaces.Box(0, 255, (layout.height, layout.width), np.uint8),
        "rack": spaces.Box(0, 255, (letters,), np.uint8),
        "unseen": spaces.Box(0, 255, (letters,), np.uint8),
        "scores": spaces.Box(-largest, largest, (seats,), np.int32),
        "points": spaces.Box(0, largest, (plays,), np.int32),
    }
    return spaces.Dict({"observation": spaces.Dict(parts), "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def seen(
    board: Board, rack: Tiles, scores: Sequence[int], points: Sequence[int], plays: int, mask: Mask
) -> Observation:
    """Board, own rack, tiles that are out of sight, scores (your own first), points of each possible play."""
    position = [Position(board, rack)]
    listed = np.zeros(plays, dtype=np.int32)
    listed[: len(points)] = points
    parts = {
        "board": arrays.boards(position)[0],
        "rack": arrays.racks(position)[0],
        "unseen": arrays.unseen(position)[0],
        "scores": np.array(scores, dtype=np.int32),
        "points": listed,
    }
    return {"observation": parts, "action_mask": mask}


def points_of(moves: Sequence[ScoredMove], most: int) -> list[int]:
    if isinstance(moves, LegalMoves):
        return moves.points[:most]
    return [move.score for move in moves[:most]]
