"""Whole games over real sockets, of every edition and every game: what clients followed is what the store replays."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest, Sitter, guests
from tilewright.core.tiles import HIDDEN
from tilewright.games.kind import kind_of
from tilewright.notation import log

pytestmark = pytest.mark.seconds(120)

MINE, FREE = {"mine": True}, dict[str, Any]()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("games"), "--bot-pace", "0") as running:
        yield running


def crossword(seats: int, edition: str, *house: str, bots: tuple[str, ...] = ("hugo", "diego")) -> Any:
    proposal = {"kind": "crossword", "places": [MINE, *[FREE] * (seats - 1)], "edition": edition, "house": house}
    return pytest.param(proposal, bots, id=f"{edition}, {seats} players{', '.join(('', *house))}")


def other(kind: str, seats: int, *bots: str, **rules: Any) -> Any:
    return pytest.param({"kind": kind, "places": [MINE, *[FREE] * (seats - 1)], "rules": rules}, bots, id=kind)


@pytest.mark.parametrize(
    ("proposal", "bots"),
    [
        crossword(2, "folio"),
        crossword(3, "tile-lock"),
        crossword(4, "large-print"),
        crossword(2, "magnetic", "challenge=void", "nine-tile"),
        crossword(3, "magnetic", "double-bag", "recycling"),
        crossword(2, "folio", "game-clock=5", "challenge=points-5", "restricted-changing"),
        crossword(2, "tile-lock", "move-timer=1", "jacks", "eight-tile"),
        crossword(1, "folio", "solitaire=one-rack"),
        other("duplicate", 4, "expert", "club", "casual", limit=20_000),
        other("unbuild", 2, "greedy"),
        other("bingo", 3, "lucky"),
        other("junior", 4, "thinking", "simple"),
    ],
)
async def test_a_whole_game(server: Hosted, proposal: dict[str, Any], bots: tuple[str, ...]) -> None:
    kind = kind_of(proposal["kind"])
    with guests(server.url, *("Ann", "Ben", "Cid", "Dora")[: len(proposal["places"])]) as people:
        game = gathered(people, proposal)
        sitters = seated(server, people, game, bots)
        await played_out(sitters)
        assert people[0].get(f"/api/games/{game}")["over"] is True
        replayed = kind.replay(log.read(people[0].http.get(f"/api/games/{game}/export/log").text, kind))
    for sitter in sitters:
        assert sitter.view.scores == replayed.scores
        assert not [one for one in sitter.denied if one["key"] != "stale"]


async def test_against_the_servers_bots(server: Hosted) -> None:
    """One person and three bots of different strength; the bots play by themselves."""
    places = [MINE, {"bot": "alba"}, {"bot": "diego"}, {"bot": "hugo"}]
    with guests(server.url, "Ann") as (ann,):
        game = ann.post("/api/tables", kind="crossword", places=places, edition="folio")["game"]
        sitter = Sitter(server.ws_url, ann.cookie, game, 0, "clara")
        await played_out([sitter])
    assert sitter.view.is_over


def gathered(people: list[Guest], proposal: dict[str, Any]) -> str:
    table = people[0].post("/api/tables", **proposal)
    for guest in people[1:]:
        table = guest.post(f"/api/tables/{table['code']}/join")
    game: str = table["game"]
    return game


def seated(server: Hosted, guests: list[Guest], game: str, bots: tuple[str, ...]) -> list[Sitter]:
    return [
        Sitter(server.ws_url, guest.cookie, game, seat, bots[seat % len(bots)]) for seat, guest in enumerate(guests)
    ]


async def played_out(sitters: list[Sitter]) -> None:
    for sitter in sitters:
        await sitter.sit()
    await asyncio.gather(*(sitter.play_out() for sitter in sitters))
    for sitter in sitters:
        followed = sitter.view
        await sitter.say({"t": "watch", "game": sitter.game, "seat": sitter.seat})
        while (await sitter.hear())["t"] != "view":
            pass
        assert sitter.view == followed, "what was followed is what the server sees"
        await sitter.leave()


async def test_nobody_sits_at_anothers_place(server: Hosted) -> None:
    with guests(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        game = gathered([ann, ben], {"kind": "crossword", "places": [MINE, FREE]})
        for guest, seat in ((eve, 0), (ben, 0), (ann, 1)):
            intruder = Sitter(server.ws_url, guest.cookie, game, seat)
            await intruder.sit()
            assert (await intruder.hear())["key"] == "not-your-seat"
            await intruder.leave()
        bystander = Sitter(server.ws_url, "", game, None)
        await bystander.sit()
        await bystander.hear()
        assert [rack.faces for rack in bystander.view.racks] == [HIDDEN * 7] * 2
        await bystander.leave()
        for guest, seat in ((eve, 0), (ben, 0)):
            answer = guest.http.post(
                f"/api/games/{game}/moves", json={"seat": seat, "id": "x", "action": {"do": "pass"}}
            )
            assert (answer.status_code, answer.json()["key"]) == (403, "not-your-seat")
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            assert (await nobody.get(f"/api/games/{game}/view", params={"seat": 0})).status_code == 401
