"""The rules of one game as a value: which board, and the few numbers of the book."""

from msgspec import Struct

from tilewright.core.bounds import refuse_out_of_range, refuse_too_long
from tilewright.core.refusal import Refused
from tilewright.games.crossword.bounds import LONGEST_RACK, MOST_SEATS
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior.boards import PRINTED
from tilewright.games.junior.bounds import BOUNDS, TILES_A_TURN
from tilewright.games.junior.printed import PrintedBoard


class AnySeat(Struct, frozen=True, tag="any-seat"):
    """Chance chooses who begins: there is no advantage to it (R-12.2)."""


FirstPlayer = AnySeat | FromSeat


class Rules(Struct, frozen=True, repr_omit_defaults=True):
    """
    >>> Rules().checked(4).board
    <PrintedBoard classic, 28 words, 101 letters>
    """

    board: PrintedBoard = PRINTED
    seats: tuple[int, int] = (2, 4)
    rack_size: int = 7
    chips: int = 44  # in the kitty
    first_player: FirstPlayer = AnySeat()

    def checked(self, seats: int) -> "Rules":
        """Itself, or a refusal that names what does not make sense for so many seats."""
        refuse_too_long(self, BOUNDS)
        self.board.checked()
        least, most = self.seats
        if not 2 <= least <= seats <= most <= MOST_SEATS:
            raise Refused("seats", seats=seats, least=least, most=most)
        if isinstance(self.first_player, FromSeat) and not 0 <= self.first_player.seat < seats:
            raise Refused("no-such-seat", seat=self.first_player.seat)
        if not TILES_A_TURN <= self.rack_size <= LONGEST_RACK:
            raise Refused("rack-size", size=self.rack_size, most=LONGEST_RACK)
        tiles, words = len(self.board.tiles), len(self.board.words)
        if tiles < self.rack_size * seats:
            raise Refused("too-few-tiles", tiles=tiles, needed=self.rack_size * seats)
        if words > self.chips:
            raise Refused("too-few-chips", chips=self.chips, words=words)
        refuse_out_of_range(self, BOUNDS)
        return self
