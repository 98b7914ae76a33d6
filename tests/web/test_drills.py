"""What can happen to a server and its database, while people play: it recovers, or stops with a sentence.

Nothing that was acknowledged is lost, readiness tells the truth, and the clocks are right within a second.
"""

import asyncio
import json
import resource
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import connect

from tests.databases import restart_postgres
from tests.effort import up_to
from tests.web.hosting import Hosted, hosted
from tests.web.test_nothing_lost import PlayedTables
from tilewright.live.clock import FROZEN_MS
from tilewright.store.clock_record import Beats
from tilewright.store.database import Database, sqlite_url
from tilewright.store.ownership import OURS

SECONDS = 60  # by which a server notices what has happened, on a machine that does much else
TROUBLE_SECONDS = up_to(2, 30)
AFTERWARDS = 3.0
LITTLE = 16 * 1024  # bytes that a file may have on a disk that is full
FROZEN_SECONDS = max(up_to(0, 60), FROZEN_MS / 1000 + 1)
Trouble = Callable[[Hosted, str], None]


def full_disk(server: Hosted, _: str) -> None:
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (LITTLE, limits[1]))
    until(lambda: not is_ready(server))
    refuses_guests(server)
    time.sleep(TROUBLE_SECONDS)
    assert not is_ready(server)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def file_away(server: Hosted, _: str) -> None:
    file, away = server.folder / "games.db", server.folder / "away.db"
    file.rename(away)
    until(lambda: not is_ready(server))
    refuses_guests(server)
    time.sleep(TROUBLE_SECONDS)
    away.rename(file)


def restart(server: Hosted, _: str) -> None:
    """Requests are 503 at worst, and afterwards none fails."""
    guest = httpx.Client(base_url=server.url)
    guest.post("/api/me", json={"name": "Dan"}).raise_for_status()
    restart_postgres()
    statuses = [guest.get("/api/me").status_code for _ in range(20)]
    assert set(statuses) <= {200, 503}
    until(lambda: is_ready(server))
    assert {guest.get("/api/me").status_code for _ in range(20)} == {200}
    guest.close()


def lock_dropped(server: Hosted, url: str) -> None:
    asyncio.run(_drop_lock(url))
    until(lambda: "lock taken again" in server.log)
    (server.folder / "second").mkdir()
    with pytest.raises(RuntimeError, match="is being served already, by another process"):
        Hosted(server.folder / "second", ("--db", url), {})


async def _drop_lock(url: str) -> None:
    database = await Database.opened(url)
    async with database.writing() as connection:
        holding = f"locktype = 'advisory' AND objid = {OURS} AND granted"
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {holding}"))
    await database.close()


@pytest.mark.parametrize(
    ("url", "trouble"),
    [("sqlite", full_disk), ("sqlite", file_away), ("postgresql", restart), ("postgresql", lock_dropped)],
    indirect=["url"],
)
def test_nothing_that_was_acknowledged_is_lost_and_the_games_go_on(url: str, trouble: Trouble, tmp_path: Path) -> None:
    with hosted(tmp_path, "--db", url) as server:
        tables = PlayedTables(server)
        asyncio.run(tables.until_the_power_goes(AFTERWARDS, partial(_through, trouble, server, url)))
        tables.forget_the_clock()
        server.start_again()
        tables.server_is_back()
        asyncio.run(tables.until_the_power_goes(0.1))
        tables.close()
        faults = [line for line in server.log.splitlines() if line.startswith("{") and '"event": "fault"' in line]
    assert tables.acknowledged, "there was something to lose"
    assert faults == []


async def _last_beat(url: str) -> float:
    database = await Database.existing(url)
    last = await Beats(database).last()
    await database.close()
    return (last or 0) / 1000


def _through(trouble: Trouble, server: Hosted, url: str) -> None:
    assert is_ready(server)
    time.sleep(1)
    trouble(server, url)
    until(lambda: is_ready(server))
    # Time goes on from the last beat, so that has to be kept again: within a second of what the clock shows.
    until(lambda: abs(offset(server) + time.monotonic() - asyncio.run(_last_beat(url))) < 1)


def test_time_stands_still_while_the_process_is_frozen(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, httpx.Client(base_url=server.url, timeout=SECONDS) as guest:
        ann = guest.post("/api/me", json={"name": "Ann"}).json()
        before = offset(server)
        server.process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        time.sleep(FROZEN_SECONDS)
        server.process.send_signal(signal.SIGCONT)
        frozen = time.monotonic() - began
        assert abs(offset(server) - (before - frozen)) < 1
        assert is_ready(server)
        assert guest.get("/api/me").json() == ann
        assert "frozen" in {json.loads(line)["event"] for line in server.log.splitlines()}


def another_owner(server: Hosted) -> str:
    with closing(sqlite3.connect(server.folder / "games.db")) as connection, connection:
        connection.execute("UPDATE ownership SET epoch = epoch + 1")
    return "Another server has taken the database over."


def another_file(server: Hosted) -> str:
    shutil.copy(server.folder / "games.db", server.folder / "older.db")
    (server.folder / "older.db").rename(server.folder / "games.db")
    return f"{server.folder}/games.db was replaced by another file while it was being served."


@pytest.mark.parametrize("happens", [another_owner, another_file])
def test_a_server_whose_database_is_somebody_elses_ends_with_a_sentence(
    happens: Callable[[Hosted], str], tmp_path: Path
) -> None:
    with hosted(tmp_path) as server:
        sentence = happens(server)
        try:
            answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})
            assert (answer.status_code, answer.json()["key"]) in {(503, "not-kept"), (503, "stopping")}
        except httpx.TransportError:
            pass  # it has ended already
        assert server.process.wait(SECONDS) == 1
        assert sentence in server.log.splitlines()
        assert "Traceback" not in server.log


FAULTY = """
import asyncio, sys
from tilewright.store.journal import Journal
from tilewright.web import hosting
{fault}
from tilewright.cli.main import main
main(["serve", *sys.argv[1:]])
"""
WRITER_ENDS = """
async def _keep(journal, group):
    raise asyncio.CancelledError
Journal._keep = _keep
"""
NEVER_CLOSES = """
async def close(journal):
    await asyncio.Event().wait()
Journal.close = close
hosting.LATEST_SECONDS = 1.0
"""


def test_the_process_ends_with_a_sentence_if_nobody_writes_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.web.hosting.COMMAND", (sys.executable, "-c", FAULTY.format(fault=WRITER_ENDS)))
    with hosted(tmp_path) as server:
        assert not is_ready(server)
        assert server.process.wait(SECONDS) == 1
        assert "The task 'journal' was ended, and the server cannot do without it." in server.log.splitlines()


def test_nothing_holds_up_the_end_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.web.hosting.COMMAND", (sys.executable, "-c", FAULTY.format(fault=NEVER_CLOSES)))
    with hosted(tmp_path) as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(SECONDS) == 1
        assert "Something did not stop, so the process ends without it." in server.log


def test_a_damaged_file_is_one_sentence_and_an_exit_code(tmp_path: Path) -> None:
    with hosted(tmp_path):
        pass
    file = tmp_path / "games.db"
    damaged = bytearray(file.read_bytes())
    damaged[4096 * 8 : 4096 * 20] = b"\xa5" * 4096 * 12
    file.write_bytes(damaged)
    (tmp_path / "log.txt").unlink()
    with pytest.raises(RuntimeError, match=r"games\.db cannot be used: ") as refused:
        Hosted(tmp_path, ("--db", sqlite_url(file)), {})
    assert "Traceback" not in str(refused.value)
    assert (tmp_path / "log.txt").read_text().count("\n") == 1


def is_ready(server: Hosted) -> bool:
    return httpx.get(f"{server.url}/health/ready", timeout=SECONDS).status_code == 200


def refuses_guests(server: Hosted) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Dan"}, timeout=SECONDS)
    assert (answer.status_code, answer.json()["key"]) == (503, "not-kept")


def offset(server: Hosted) -> float:
    """What the server's clock shows, less what this machine's does; in seconds."""
    with connect(server.ws_url, open_timeout=SECONDS) as socket:
        asked = time.monotonic()
        socket.send(json.dumps({"t": "ping", "at": 0}))
        now: int = json.loads(socket.recv(timeout=SECONDS))["now"]
        return now / 1000 - (asked + time.monotonic()) / 2


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)
