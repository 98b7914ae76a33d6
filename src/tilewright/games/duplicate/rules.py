"""The rules of one duplicate game as a value, and which of them do not go together."""

from collections.abc import Iterator

from msgspec import Struct

from tilewright.core.bounds import refuse_out_of_range, refuse_too_long
from tilewright.core.clock import MINUTE
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.refusal import Refused
from tilewright.core.tiles import HIDDEN
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.duplicate.bounds import BOUNDS, LONGEST_RACK
from tilewright.games.duplicate.policies import (
    BALANCE,
    NO_LEAST,
    Arbitrator,
    HumanArbitrator,
    Least,
    Overstating,
    Placing,
    ProgramArbitrator,
    RoundClosing,
    Stating,
)
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import MOST_SEATS


class Prepared(Struct, frozen=True):
    """One rack of a game that was prepared, and what goes on the board after it; without that, the best play does."""

    rack: str
    play: Slip | None = None


UNTOLD = (Prepared(HIDDEN),)  # what those who play know of a list: that there is one


class Rules(Struct, frozen=True, repr_omit_defaults=True):
    """
    >>> Rules().bonus_for(7), Rules().bonus_for(6)
    (50, 0)
    """

    layout: Layout = STANDARD_LAYOUT
    tileset: TileSet = STANDARD_TILES
    rack_size: int = 7
    bonus: tuple[tuple[int, int], ...] = ((7, 50),)  # for so many tiles laid in one play, so many points
    placing: Placing = Placing.TOP
    arbitrator: Arbitrator = ProgramArbitrator()
    closing: RoundClosing = RoundClosing.ALL_DONE
    limit: int | None = 3 * MINUTE  # of a round; none where it lasts until it is closed
    pause: int = 0  # between the judging of a round and the next, where the program arbitrates
    least: tuple[Least, ...] = BALANCE
    overstating: Overstating = Overstating.CORRECTED
    prepared: tuple[Prepared, ...] = ()  # instead of the dice, for the same game in many places
    stating: Stating = Stating.OPTIONAL
    warnings: bool = False  # whether a person who arbitrates may give them
    penalty: int = 0  # the most points that a person who arbitrates may take off at once; none where it is 0
    solo_bonus: int = 0  # for a top that one of several players had alone

    def bonus_for(self, played: int) -> int:
        """Extra points for laying so many tiles in one play (R-4.5)."""
        return next((points for tiles, points in self.bonus if tiles == played), 0)

    @property
    def arbitrating_seat(self) -> int | None:
        """The seat of the person who arbitrates, if one does."""
        return self.arbitrator.seat if isinstance(self.arbitrator, HumanArbitrator) else None

    def least_from(self, rack: int) -> Iterator[Least]:
        """What the rack of this number must have at the least, and what later ones must (R-9.5)."""
        current = [least for least in self.least if least.rack <= rack][-1:]
        yield from current or [NO_LEAST]
        yield from (least for least in self.least if least.rack > rack)

    @property
    def disciplines(self) -> bool:
        """Whether warnings or penalties may be given, so that results have a place for them."""
        return self.warnings or self.penalty > 0

    def checked(self, players: int) -> "Rules":
        """Itself, or a refusal that names what does not make sense for so many players."""
        refuse_too_long(self, BOUNDS)
        self.layout.checked()
        self.tileset.checked()
        self._refuse_bad_seats(players)
        if not 1 <= self.rack_size <= LONGEST_RACK:
            raise Refused("rack-size", size=self.rack_size, most=LONGEST_RACK)
        self._refuse_bad_least()
        self._refuse_bad_times()
        numbers = [number for pair in self.bonus for number in pair]
        if len({tiles for tiles, _ in self.bonus}) != len(self.bonus) or min(numbers, default=0) < 0:
            raise Refused("points-malformed", why="bonus", bonus=self.bonus)
        refuse_out_of_range(self, BOUNDS)
        return self

    def _refuse_bad_seats(self, players: int) -> None:
        if not players:
            raise Refused("no-players")
        if players > MOST_SEATS:
            raise Refused("seats", seats=players, least=1, most=MOST_SEATS)
        seat = self.arbitrating_seat
        if seat is not None and not 0 <= seat < players:
            raise Refused("no-such-seat", seat=seat)

    def _refuse_bad_least(self) -> None:
        racks = [least.rack for least in self.least]
        if racks != sorted(set(racks)):
            raise Refused("minimums-malformed", why="order")
        for least in self.least:
            if min(least.vowels, least.consonants) < 0 or least.vowels + least.consonants > self.rack_size:
                raise Refused("minimums-malformed", why="size", size=self.rack_size)

    def _refuse_bad_times(self) -> None:
        if (self.limit is not None and self.limit <= 0) or self.pause < 0:
            raise Refused("time-malformed", limit=self.limit)
        by_program = isinstance(self.arbitrator, ProgramArbitrator)
        if by_program and self.limit is None and self.closing is RoundClosing.AT_TIME:
            raise Refused("round-endless")
