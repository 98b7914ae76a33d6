"""Clubs and classes. The owner sees the club's games; members see its open tables."""

from contextlib import suppress
from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import Parameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.live.lobby.naming import new_code
from tilewright.live.refusal import ServerRefusal
from tilewright.store.clubs import Club
from tilewright.store.ids import new_id
from tilewright.store.people import NameTaken, TooMany
from tilewright.web.names import LONGEST_CLUB, club_name
from tilewright.web.routes.games import GameShown, games_shown
from tilewright.web.routes.tables import TableShown, shown
from tilewright.web.services import AppServices
from tilewright.web.visitors import Visitor

MOST_LED = 20
ClubId = Annotated[str, Parameter(max_length=32, description="The id of the club.")]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_CLUB)]


class ClubShown(Struct, frozen=True):
    """The code is shown only to the owner."""

    id: str
    name: str
    leading: bool
    made: int
    code: str | None


@get("/api/clubs", summary="The clubs you own or are a member of", tags=["clubs"])
async def my_clubs(services: AppServices, visitor: Visitor) -> list[ClubShown]:
    return [club_shown(club, visitor) for club in await services.clubs.of_person(visitor.person)]


@post("/api/clubs", summary="Create a club or a class", tags=["clubs"])
async def found(data: Naming, services: AppServices, visitor: Visitor) -> ClubShown:
    name, made = club_name(data.name), services.server.clock.now()
    while True:
        club = Club(new_id(), name, new_code(), visitor.person, made)
        try:
            await services.clubs.add(club, MOST_LED)
        except NameTaken:
            continue  # the code is in use
        except TooMany:
            raise ServerRefusal("too-many-clubs", most=MOST_LED) from None
        return club_shown(club, visitor)


@get("/api/clubs/{club:str}", summary="One of your clubs", tags=["clubs"])
async def one_club(club: ClubId, services: AppServices, visitor: Visitor) -> ClubShown:
    return club_shown(await club_of(services, club, visitor), visitor)


@patch("/api/clubs/{club:str}", summary="Rename the club", tags=["clubs"])
async def rename(club: ClubId, data: Naming, services: AppServices, visitor: Visitor) -> ClubShown:
    name, led = club_name(data.name), await led_club(services, club, visitor)
    await services.clubs.rename(led.id, name)
    return club_shown(replace(led, name=name), visitor)


@delete("/api/clubs/{club:str}", summary="Close the club; games stay with those who played them", tags=["clubs"])
async def close(club: ClubId, services: AppServices, visitor: Visitor) -> None:
    led = await led_club(services, club, visitor)
    lobby = services.server.lobby
    for open_table in await lobby.of_club(led.id):
        with suppress(ServerRefusal):  # it has started or was closed meanwhile
            await lobby.leave(open_table.invitation.code, open_table.invitation.host)
    await services.clubs.remove(led.id)


@post("/api/clubs/{club:str}/code", summary="Replace the code; the old one stops working", tags=["clubs"])
async def renew(club: ClubId, services: AppServices, visitor: Visitor) -> ClubShown:
    led = await led_club(services, club, visitor)
    while True:
        code = new_code()
        with suppress(NameTaken):
            await services.clubs.recode(led.id, code)
            return club_shown(replace(led, code=code), visitor)


@get("/api/clubs/{club:str}/tables", summary="The open tables of the club", tags=["clubs"])
async def tables(club: ClubId, services: AppServices, visitor: Visitor) -> list[TableShown]:
    found = await club_of(services, club, visitor)
    return [shown(one, visitor) for one in await services.server.lobby.of_club(found.id)]


@get("/api/clubs/{club:str}/games", summary="The games of the club, for its owner", tags=["clubs"])
async def games(club: ClubId, services: AppServices, visitor: Visitor, over: bool = False) -> list[GameShown]:
    led = await led_club(services, club, visitor)
    return await games_shown(services, await services.server.records.of_club(led.id, over=over), visitor)


async def club_of(services: AppServices, club: str, visitor: Visitor) -> Club:
    """The visitor's own club; for others it does not exist."""
    for one in await services.clubs.of_person(visitor.person):
        if one.id == club:
            return one
    raise ServerRefusal("no-such-club")


async def led_club(services: AppServices, club: str, visitor: Visitor) -> Club:
    found = await club_of(services, club, visitor)
    if found.owner != visitor.person:
        raise ServerRefusal("owner-only")
    return found


def club_shown(club: Club, visitor: Visitor) -> ClubShown:
    leads = club.owner == visitor.person
    return ClubShown(club.id, club.name, leads, club.made, club.code if leads else None)


CLUBS = (my_clubs, found, one_club, rename, close, renew, tables, games)
