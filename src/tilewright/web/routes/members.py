"""Club members, who join by a code that is read aloud, with just a name."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from tilewright.live.lobby.naming import code_of
from tilewright.live.refusal import ServerRefusal
from tilewright.store.clubs import Club
from tilewright.store.people import TooMany
from tilewright.web.qr import join_qr
from tilewright.web.rate_limits import Rate
from tilewright.web.routes.clubs import ClubId, ClubShown, club_of, club_shown, led_club
from tilewright.web.services import AppServices, RateLimit
from tilewright.web.visitors import Visitor

MOST_MEMBERS = 500
MemberId = Annotated[str, Parameter(max_length=32, description="The id from the list of members.")]
Code = Annotated[str, Parameter(max_length=32, description="The code of the club, as read aloud.")]
_TRYING = RateLimit(Rate(burst=60, per_second=2))  # codes are short: limit guessing


class ClubNamed(Struct, frozen=True):
    """What a code reveals; `id` is included for members."""

    name: str
    id: str | None = None


class Member(Struct, frozen=True):
    """Members see each other's names; the id, which is needed to remove somebody, is shown only to the owner."""

    name: str
    mine: bool
    id: str | None


@get("/api/clubs/join/{code:str}", summary="The club of a code", tags=["clubs"])
async def behind(
    code: Code, services: AppServices, anybody: Visitor | None, request: Request[Any, Any, State]
) -> ClubNamed:
    _TRYING.ask(request, services)
    club = await _by_code(services, code)
    mine = await services.clubs.of_person(anybody.person) if anybody else []
    return ClubNamed(club.name, club.id if club.id in {one.id for one in mine} else None)


@get(
    "/api/clubs/join/{code:str}/qr.svg",
    summary="The link to a club as a QR code",
    tags=["clubs"],
    media_type="image/svg+xml",
)
async def qr(code: Code, services: AppServices, request: Request[Any, Any, State]) -> Response[bytes]:
    _TRYING.ask(request, services)
    return join_qr(request, (await _by_code(services, code)).code)


@post("/api/clubs/join/{code:str}", summary="Join a club by its code", tags=["clubs"])
async def join(code: Code, services: AppServices, visitor: Visitor, request: Request[Any, Any, State]) -> ClubShown:
    _TRYING.ask(request, services)
    club = await _by_code(services, code)
    if club.owner != visitor.person:
        try:
            if not await services.clubs.join(club.id, visitor.person, services.server.clock.now(), MOST_MEMBERS):
                raise ServerRefusal("no-such-club")
        except TooMany:
            raise ServerRefusal("club-full", most=MOST_MEMBERS) from None
    return club_shown(club, visitor)


@get("/api/clubs/{club:str}/members", summary="The members of a club", tags=["clubs"])
async def members(club: ClubId, services: AppServices, visitor: Visitor) -> list[Member]:
    found = await club_of(services, club, visitor)
    leads = found.owner == visitor.person
    return [
        Member(one.name, one.id == visitor.person, one.id if leads else None)
        for one in await services.clubs.members(found.id)
    ]


@delete("/api/clubs/{club:str}/members/me", summary="Leave a club", tags=["clubs"])
async def leave(club: ClubId, services: AppServices, visitor: Visitor) -> None:
    found = await club_of(services, club, visitor)
    if found.owner == visitor.person:
        raise ServerRefusal("own-club")
    await services.clubs.leave(found.id, visitor.person)


@delete("/api/clubs/{club:str}/members/{member:str}", summary="Remove a member", tags=["clubs"])
async def remove(club: ClubId, member: MemberId, services: AppServices, visitor: Visitor) -> None:
    led = await led_club(services, club, visitor)
    if not await services.clubs.leave(led.id, member):
        raise ServerRefusal("no-such-member")


async def _by_code(services: AppServices, code: str) -> Club:
    club = await services.clubs.by_code(code_of(code))
    if club is None:
        raise ServerRefusal("no-such-club")
    return club


MEMBERS = (behind, qr, join, members, leave, remove)
