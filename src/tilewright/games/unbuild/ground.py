"""A board as one number, a bit for each square, to see quickly whether its tiles hang together."""

from tilewright.core.board import EMPTY


class Ground:
    """Rows have one bit more than squares, always 0, so that what leaves a row at its end enters no other.

    >>> ground = Ground(width=3, size=9)
    >>> standing = ground.mask("ABCD.....")
    >>> ground.stays_joined(standing, (0,)), ground.stays_joined(standing, (0, 3))
    (False, True)
    """

    def __init__(self, width: int, size: int) -> None:
        self.width = width
        self._bits = [1 << (place // width * (width + 1) + place % width) for place in range(size)]

    def mask(self, cells: str) -> int:
        """The squares that hold a tile."""
        return sum([bit for bit, cell in zip(self._bits, cells, strict=True) if cell != EMPTY])

    def is_joined(self, cells: str) -> bool:
        """Whether all tiles hang together."""
        standing = self.mask(cells)
        return self._reach_each_other(standing, standing)

    def stays_joined(self, standing: int, taken: tuple[int, ...]) -> bool:
        """Whether tiles that hang together still do without these.

        Each part that is left has a tile that touched one taken, so it is enough that those reach each other.
        """
        gone = 0
        for place in taken:
            gone |= self._bits[place]
        row = self.width + 1
        left = standing & ~gone
        return self._reach_each_other(left, (gone << 1 | gone >> 1 | gone << row | gone >> row) & left)

    def _reach_each_other(self, standing: int, these: int) -> bool:
        """Spread from one of these over the tiles, step by step, until all are reached or nothing is new."""
        row, reached, grown = self.width + 1, 0, these & -these
        while grown != reached:
            if not these & ~grown:
                return True
            reached = grown
            grown = (grown | grown << 1 | grown >> 1 | grown << row | grown >> row) & standing
        return not these
