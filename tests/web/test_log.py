"""What the server writes about itself: enough to run it by, and nothing that somebody should not know."""

import json
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest
from tests.web.test_whole_games import FREE, MINE, gathered, played_out, seated
from tilewright.web.logs import Lines
from tilewright.web.visitors import COOKIE

PATHS = ("/api/me?code=HIDDEN1", "/nowhere/HIDDEN2", "/api/tables/HIDDEN3", "/api/games/HIDDEN4/view?seat=HIDDEN5")
TIMED = ("request", "long step")  # how many there are depends on the machine


@pytest.mark.seconds(120)
async def test_whole_games_leave_no_secret_in_the_log_or_the_metrics(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        guests = [Guest(server.url, name) for name in ("Ann", "Ben")]
        game = gathered(guests, {"kind": "crossword", "places": [MINE, FREE], "edition": "folio"})
        sitters = seated(server, guests, game, ("hugo", "diego"))
        await played_out(sitters)
        for path in PATHS:
            guests[0].http.get(path)
        guests[0].http.post("/api/me", content=b'{"name": HIDDEN6}')
        secrets = {guest.http.cookies[COOKIE] for guest in guests} | secrets_of(server)
        secrets |= {rack for sitter in sitters for rack in racks_in(sitter.received)}
        assert len(secrets) > 20
        counted = guests[0].http.get("/metrics").text
        assert guests[0].http.get("/nowhere").headers["x-content-type-options"] == "nosniff"
        assert server.stop() == 0
        for guest in guests:
            guest.http.close()
    assert [one for one in [*secrets, "HIDDEN", "Ann", "Ben", "?", "hugo"] if one in server.log] == []
    assert [one for one in [*secrets, "HIDDEN", "Ann", "Ben"] if one in counted] == []
    events = [json.loads(line) for line in server.log.splitlines()]
    told = [(one["event"], one.get("game"), one.get("kind")) for one in events if one["event"] not in TIMED]
    assert told == [
        ("started", None, None),
        ("founded", game, "crossword"),
        ("over", game, "crossword"),
        ("stopping", None, None),
        ("stopped", None, None),
    ]
    requests = [one for one in events if one["event"] == "request"]
    assert {one["path"] for one in requests} >= {"/api/me", "/api/tables/{code}/join", "/{rest}"}


def test_a_fault_is_told_with_its_place_and_without_what_it_held(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        ann = Guest(server.url, "Ann")
        with sqlite3.connect(tmp_path / "games.db") as behind_its_back:
            behind_its_back.execute("DROP TABLE sessions")
        behind_its_back.close()
        answer = ann.http.post("/api/me", json={"name": "Zebedee"}, headers={"user-agent": "Browser of Zebedee"})
        assert (answer.status_code, answer.json()["key"]) == (500, "fault")
        ann.http.close()
        faults = [one for line in server.log.splitlines() if (one := json.loads(line))["event"] == "fault"]
    assert [(one["level"], one["path"]) for one in faults] == [("error", "/api/me")]
    assert "people.py" in faults[0]["exception"]
    assert "no such table: sessions" in faults[0]["exception"]
    assert "Zebedee" not in server.log


def test_a_log_that_nobody_reads_any_more_stops_nothing() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    out = os.fdopen(writing, "w")
    Lines(out).msg("lost")
    with suppress(BrokenPipeError):
        out.close()
    Lines(out).msg("lost as well")


def secrets_of(server: Hosted) -> set[str]:
    """Seeds, codes and hashes, from the database itself."""
    kept = sqlite3.connect(server.folder / "games.db")
    found = kept.execute("SELECT seed FROM games UNION SELECT key FROM sessions UNION SELECT code FROM invitations")
    secrets = {row[0] for row in found}
    kept.close()
    return secrets


def racks_in(received: list[str]) -> set[str]:
    """Every rack that was seen, as it is written; two tiles may stand in a word by chance."""

    def within(value: Any) -> set[str]:
        match value:
            case dict():
                return {rack for one in value.values() for rack in within(one)}
            case list():
                return {rack for one in value for rack in within(one)}
            case str() if value.isupper() and len(value) > 3:
                return {value}
            case _:
                return set()

    return {rack for message in received for rack in within(json.loads(message))}
