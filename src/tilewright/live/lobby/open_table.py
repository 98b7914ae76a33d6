"""A table that is not full yet: what will be played, who has come, and which seats are free."""

from collections import defaultdict

from msgspec import Struct

from tilewright.live.lobby.naming import checked_name
from tilewright.live.lobby.proposal import SeatSpec, TableProposal
from tilewright.live.tables.setup import LONGEST_NAME, MOST_PLAYERS
from tilewright.store.invitations import FreeSeats, Invitation, SeatTaker


class OpenTable(Struct, frozen=True):
    """An open table: what will be played, and who sits on the first seats, out of the `came` people who are there."""

    invitation: Invitation
    proposal: TableProposal
    takers: tuple[SeatTaker, ...]
    came: int

    @property
    def is_complete(self) -> bool:
        """Whether every seat is taken and nobody else is expected."""
        if self.proposal.crowd:
            return False
        there = self.by_seat
        return all(place.bot or len(there[seat]) >= place.room for seat, place in enumerate(self.proposal.places))

    @property
    def by_seat(self) -> defaultdict[int, list[SeatTaker]]:
        there: defaultdict[int, list[SeatTaker]] = defaultdict(list)
        for one in self.takers:
            there[one.seat].append(one)
        return there

    @property
    def filled(self) -> list[tuple[int, SeatSpec, str]]:
        """The seats that will play, each with its number in the lobby and its name.

        A team has the names of all its members; a bot's seat has none.
        """
        there = self.by_seat
        places = list(enumerate(self.proposal.places))
        came = [(seat, SeatSpec()) for seat in sorted(there) if seat >= len(places)]
        return [
            (seat, place, "" if place.bot else _name_of(there[seat]))
            for seat, place in (*places, *came)
            if place.bot or there.get(seat)
        ]


def rooms_of(proposal: TableProposal) -> FreeSeats:
    """How many people may share each seat: none at a bot's, and one at each extra seat of a crowd."""
    by_seat = tuple(0 if place.bot else place.room for place in proposal.places)
    return FreeSeats(by_seat, MOST_PLAYERS if proposal.crowd else 0)


def _name_of(team: list[SeatTaker]) -> str:
    return checked_name(" & ".join(one.name for one in team)[:LONGEST_NAME])
