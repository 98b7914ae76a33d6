"""A table that is not complete yet: what is to be played, who has come, and which seats are free."""

from msgspec import Struct

from tilewright.live.naming import checked_name
from tilewright.live.proposal import Place, Proposal
from tilewright.live.setup import LONGEST_NAME
from tilewright.store.invitations import Invitation, Taker


class Gathering(Struct, frozen=True):
    """A table as it stands: what is to be played, and who has come."""

    invitation: Invitation
    proposal: Proposal
    takers: tuple[Taker, ...]

    @property
    def is_complete(self) -> bool:
        """Every seat is filled, and nobody else is waited for."""
        return not self.proposal.crowd and all(
            place.bot or sum(one.seat == seat for one in self.takers) >= place.room
            for seat, place in enumerate(self.proposal.places)
        )

    def free_seat(self, person: str) -> int | None:
        """The first that somebody could take: the own one, or one with room."""
        for seat, place in enumerate(self.proposal.places):
            there = [one.person for one in self.takers if one.seat == seat]
            if not place.bot and (person in there or len(there) < place.room):
                return seat
        taken = max((one.seat for one in self.takers), default=-1)
        return max(len(self.proposal.places), taken + 1) if self.proposal.crowd else None

    def room_at(self, seat: int) -> int:
        """How many people may share a seat; none where it is a bot's or is not there."""
        places = self.proposal.places
        if seat < len(places):
            return 0 if places[seat].bot else places[seat].room
        return 1 if self.proposal.crowd else 0

    @property
    def filled(self) -> list[tuple[int, Place]]:
        """The seats that somebody plays, with the numbers that they had while people gathered."""
        taken = {one.seat for one in self.takers}
        places = list(enumerate(self.proposal.places))
        came = [(seat, Place()) for seat in sorted(taken) if seat >= len(places)]
        return [(seat, place) for seat, place in places if place.bot or seat in taken] + came

    def name_at(self, seat: int) -> str:
        """Of who sits there; a team is called by all of its names."""
        return checked_name(" & ".join(one.name for one in self.takers if one.seat == seat)[:LONGEST_NAME])
