"""Tables that people gather at: codes, seats, teams, crowds, one device, and the moment it begins."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.live.tables import registry_at
from tilewright.core.refusal import Refused
from tilewright.games.unbuild.state import State as UnbuildState
from tilewright.live.lobby.lobby import Lobby
from tilewright.live.lobby.proposal import SeatSpec, TableProposal
from tilewright.live.refusal import ServerRefusal
from tilewright.live.server_messages import TableChanged
from tilewright.live.tables.setup import TableSetup
from tilewright.store.database import sqlite_url
from tilewright.store.invitations import Invitations
from tilewright.store.people import People, Person

ANN, BEN, CID, DORA = "ann", "ben", "cid", "dora"
MINE, FREE = SeatSpec(mine=True), SeatSpec()


@asynccontextmanager
async def lobby_at(folder: Path) -> AsyncIterator[Lobby]:
    async with registry_at(sqlite_url(folder / "games.db")) as registry:
        people = People(registry.services.journal.database)
        for person in (ANN, BEN, CID, DORA):
            if await people.find(person) is None:
                await people.add(Person(person, person.capitalize(), 0))
        yield Lobby(registry, Invitations(registry.services.journal.database))


def for_two() -> TableProposal:
    return TableProposal("crossword", (MINE, FREE), edition="magnetic")


async def setup_of(lobby: Lobby, game: str) -> TableSetup:
    return (await lobby._registry.table(game)).setup


async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        open_table = await lobby.propose(ANN, "Ann", for_two())
        code = open_table.invitation.code
        assert open_table.invitation.game is None
        heard: list[object] = []
        lobby.wait(code, heard.append)
        begun = await lobby.join(code, BEN, "Ben")
        game = begun.invitation.game
        assert game is not None
        assert heard == [TableChanged(code, game=game)]
        assert (await setup_of(lobby, game)).players == ("Ann", "Ben")
        assert await lobby._registry.services.records.seating(game) == [(0, ANN), (1, BEN)]
        with pytest.raises(ServerRefusal, match="table-begun"):
            await lobby.join(code, CID, "Cid")


async def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        code = (await lobby.propose(ANN, "Ann", for_two())).invitation.code
    async with lobby_at(tmp_path) as lobby:
        assert (await lobby.join(code, BEN, "Ben")).invitation.game


async def test_bots_need_not_be_waited_for_and_are_marked(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        proposal = TableProposal("crossword", (MINE, SeatSpec(bot="clara"), SeatSpec(bot="clara")))
        begun = await lobby.propose(ANN, "Ann", proposal)
        assert begun.invitation.game
        setup = await setup_of(lobby, begun.invitation.game)
        assert setup.players == ("Ann", "Clara (bot)", "Clara 2 (bot)")
        assert setup.bots == {1: "clara", 2: "clara"}


async def test_around_one_device_the_host_has_several_seats(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        places = (SeatSpec(mine=True, name="Mia"), SeatSpec(mine=True, name="Leo"), SeatSpec(mine=True, name="mia"))
        begun = await lobby.propose(ANN, "Ann", TableProposal("junior", places))
        game = begun.invitation.game
        assert game
        assert (await setup_of(lobby, game)).players == ("Mia", "Leo", "mia 2")
        assert await lobby._registry.services.records.seating(game) == [(0, ANN), (1, ANN), (2, ANN)]


async def test_a_team_shares_a_seat_and_its_name(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        table = await lobby.propose(ANN, "Ann", TableProposal("crossword", (MINE, SeatSpec(room=2))))
        code = table.invitation.code
        assert not (await lobby.join(code, BEN, "Ben")).invitation.game
        game = (await lobby.join(code, CID, "Cid")).invitation.game
        assert game
        assert (await setup_of(lobby, game)).players == ("Ann", "Ben & Cid")
        assert await lobby._registry.services.records.seating(game) == [(0, ANN), (1, BEN), (1, CID)]


async def test_a_crowd_comes_until_the_host_begins(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        code = (await lobby.propose(ANN, "Ann", TableProposal("duplicate", (MINE,), crowd=True))).invitation.code
        for person in (BEN, CID, DORA):
            assert not (await lobby.join(code, person, person.capitalize())).invitation.game
        await lobby.leave(code, CID)
        with pytest.raises(ServerRefusal, match="host-only"):
            await lobby.start(code, BEN)
        game = (await lobby.start(code, ANN)).invitation.game
        assert game
        assert (await setup_of(lobby, game)).players == ("Ann", "Ben", "Dora")


async def test_of_many_who_come_at_once_each_has_a_seat_and_the_rest_are_told(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        code = (await lobby.propose(ANN, "Ann", TableProposal("crossword", (MINE, FREE, FREE)))).invitation.code
        came = await asyncio.gather(
            *(lobby.join(code, person, person.capitalize()) for person in (BEN, CID, DORA)), return_exceptions=True
        )
        told = [str(one) for one in came if isinstance(one, ServerRefusal)]
        assert len(told) == 1
        games = await lobby._registry.services.records.of_person(ANN, over=False)
        assert len(games) == 1, "it began once"
        seating = await lobby._registry.services.records.seating(games[0].id)
        assert [seat for seat, _ in seating] == [0, 1, 2]


async def test_the_host_closes_a_table_and_others_only_get_up(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        table = await lobby.propose(ANN, "Ann", TableProposal("crossword", (MINE, FREE, FREE), public=True))
        code = table.invitation.code
        await lobby.join(code, BEN, "Ben")
        await lobby.leave(code, BEN)
        assert [one.invitation.code for one in await lobby.public()] == [code]
        heard: list[object] = []
        lobby.wait(code, heard.append)
        await lobby.leave(code, ANN)
        assert heard == [TableChanged(code, closed=True)]
        assert await lobby.public() == []
        with pytest.raises(ServerRefusal, match="no-such-table"):
            await lobby.join(code, BEN, "Ben")


@pytest.mark.parametrize(
    ("proposal", "why"),
    [
        (TableProposal("chess", (MINE, FREE)), "unknown-game"),
        (TableProposal("crossword", (MINE, FREE), edition="gold"), "unknown-edition"),
        (TableProposal("crossword", (MINE,) * 5), "seats"),
        (TableProposal("crossword", (MINE,)), "seats"),
        (TableProposal("crossword", (MINE, FREE), lexicon="../../etc/passwd"), "unknown-lexicon"),
        (TableProposal("crossword", (MINE, SeatSpec(bot="deep"))), "unknown-bot"),
        (TableProposal("crossword", (MINE, SeatSpec(bot="solver"))), "unknown-bot"),  # which plays solitaire only
        (TableProposal("crossword", (SeatSpec(bot="clara"),) * 2), "nobody-plays"),
        (TableProposal("crossword", (MINE, FREE), rules={"rack_size": "many"}), "rules-malformed"),
        (TableProposal("crossword", (MINE, FREE), rules={"rack_size": 99}), "rack-size"),
        (TableProposal("junior", (MINE, FREE), edition="folio"), "no-editions"),
        (TableProposal("crossword", (SeatSpec(mine=True, name="Hal (bot)"), FREE)), "name-of-a-bot"),
        (TableProposal("crossword", (SeatSpec(mine=True, name="\u202e"), FREE)), "bad-name"),
    ],
)
async def test_nonsense_is_refused_before_anybody_is_asked_to_come(
    tmp_path: Path, proposal: TableProposal, why: str
) -> None:
    async with lobby_at(tmp_path) as lobby:
        with pytest.raises((ServerRefusal, Refused), match=why):
            await lobby.propose(ANN, "Ann", proposal)
        assert await lobby.of_person(ANN) == []


async def test_a_board_to_take_down_is_made_when_the_game_begins(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        game = (
            await lobby.propose(ANN, "Ann", TableProposal("unbuild", (MINE, SeatSpec(bot="greedy"))))
        ).invitation.game
        assert game
        state = (await lobby._registry.table(game)).state
        assert isinstance(state, UnbuildState)
        assert not state.board.is_empty
