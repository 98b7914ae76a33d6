"""How far a player looks ahead."""

from enum import IntEnum


class Depth(IntEnum):
    """Each does what those before it do."""

    NONE = 0
    ENDGAME = 1  # once the bag is empty: best play by both, or which move wins most often if there are more
    SIMULATION = 2  # before that: which move wins most often when everybody plays on
    EVERYTHING = 3  # with a few tiles in the bag: by the endgames that follow
