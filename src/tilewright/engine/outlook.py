"""A position as the player to move knows it, and the result of a search."""

from typing import NamedTuple

from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import Valued

DEVIATIONS = 1.959964  # standard errors on each side of a 95 % confidence interval


class Outlook(NamedTuple):
    """A position as the seat to move sees it. Seats come in the order of their turns, that one first."""

    board: Board
    rack: Tiles
    scores: tuple[int, ...]
    held: tuple[int, ...]  # how many tiles each of the others has
    known: tuple[Tiles, ...]  # those of them that are known
    in_bag: int
    scoreless: int = 0  # turns in a row
    passes: int = 0  # in a row
    returned: Tiles = Tiles()  # of the unseen, those that this player put back into the bag
    kept: tuple[int, ...] = ()  # hidden tiles that each of the others holds since before: none is one of these

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def unseen(self) -> Tiles:
        """All tiles that are not on the board, on this player's rack or known to be on another."""
        seen = faces_of(self.board.standing()) + self.rack.faces + "".join(tiles.faces for tiles in self.known)
        return self.board.tileset.bag().take(seen)

    @property
    def others(self) -> Tiles | None:
        """What the others hold together, once that is certain."""
        if self.in_bag:
            return None
        return Tiles("".join(tiles.faces for tiles in self.known)).put(self.unseen.faces)


class Effort(NamedTuple):
    """The limit of a search: seconds, or nodes, with which the answer is the same on every machine."""

    seconds: float = 1.0
    nodes: int | None = None
    threads: int = 1


class JudgedMove(NamedTuple):
    """A move and what a search found out about it."""

    move: Valued
    win: float | None = None  # from 0 to 1
    spread: float | None = None  # points above the best of the others at the end
    samples: int = 0
    margin: float | None = None  # on both sides of `win`, with 95% confidence


class Judgement(NamedTuple):
    """The moves that were looked at, the best first, and how far the search came."""

    moves: list[JudgedMove]
    nodes: int = 0
    depth: int | None = None  # of an endgame
    is_solved: bool = False
    line: tuple[Valued, ...] = ()  # if it is solved, best play by both to the end

    @property
    def best(self) -> Valued:
        return self.moves[0].move
