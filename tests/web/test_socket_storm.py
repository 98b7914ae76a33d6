"""Storms at the socket: whatever comes, nobody else notices, nothing is at fault, and nothing stays behind."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.web import storm
from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest, Sitter, guests
from tilewright.games.kind import GAMES
from tilewright.live.server_messages import AnyServerMessage

MINE = {"mine": True}
ROUNDS = 4
DATABASE_FILES = 15  # that its connections open when they are first needed; a storm has hundreds
MOST_GROWTH = 6_000_000  # bytes that later rounds may add to the memory of the server: its caches still fill


@pytest.fixture(scope="module")
def no_rate_limit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("hasty")) as running:
        yield running
        assert '"fault"' not in running.log


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("strict"), env={"TILEWRIGHT_NO_RATE_LIMIT": ""}) as running:
        yield running
        assert '"fault"' not in running.log


def metrics(server: Hosted) -> dict[str, float]:
    families = text_string_to_metric_families(httpx.get(f"{server.url}/metrics").text)
    return {"".join((one.name, *one.labels.values())): one.value for family in families for one in family.samples}


def calm(server: Hosted, is_so: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    """When the server has noticed that all have gone."""
    until = time.monotonic() + 60
    while not is_so(found := metrics(server)) and time.monotonic() < until:
        time.sleep(0.1)
    return found


def nobody_is_there(found: dict[str, float]) -> bool:
    return found["tilewright_sockets"] == found["tilewright_watchers"] == found["tilewright_busy_tables"] == 0


def begun(people: list[Guest], kind: str) -> str:
    table = people[0].post("/api/tables", kind=kind, places=[MINE, {}])
    game: str = people[1].post(f"/api/tables/{table['code']}/join")["game"]
    return game


@pytest.mark.seconds(120)
async def test_whatever_is_said_is_answered_and_no_fault(no_rate_limit: Hosted) -> None:
    with guests(no_rate_limit.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        games = {begun([ann, ben], kind): kind for kind in GAMES}
        cookies = (ann.cookie, ben.cookie, eve.cookie, "")
        talks = (storm.talk_nonsense(no_rate_limit, cookie, games, seed, 700) for seed, cookie in enumerate(cookies))
        for answers in await asyncio.gather(*talks):
            assert len(answers) > 300
            for one in answers:
                msgspec.convert(one, type=AnyServerMessage)
            assert not [one for one in answers if one.get("key") in {"fault", "busy", "not-kept"}]
            assert {"refused", "time"} <= {one["t"] for one in answers}
        for game in games:
            await sees(no_rate_limit, ann.cookie, game)
    assert nobody_is_there(calm(no_rate_limit, nobody_is_there))


async def sees(server: Hosted, cookie: str, game: str) -> None:
    sitter = Sitter(server.ws_url, cookie, game, 0)
    await sitter.sit()
    assert (await asyncio.wait_for(sitter.hear(), 30))["t"] == "view"
    await sitter.leave()


@pytest.mark.parametrize(
    ("sent", "codes"),
    [
        pytest.param(storm.frame(storm.TEXT, b"x" * 65_537), {1009}, id="too long"),
        pytest.param(
            storm.frame(storm.TEXT, b"x" * 40_000, fin=False) + storm.frame(0, b"y" * 40_000),
            {1009},
            id="too long in two parts",
        ),
        pytest.param(storm.frame(storm.TEXT, b"\xff\xfe"), {1007}, id="no UTF-8"),
        pytest.param(storm.frame(storm.TEXT, b"{}", masked=False), {1002}, id="not masked"),
        pytest.param(storm.frame(storm.TEXT, b"{}", reserved=0x40), {1002}, id="a bit that means nothing"),
        pytest.param(storm.frame(5, b"{}"), {1002}, id="an unknown kind of frame"),
        pytest.param(storm.frame(0, b"{}"), {1002}, id="the second part of nothing"),
        pytest.param(storm.frame(storm.CLOSE, b"\x00"), {1002}, id="half a farewell"),
        pytest.param(storm.frame(storm.PING, b"?") * 100, {None, 1006}, id="pings without end"),
        pytest.param(storm.frame(storm.TEXT, fin=False) + storm.frame(0, fin=False) * 500, {None, 1006}, id="parts"),
    ],
)  # fmt: skip
def test_who_breaks_the_protocol_is_shown_out(no_rate_limit: Hosted, sent: bytes, codes: set[int | None]) -> None:
    with closing(storm.opened(no_rate_limit)) as line:
        with suppress(ConnectionError):
            line.sendall(sent)
        assert storm.code_of_close(line) in codes


@pytest.mark.seconds(180)
async def test_who_does_not_read_is_dropped_and_stalls_nobody(no_rate_limit: Hosted) -> None:
    with guests(no_rate_limit.url, "Ann", "Ben", "Deaf") as (ann, ben, deaf):
        game = begun([ann, ben], "crossword")
        before = metrics(no_rate_limit)
        lines = [storm.opened(no_rate_limit, deaf.cookie, room=4096) for _ in range(3)]
        watch = storm.frame(storm.TEXT, json.dumps({"t": "watch", "game": game}).encode())

        async def pester(line: Any) -> None:
            def say() -> None:
                with suppress(OSError):
                    for _ in range(4_000):
                        line.sendall(watch)

            await asyncio.to_thread(say)

        sitters = seated(no_rate_limit, [ann, ben], game)
        pestering = asyncio.gather(*(pester(line) for line in lines))
        await asyncio.gather(*(sitter.play_out() for sitter in [await sat(one) for one in sitters]))
        await pestering
        assert all(not sitter.denied for sitter in sitters)
        for sitter in sitters:
            await sitter.leave()
        slow = "tilewright_dropped_totaltoo slow"
        after = calm(
            no_rate_limit, lambda found: nobody_is_there(found) and found.get(slow, 0) - before.get(slow, 0) >= 3
        )
        assert after[slow] - before.get(slow, 0) == 3
        assert nobody_is_there(after), "though the lines are still held at the other end"
        for line in lines:
            line.close()


def seated(server: Hosted, people: list[Guest], game: str) -> list[Sitter]:
    return [Sitter(server.ws_url, one.cookie, game, seat, "hugo") for seat, one in enumerate(people)]


async def sat(sitter: Sitter) -> Sitter:
    await sitter.sit()
    return sitter


def test_two_play_on_in_a_storm_and_nothing_stays_behind(strict: Hosted) -> None:
    with guests(strict.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        first = metrics(strict)
        memory = []
        for _ in range(ROUNDS):
            game = begun([ann, ben], "crossword")
            asyncio.run(asyncio.wait_for(stormy_game(strict, [ann, ben], eve, game), 180))
            found = calm(strict, nobody_is_there)
            assert nobody_is_there(found)
            memory.append(found["process_resident_memory_bytes"])
        files = first["process_open_fds"] + DATABASE_FILES
        settled = calm(strict, lambda found: found["process_open_fds"] <= files)
        assert settled["process_open_fds"] <= files
        assert settled["tilewright_tasks"] <= first["tilewright_tasks"] + settled["tilewright_tables"] + 2
        assert memory[-1] - memory[1] < MOST_GROWTH, memory


async def stormy_game(server: Hosted, people: list[Guest], eve: Guest, game: str) -> None:
    """Two play a whole game at leisure; meanwhile others do what they can."""
    sitters = [await sat(one) for one in seated(server, people, game)]
    playing = asyncio.gather(*(one.play_out() for one in sitters))
    half_open = [storm.connected(server.port) for _ in range(20)]
    dawdlers = [storm.connected(server.port) for _ in range(20)]
    silent = [storm.opened(server, eve.cookie, room=4096) for _ in range(10)]
    gales = [asyncio.to_thread(storm.come_and_go, server, 60)]
    assert set(await asyncio.gather(*(storm.flood(server, eve.cookie) for _ in range(5)))) == {1008}
    while not playing.done():
        for line in dawdlers:
            with suppress(OSError):
                line.sendall(b"G")
        gales.append(asyncio.to_thread(storm.come_and_go, server, 20))
        await gales.pop(0)
    await playing
    assert not [one for sitter in sitters for one in sitter.denied if one["key"] != "stale"]
    assert sitters[0].view.is_over
    assert sitters[1].view.is_over
    await asyncio.gather(*gales, *(one.leave() for one in sitters))
    for line in (*half_open, *dawdlers, *silent):
        storm.break_off(line)
