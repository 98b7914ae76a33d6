"""Programs that play: what they are told, when, and that a whole game goes by it."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.databases import statements
from tests.live.staffed import until
from tests.web.browsers import served
from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest
from tilewright.games.crossword.actions import Exchange
from tilewright.games.kind import kind_of
from tilewright.live.lobby.proposal import TableProposal
from tilewright.live.tables.table import ActionRequest
from tilewright.notation import cgp, log
from tilewright.store.database import sqlite_url
from tilewright.web.app import application
from tilewright.web.bot_stream import BotStream
from tilewright.web.config import Config
from tilewright.web.services import MOST_STREAMS, MOST_STREAMS_AT

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
ALONE = {"kind": "crossword", "places": [{"mine": True}], "house": ["solitaire"]}
LOOK_SECONDS = 1.5  # in which a stream that was opened knows which tables it waits at
FIRST = {"first_player": {"type": "from-seat", "seat": 0}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("bots")) as started:
        yield started


Coming = Callable[[str], Guest]


@pytest.fixture
def coming(server: Hosted) -> Iterator[Coming]:
    """Guests who go home when the test is over."""
    came: list[Guest] = []

    def come(name: str) -> Guest:
        came.append(Guest(server.url, name))
        return came[-1]

    yield come
    for guest in came:
        guest.http.close()


class Listener:
    """A bot's ear: the lines of its stream, one after the other."""

    def __init__(self, guest: Guest) -> None:
        self._stream = guest.http.stream("GET", "/api/bot/stream", headers=bearer(guest))
        self.answer = self._stream.__enter__()
        self._lines = self.answer.iter_lines()

    def hear(self) -> Any:
        return json.loads(next(line for line in self._lines if line))

    def hear_a_turn(self) -> Any:
        """The next one, after whatever else is told: who looks just after sitting down hears that the game begins."""
        while (told := self.hear())["t"] != "turn":
            pass
        return told

    def close(self) -> None:
        self._stream.__exit__(None, None, None)


def token_of(guest: Guest) -> str:
    secret: str = guest.post("/api/me/keys", kind="token", label="my bot")["secret"]
    return secret


def bearer(guest: Guest) -> dict[str, str]:
    return {"Authorization": f"Bearer {token_of(guest)}"}


def test_a_game_that_waits_is_told_at_once_and_a_new_one_when_it_begins(coming: Coming) -> None:
    ann = coming("Ann")
    first = ann.post("/api/tables", **ALONE)["game"]
    ear = Listener(ann)
    assert ear.answer.headers["content-type"] == "application/x-ndjson"
    told = ear.hear()
    assert (told["t"], told["game"], told["seat"], told["n"]) == ("turn", first, 0, 0)
    assert told["about"]["kind"] == "crossword"
    assert cgp.read(told["cgp"]).racks[0].faces == told["view"]["racks"][0]["faces"]
    second = ann.post("/api/tables", **ALONE)["game"]
    assert ear.hear()["game"] == second
    ear.close()


def test_a_table_that_begins_and_a_game_that_ends_are_told(coming: Coming) -> None:
    ann, ben = coming("Ann"), coming("Ben")
    code = ann.post("/api/tables", kind="crossword", places=[{"mine": True}, {}], rules=FIRST)["code"]
    ears = [Listener(ann), Listener(ben)]
    time.sleep(LOOK_SECONDS)  # by then they know which tables they wait at
    game = ben.post(f"/api/tables/{code}/join")["game"]
    assert ears[0].hear() == {"t": "changed", "code": code, "game": game}
    told = ears[0].hear()
    assert (told["t"], told["seat"]) == ("turn", 0)
    ann.post(f"/api/games/{game}/moves", seat=0, id="1", n=told["n"], move="-")
    told = ears[1].hear_a_turn()
    assert (told["seat"], told["n"]) == (1, 1)
    ben.post(f"/api/games/{game}/moves", seat=1, id="1", action={"do": "resign"})
    for seat, ear in enumerate(ears):
        over = ear.hear()
        assert (over["t"], over["game"], over["seat"]) == ("over", game, seat)
        assert over["scores"] == over["view"]["scores"]
        assert not any(rack["veiled"] for rack in over["view"]["racks"])
        ear.close()


def test_no_rack_but_the_own_is_told(coming: Coming) -> None:
    ann, ben = coming("Ann"), coming("Ben")
    code = ann.post("/api/tables", kind="crossword", places=[{"mine": True}, {}], rules=FIRST)["code"]
    ben.post(f"/api/tables/{code}/join")
    ear = Listener(ann)
    told = ear.hear()
    assert [rack["veiled"] for rack in told["view"]["racks"]] == [False, True]
    assert [len(rack) for rack in cgp.read(told["cgp"]).racks] == [7, 0]
    assert set(told["view"]["bags"][0]["faces"]) == {"*"}
    ear.close()


def test_who_is_not_known_hears_nothing(server: Hosted) -> None:
    answer = httpx.get(f"{server.url}/api/bot/stream", headers={"Authorization": "Bearer nobody"})
    assert (answer.status_code, answer.json()["key"]) == (401, "not-known")


def test_who_loses_the_token_is_shown_out(coming: Coming) -> None:
    ann = coming("Ann")
    ear = Listener(ann)
    (key,) = (one["id"] for one in ann.get("/api/me/keys") if one["kind"] == "token")
    ann.http.delete(f"/api/me/keys/{key}")
    assert not [line for line in ear._lines if line]
    ear.close()


def test_bots_are_seen_off_when_the_server_stops(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        ann = Guest(server.url, "Ann")
        ann.post("/api/tables", **ALONE)
        ear = Listener(ann)
        ear.hear()
        assert server.stop() == 0
        assert not [line for line in ear._lines if line]
        ear.close()
        ann.http.close()
    assert "Traceback" not in server.log


async def test_a_bot_that_does_not_read_is_shown_out(tmp_path: Path) -> None:
    app = application(Config(db=sqlite_url(tmp_path / "games.db"), no_rate_limit=True))
    async with app.lifespan():
        services = app.state.services
        visitor, _ = await services.visitors.welcome("Ann", "test")
        proposal = msgspec.convert(ALONE, type=TableProposal)
        made = await services.server.lobby.propose(visitor.person, visitor.name, proposal)
        table = await services.server.registry.table(made.invitation.game)
        never = asyncio.Event()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.body":
                await never.wait()

        answer = BotStream(services, visitor)({}, never.wait, send)  # type: ignore[arg-type]
        stream = asyncio.create_task(answer)
        while not stream.done():
            await table.ask(ActionRequest(0, Exchange(table.state.racks[0].faces[:1])))
            await asyncio.sleep(0.02)
        await stream


async def test_while_nothing_happens_a_stream_asks_nothing_of_the_database(tmp_path: Path) -> None:
    app = application(Config(db=sqlite_url(tmp_path / "games.db"), no_rate_limit=True))
    async with app.lifespan():
        services = app.state.services
        visitor, _ = await services.visitors.welcome("Ann", "test")
        heard, gone = list[bytes](), asyncio.Event()

        async def send(message: Any) -> None:
            heard.append(message.get("body", b""))

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        answer = BotStream(services, visitor)({}, receive, send)  # type: ignore[arg-type]
        stream = asyncio.create_task(answer)
        await asyncio.sleep(0.5)
        with statements() as asked:
            await asyncio.sleep(1.5)
            assert [one for one in asked if "seats" in one or "invitations" in one] == []
        proposal = msgspec.convert(ALONE, type=TableProposal)
        made = await services.server.lobby.propose(visitor.person, visitor.name, proposal)
        game = (made.invitation.game or "").encode()
        await until(lambda: any(game in line and b'"turn"' in line for line in heard))
        gone.set()
        await stream


async def test_one_person_and_one_address_have_so_many_streams(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, ben = await server.browser_at("2001:db8::1"), await server.browser_at("2001:db8::2:2")
        person = await ann.arrives("Ann")
        await ben.arrives("Ben")
        with ExitStack() as taken:
            for _ in range(MOST_STREAMS):
                taken.enter_context(server.services.streams_of.taken(person))
            assert await ann.no("GET", "/api/bot/stream") == "too-many-streams"
            for _ in range(MOST_STREAMS_AT):
                taken.enter_context(server.services.streams_at.taken("2001:db8::/64"))
            assert await ben.no("GET", "/api/bot/stream") == "too-many-streams-here"


def test_two_copies_of_the_example_play_a_game_to_its_end(server: Hosted, coming: Coming) -> None:
    names = ("One", "Two")
    guests = [coming(name) for name in names]
    command = [sys.executable, str(EXAMPLE), server.url]
    host = _started([*command, token_of(guests[0])])
    assert host.stdout
    code = host.stdout.readline().split()[1]
    other = _started([*command, token_of(guests[1]), code])
    ends = [process.communicate(timeout=240) for process in (host, other)]
    assert [host.returncode, other.returncode] == [0, 0], ends
    game = guests[0].get("/api/games", over=True)[0]
    assert game["players"] == list(names)
    record = log.read(guests[0].http.get(f"/api/games/{game['id']}/export/log").text)
    scores = " ".join(map(str, kind_of("crossword").replay(record).scores))
    assert ends[0] == (f"Final scores: {scores}\n", "")
    assert ends[1] == (f"Table {code}\nFinal scores: {scores}\n", "")


def _started(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
