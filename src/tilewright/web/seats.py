"""The seats of a visitor, cached per conversation."""

from tilewright.live.refusal import ServerRefusal
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor, required


class SeatBook:
    """The store is queried once per game, and again only if a seat is not found."""

    def __init__(self, services: AppServices, visitor: Visitor | None) -> None:
        self._services, self._visitor = services, visitor
        self._mine: dict[str, frozenset[int]] = {}

    async def check(self, game: str, seat: int) -> None:
        """`ServerRefusal` unless the visitor may act for this seat."""
        person = required(self._visitor).person
        if seat not in self._mine.get(game, ()):
            self._mine[game] = await seats_of(self._services, game, person)
        if seat not in self._mine[game]:
            raise ServerRefusal("not-your-seat", seat=seat)

    async def leads_the_club_of(self, game: str) -> bool:
        return self._visitor is not None and await leads_the_club_of(self._services, game, self._visitor)


async def seats_of(services: AppServices, game: str, person: str) -> frozenset[int]:
    return await services.server.records.seats_of(game, person)


async def leads_the_club_of(services: AppServices, game: str, visitor: Visitor) -> bool:
    """A teacher sees the games of the class, even where watching is not allowed."""
    table = services.server.registry.at(game)
    record = table.record if table else await services.server.records.find(game)
    if record is None or record.club is None:
        return False
    clubs = await services.clubs.of_person(visitor.person)
    return any(club.id == record.club and club.owner == visitor.person for club in clubs)
