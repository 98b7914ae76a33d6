"""What comes from outside is never trusted: it is taken as it should be, or refused with a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.web.asgi_client import scope_of
from tests.web.browsers import PASSWORD, served
from tilewright.games.duplicate.bounds import MOST_RACKS
from tilewright.web.app import MOST_BODY

WRONG_NAMES = {
    "nothing": "",
    "blanks": "  \t ",
    "far too long": "A" * 100_000,
    "a little too long": "A" * 41,
    "a control character": "Ann\x00",
    "a line break inside": "An\x1bn",
    "turned around": "Ann\u202egro",
    "a mark of direction": "Ann\u200f",
    "a joiner that nobody sees": "An\u200bn",
    "a filler that looks like nothing": "\u3164",
    "a blank pattern of dots": "\u2800\u2800",
    "an accent on nothing": "\u0301",
    "a bot": "Top (bot)",
    "a bot in wide signs": "Top （ｂｏｔ）",
    "letters that unfold beyond measure": "\ufdfa" * 40,
}
WRONG_BODIES = (
    b"",
    b"null",
    b"[]",
    b'"Ann"',
    b"{",
    b"\xff\xfe",
    b'{"name": null}',
    b'{"name": 7}',
    b'{"name": ["Ann"]}',
    b'{"name": {"$ne": null}}',
    b'{"name": "\\ud800"}',
    b'{"name": "Ann", "admin": true}',
    b"[" * 50_000,
)


@pytest.mark.parametrize("name", WRONG_NAMES.values(), ids=WRONG_NAMES)
async def test_a_name_that_could_deceive_is_refused_wherever_it_is_given(tmp_path: Path, name: str) -> None:
    async with served(tmp_path) as server:
        ann, other = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        refused = [
            await other.no("POST", "/api/me", name=name),
            await ann.no("PATCH", "/api/me", name=name),
            await ann.no("POST", "/api/me/account", name=name, password=PASSWORD),
        ]
        assert set(refused) <= {"malformed", "bad-name", "name-of-a-bot"}
        assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_bodies_of_any_shape_get_an_answer_and_never_a_fault(tmp_path: Path) -> None:
    async with served(tmp_path, no_rate_limit=True) as server:
        ann = await server.browser()
        await ann.registers("Ann")
        club = (await ann.post("/api/clubs", name="Owls"))["id"]
        for method, path in (
            ("POST", "/api/me"),
            ("PATCH", "/api/me"),
            ("POST", "/api/me/account"),
            ("POST", "/api/sessions"),
            ("PUT", "/api/me/password"),
            ("POST", "/api/me/keys"),
            ("POST", "/api/clubs"),
            ("PATCH", f"/api/clubs/{club}"),
            ("DELETE", "/api/me"),
        ):
            for body in WRONG_BODIES:
                answer = await ann.client.request(
                    method, path, content=body, headers={"content-type": "application/json"}
                )
                assert answer.status_code in {400, 403}, (method, path, body[:40], answer.text)
                assert answer.json()["key"] in {"malformed", "password-needed"}
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert (await ann.get(f"/api/clubs/{club}"))["name"] == "Owls"


async def test_a_body_beyond_measure_is_refused_unread(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        answer = await ann.client.post("/api/me", json={"name": "A" * MOST_BODY})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


async def test_a_request_without_its_body_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await (await server.browser()).client.post("/api/me")
        assert (answer.status_code, answer.json()["facts"]) == (400, {"why": "it has no body"})


async def test_a_client_that_leaves_in_the_middle_of_its_request_is_no_fault_of_ours(tmp_path: Path) -> None:
    """Otherwise any guest could fill the log with tracebacks."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async with served(tmp_path) as server:
        with capture_logs() as lines:
            await server.app(scope_of("http", "/api/me", None, "POST"), receive, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == 400
    assert [line for line in lines if line["log_level"] == "error"] == []


async def test_what_one_player_sees_is_kept_for_nobody_else(tmp_path: Path) -> None:
    """The address is the same for everybody, so a cache before the server would show the rack of another."""
    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.arrives("Ann")
        table = await ann.post("/api/tables", kind="crossword", places=[{"mine": True}, {"bot": "hugo"}])
        game = f"/api/games/{table['game']}"
        for path in ("/api/me", "/api/games", game, f"{game}/view?mine=true", f"{game}/turns?seat=0"):
            answer = await ann.client.get(path)
            assert answer.headers.get_list("cache-control") == ["no-store"], path
        assert (await ann.client.get("/")).headers.get_list("cache-control") == ["no-cache"]


async def test_as_many_racks_as_a_game_may_be_prepared_with_are_not_too_large(tmp_path: Path) -> None:
    play = {"word": "A" * 15, "row": 10, "col": 10, "direction": "across", "score": 100_000}
    racks = [{"rack": "A" * 15, "play": play}] * MOST_RACKS
    proposal = {"kind": "duplicate", "places": [{"mine": True}] * 100, "rules": {"prepared": racks, "rack_size": 15}}

    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.arrives("Ann")
        answer = await ann.client.post("/api/choices/check", json=proposal)
        assert answer.json()["key"] == "racks-do-not-fit"


async def test_passwords_may_hold_any_sign_and_fit_from_any_keyboard(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, elsewhere = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        for wrong in ("", "1234567", "x" * 201):
            assert await ann.no("POST", "/api/me/account", password=wrong) == "bad-password"
        await ann.post("/api/me/account", password="Zo\u00eb \x00 \u202e \U0001f989 ok")
        await elsewhere.logs_in("Ann", "Zoe\u0308 \x00 \u202e \U0001f989 ok")
        assert await elsewhere.no("POST", "/api/sessions", name="Ann", password="x" * 1001) == "malformed"
        for half in ({"name": "Ann"}, {"password": PASSWORD}, {"name": "Ann", "key": "K"}, {"key": ""}):
            assert await elsewhere.no("POST", "/api/sessions", **half) == "malformed"


async def test_a_browser_that_calls_itself_anything_is_shown_without_harm(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser(**{"user-agent": "<script>\x1b[2J" + "x" * 5000})
        await ann.arrives("Ann")
        (key,) = await ann.get("/api/me/keys")
        assert key["label"].startswith("<script>[2Jxxx")
        assert len(key["label"]) == 60
        given = await ann.post("/api/me/keys", kind="token", label="\u202e\x00")
        assert given["key"]["label"] == "token"
        for kind in ("browser", "root", ""):
            assert await ann.no("POST", "/api/me/keys", kind=kind, label="mine") == "malformed"


async def test_clubs_are_called_what_can_be_seen(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.arrives("Ann")
        for wrong in ("", "  ", "x" * 61, "Owls\u202e", "\u3164", "Ow\x00ls"):
            assert await ann.no("POST", "/api/clubs", name=wrong) in {"malformed", "bad-name"}
        for odd in ("%00", "..%2F..", "\u202e", "x" * 33, "'; DROP TABLE clubs; --"):
            assert await ann.no("GET", f"/api/clubs/{odd}") in {"no-such-club", "malformed", "not-found"}
            assert await ann.no("GET", f"/api/clubs/join/{odd}") in {"no-such-club", "malformed", "not-found"}
            assert await ann.no("DELETE", f"/api/me/keys/{odd}") in {"no-such-key", "malformed", "not-found"}
        assert json.dumps(await ann.get("/api/clubs")) == "[]"


async def test_another_sites_page_can_do_nothing_in_ones_name(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.arrives("Ann")
        ann.client.headers["origin"] = "https://evil.example"
        assert await ann.no("POST", "/api/me/keys", kind="token", label="theirs") == "other-origin"
        assert await ann.no("DELETE", "/api/me") == "other-origin"
        assert await ann.no("POST", "/api/sessions", name="Eve", password=PASSWORD) == "other-origin"
