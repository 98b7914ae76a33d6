"""The rules of Bingo: the set that is drawn from, who calls, and how letters are struck."""

from msgspec import Struct

from tilewright.core.bounds import refuse_out_of_range, refuse_too_long
from tilewright.core.refusal import Refused
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.bingo.bounds import BOUNDS, MOST_SEATS
from tilewright.games.bingo.card import LENGTH, WORDS
from tilewright.games.bingo.policies import ByPerson, ByProgram, Calling, Striking


class Rules(Struct, frozen=True, repr_omit_defaults=True):
    """
    >>> Rules(striking=Striking.BY_ITSELF).checked(seats=12)
    Rules(striking=<Striking.BY_ITSELF: 'by-itself'>)
    """

    tileset: TileSet = STANDARD_TILES
    calling: Calling = ByProgram()
    striking: Striking = Striking.BY_HAND
    seats: tuple[int, int] = (1, MOST_SEATS)

    @property
    def neutral(self) -> int | None:
        """The seat of a caller who has no card, where there is one."""
        calling = self.calling
        return calling.seat if isinstance(calling, ByPerson) and not calling.plays else None

    @property
    def names_tiles(self) -> bool:
        """Whether tiles come out of a bag on the table, and the program is told of them."""
        return isinstance(self.calling, ByPerson) and self.calling.names_tiles

    def checked(self, seats: int) -> "Rules":
        """Itself, or a refusal that names what does not make sense for so many seats."""
        refuse_too_long(self, BOUNDS)
        self.tileset.checked()
        least, most = self.seats
        least += self.neutral is not None  # somebody has to hold a card
        if not 1 <= self.seats[0] <= least <= seats <= most <= MOST_SEATS:
            raise Refused("seats", seats=seats, least=least, most=most)
        if isinstance(self.calling, ByPerson) and not 0 <= self.calling.seat < seats:
            raise Refused("no-such-seat", seat=self.calling.seat)
        letters = Tiles(self.tileset.bag().faces.replace(BLANK, ""))
        if len(letters) < WORDS * LENGTH:
            raise Refused("too-few-letters", letters=len(letters), needed=WORDS * LENGTH)
        refuse_out_of_range(self, BOUNDS)
        return self
